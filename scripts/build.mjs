import { execFile, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { languages } from './locales.mjs';
import { oneLanguage } from './oneLanguage.mjs';

const web = [
  'index.html',
  'public',
  'src',
  'theme',
  'contract',
  'locales',
  'scripts',
  'vite.config.ts',
  'package-lock.json',
];
const server = [
  'server',
  'demo',
  'bench',
  'theme',
  'contract',
  'locales',
  'scripts',
  'e2e/checks',
  'stories/docs/libraryChangelog.ts',
  'stories/docs/purposes.ts',
  'vite.config.ts',
  'package-lock.json',
];
/** A test compares this with what stories import. */
export const storybookSources = [
  '.storybook',
  'stories',
  'docs/library.md',
  'src',
  'theme',
  'contract',
  'locales',
  'public',
  'server/domain/settings',
  'scripts/boundaries/aliases.ts',
  'scripts/componentFacts',
  'scripts/nativePowers.ts',
  'scripts/pageChunks.ts',
  'scripts/pageFiles.ts',
  'scripts/hoistedStatics.ts',
  'scripts/routerImports.ts',
  'scripts/schemeScript.ts',
  'scripts/prerender/chunkMap.ts',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

/** The programs that run under Node, each with its own entry in dist/server. */
const programs = {
  main: 'server/app/main.ts',
  drawingThread: 'server/app/drawings.ts',
  feed: 'server/app/feedCommand.ts',
  routing: 'server/app/routingCommand.ts',
  firstAdmin: 'server/app/firstAdmin.ts',
  audit: 'server/app/auditCommand.ts',
  bank: 'server/app/bankCommand.ts',
  backup: 'server/app/backupCommand.ts',
  keys: 'server/app/keysCommand.ts',
  migrate: 'server/app/migrateCommand.ts',
  doctor: 'server/app/doctorCommand.ts',
  restoreDrill: 'bench/restoreDrillCommand.ts',
  demo: 'demo/command.ts',
  bench: 'bench/main.ts',
  crash: 'bench/crash.ts',
  upgrade: 'bench/upgrade.ts',
  scale: 'bench/scale.ts',
  poolProcess: 'bench/poolProcess.ts',
  tokens: 'theme/export/command.ts',
  visual: 'scripts/visual/main.ts',
  tables: 'scripts/generate/tables.ts',
  feedDocs: 'scripts/generate/feedDocs.ts',
  dialects: 'scripts/generate/dialects.ts',
  newComponent: 'scripts/generate/newComponent.ts',
  deprecateComponent: 'scripts/generate/deprecateComponent.ts',
};

/** Builds the server's programs where a source is newer than the last build; answers whether it did. */
export const buildServer = () =>
  whenStale('dist/server', server, () =>
    build({
      logLevel: 'warn',
      // What server/app/buildFacts.ts says of itself.
      define: { FIELDGATE_BUILD: JSON.stringify(buildFactsOf(process.env.BUILD_COMMIT, askGit)) },
      build: { ssr: true, rollupOptions: { input: programs } },
    }),
  );

/**
 * The version of package.json and the commit that is built: `given` where there is no git, as in a container. What is no
 * commit's name is not taken, since health tells it to everybody.
 */
export function buildFactsOf(given, git) {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const named = [given, git('rev-parse', 'HEAD')].find((name) => /^[0-9a-f]{40}$/.test(name ?? ''));
  if (!named) return { version, commit: 'unknown' };
  const isChanged = named !== given && git('status', '--porcelain', '--untracked-files=no') !== '';
  return { version, commit: named.slice(0, 12) + (isChanged ? '-changed' : '') };
}

function askGit(...args) {
  const { stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return stdout?.trim();
}

/** Builds the browser's half, drawn and compressed beforehand, where a source is newer than the last build. */
export const buildWeb = () =>
  whenStale('dist/web', web, async () => {
    // Beside the folder that is served: whoever starts meanwhile finds all of it or nothing.
    const next = 'dist/web-next';
    rmSync(next, { recursive: true, force: true });
    // One after the other: each build says "production" to the whole process, and takes it back.
    for (const language of languages) {
      const out = { outDir: next, emptyOutDir: false };
      await build({ logLevel: 'warn', plugins: [oneLanguage(language)], build: out });
      await drawPages(next, language);
    }
    await compress(next);
    rmSync('dist/web', { recursive: true, force: true });
    renameSync(next, 'dist/web');
  });

/**
 * Draws each page as it stands before its code has come. In a process of its own: it has to be a production one, or
 * names of styles differ from the browser's.
 */
async function drawPages(folder, language) {
  const out = `dist/prerender/${language}`;
  await build({
    logLevel: 'warn',
    plugins: [oneLanguage(language)],
    build: { ssr: true, outDir: out, rollupOptions: { input: { main: 'scripts/prerender/main.tsx' } } },
  });
  const first = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
    plugins: [oneLanguage(language), firstScript],
    build: {
      write: false,
      copyPublicDir: false,
      rollupOptions: { input: firstScript.name, output: { format: 'iife' } },
    },
  });
  writeFileSync(join(out, 'first.js'), first.output[0].code.trim());
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, [join(out, 'main.js'), folder, join(out, 'first.js')], { env });
}

/** What stands in each page before everything else. */
const firstScript = {
  name: 'first-script',
  resolveId: (id) => (id === 'first-script' ? id : undefined),
  load: (id) =>
    id === 'first-script'
      ? `import { beginPage } from '/src/app/firstScript.ts'; beginPage(window, new Date());`
      : undefined,
};

/** Builds Storybook where a source is newer than the last build. */
export const buildStorybook = () =>
  whenStale('dist/storybook', storybookSources, async () => {
    const args = [
      'node_modules/storybook/dist/bin/dispatcher.js',
      'build',
      '-o',
      'dist/storybook',
      '--quiet',
      // Which module imports which: scripts/trace.mjs asks.
      '--stats-json',
    ];
    await promisify(execFile)(process.execPath, args, { maxBuffer: 2 ** 26 });
  });

const environment = process.env.NODE_ENV;

/** As the user said it: vite says "production" or "development" to the whole process, whichever it did last. */
function restoreEnvironment() {
  if (environment === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = environment;
}

/** Makes a folder of dist where a source is newer than the last time; answers whether it did. */
export async function whenStale(target, sources, make) {
  const mark = join(target, '.built');
  if (newest(sources) <= timeOf(mark)) return false;
  rmSync(mark, { force: true });
  restoreEnvironment();
  const began = new Date();
  await make();
  // What is started next must hear what the user said.
  restoreEnvironment();
  writeFileSync(mark, '');
  // What was changed while it was built may not be in it.
  utimesSync(mark, began, began);
  return true;
}

const newest = (paths) => Math.max(0, ...paths.map(newestIn));

function newestIn(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat?.mtimeMs ?? 0;
  return Math.max(stat.mtimeMs, newest(readdirSync(path).map((name) => join(path, name))));
}

const timeOf = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? -1;

/** Writes a .br and a .gz beside every file that is worth it, so that no request waits for a compressor. */
async function compress(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((name) =>
    /\.(js|css|html|svg|json)$/.test(name),
  );
  await Promise.all(
    files.map(async (name) => {
      const path = join(folder, name);
      const content = readFileSync(path);
      if (content.length < 1024) return;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      };
      writeFileSync(`${path}.br`, await promisify(brotliCompress)(content, { params }));
      writeFileSync(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await Promise.all([buildServer(), buildWeb()]);
}
