import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'vite';
import { whenStale } from './build.mjs';

// `npm run library:build` makes dist/library of the entries in library/: what `npm pack` there packs is the package
// that another product installs.

export const folder = 'dist/library';
const sources = [
  'library',
  'src',
  'theme',
  'contract',
  'locales',
  'scripts',
  'package.json',
  'tsconfig.json',
];
const styles = ['fonts.css', 'ground.css', 'media.css'];

/**
 * What another entry than the fields does without, and what two charts ask for once they are shown. Whoever uses none of
 * them need not install it. The grid is not among them: a bundler looks for all that an entry names, used or not.
 */
const optional = ['@mui/x-charts', 'formik'];
/** Small, and harmless where a product has a copy of its own. All else is the product's, of which there must be one. */
const carried = ['@emotion/cache', '@mdi/js', '@messageformat/runtime', 'qrcode.react'];
/** What MUI asks for without importing it from here, and what the types of React are in. */
const besides = ['@emotion/react', '@emotion/styled', '@types/react'];

/** Builds the library where a source is newer than the last build; answers whether it did. */
export const buildLibrary = () =>
  whenStale(folder, sources, async () => {
    rmSync(folder, { recursive: true, force: true });
    const [modules] = await Promise.all([buildModules(), emitTypes()]);
    const types = pointTypes(aliasesOf(read('tsconfig.json')));
    copyStyles();
    copyFileSync('LICENSE', join(folder, 'LICENSE'));
    copyFileSync('library/README.md', join(folder, 'README.md'));
    const manifest = manifestOf(JSON.parse(read('package.json')), [...modules, ...types]);
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  });

const read = (path) => readFileSync(path, 'utf8');

/** The code, a file for each module. Answers what it imports from packages. */
async function buildModules() {
  const [{ output }] = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      minify: false,
      lib: { entry: entryFiles(), formats: ['es'] },
      rolldownOptions: {
        external: (id) => isPackage(id),
        output: { preserveModules: true, preserveModulesRoot: '.', entryFileNames: '[name].js' },
      },
    },
  });
  const own = new Set(output.map(({ fileName }) => fileName));
  return output.flatMap(({ imports = [], dynamicImports = [] }) =>
    [...imports, ...dynamicImports].filter((id) => !own.has(id)),
  );
}

const entryFiles = () =>
  readdirSync('library')
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `library/${name}`);

/** Whether an import is of a package, and not of a file or under an alias of tsconfig.json. */
const isPackage = (id) =>
  !/^[.\0]/.test(id) &&
  !isAbsolute(id) &&
  !aliasesOf(read('tsconfig.json')).some(([prefix]) => id.startsWith(prefix));

/** What stands before the `*` of each path alias, and the folder that it stands for. */
const aliasesOf = (tsconfig) =>
  Object.entries(JSON.parse(tsconfig).compilerOptions.paths).map(([alias, [target]]) => [
    alias.slice(0, -1),
    posix.normalize(target.slice(0, -1)),
  ]);

async function emitTypes() {
  const tsc = ['node_modules/typescript/bin/tsc', '-p', 'library'];
  await promisify(execFile)(process.execPath, tsc).catch(({ stdout }) => {
    throw new Error(`The types of the library cannot be written:\n${stdout}`);
  });
}

/**
 * Has every declaration import files by their places, with their endings, as a package must. Answers what they import
 * from packages.
 */
function pointTypes(aliases) {
  const files = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.d.ts'));
  return files.flatMap((name) => {
    const path = join(folder, name);
    const found = [];
    const pointed = withPlaces(read(path), name.replaceAll('\\', '/'), aliases, found);
    writeFileSync(path, pointed);
    return found;
  });
}

/**
 * A declaration file's text with its imports of files as a package has them: "@contract/format/money" in "library/a.d.ts"
 * is "../contract/format/money.js".
 * @param found is given what is imported from packages
 */
export function withPlaces(text, from, aliases, found = []) {
  return text.replaceAll(/(\bfrom |\bimport |\bimport\()(['"])([^'"]+)\2/g, (whole, before, quote, id) => {
    const alias = aliases.find(([prefix]) => id.startsWith(prefix));
    if (!alias && !id.startsWith('.')) {
      found.push(id);
      return whole;
    }
    const target = alias ? alias[1] + id.slice(alias[0].length) : posix.join(posix.dirname(from), id);
    const relative = posix.relative(posix.dirname(from), target);
    return `${before}${quote}${relative.startsWith('.') ? '' : './'}${relative}.js${quote}`;
  });
}

/** The style sheets as they are, with the fonts that they name beside them. */
function copyStyles() {
  mkdirSync(join(folder, 'theme/fonts'), { recursive: true });
  for (const name of styles) {
    const text = read(join('theme', name)).replaceAll(/url\('(@[^']+)'\)/g, (_, font) => {
      copyFileSync(join('node_modules', font), join(folder, 'theme/fonts', basename(font)));
      const family = dirname(dirname(font));
      copyFileSync(join('node_modules', family, 'LICENSE'), licenseOf(family));
      return `url('./fonts/${basename(font)}')`;
    });
    writeFileSync(join(folder, 'theme', name), text);
  }
}

const licenseOf = (family) => join(folder, 'theme/fonts', `LICENSE-${basename(family)}`);

/**
 * The library's own package.json.
 * @param root the repository's package.json
 * @param imported what the library's code and types import, as it is written there
 * @throws where something is imported that the repository does not name, or is said to be needed and is not
 */
export function manifestOf(root, imported) {
  const { version, license, dependencies, devDependencies, exports } = root;
  const names = new Set(imported.map((id) => /^(@[^/]+\/)?[^/]+/.exec(id)[0]));
  const idle = [...optional, ...carried].filter((name) => !names.has(name));
  if (idle.length > 0)
    throw new Error(`Nothing in the library imports ${idle.join(', ')}: scripts/library.mjs.`);
  const known = { ...devDependencies, ...dependencies };
  const ranges = (of) =>
    Object.fromEntries(
      [...of].sort(byName).map((name) => {
        if (!known[name]) throw new Error(`The library imports ${name}, which package.json does not name.`);
        return [name, `^${known[name]}`];
      }),
    );
  const peers = [...names, ...besides].filter((name) => !carried.includes(name));
  return {
    name: '@fieldgate/library',
    version,
    description: 'The theme, components, form fields and formats of the portal, for other products.',
    license,
    type: 'module',
    sideEffects: ['**/*.css'],
    files: ['contract', 'library', 'locales', 'src', 'theme'],
    exports: JSON.parse(JSON.stringify(exports).replaceAll(`./${folder}/`, './')),
    dependencies: ranges(carried),
    peerDependencies: ranges(new Set(peers)),
    peerDependenciesMeta: Object.fromEntries(
      [...optional, '@types/react'].sort(byName).map((name) => [name, { optional: true }]),
    ),
  };
}

const byName = (one, other) => (one < other ? -1 : 1);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildLibrary();
