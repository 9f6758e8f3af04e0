import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fillDemo } from '../e2e/fillDemo.mjs';
import { modulesOf, modulesOfAll } from '../e2e/modules.mjs';
import { buildServer, buildStorybook, buildWeb } from './build.mjs';

export const reports = mkdtempSync(join(tmpdir(), 'fieldgate-tests-'));
// As the user set it: a build says "production" to the whole process while others start beside it.
const environment = { ...process.env };

/** A build that several steps need is made once, however early. */
const once = (make) => {
  let made;
  return () => (made ??= make());
};
const serverBuilt = once(buildServer);
export const storybookBuilt = once(buildStorybook);
const filledDir = join(reports, 'demo');
/** What the browsers need: they run last, and whoever is through with the rest gets it ready. */
export const portalReady = once(async () => {
  await Promise.all([serverBuilt(), buildWeb()]);
  await fillDemo(filledDir);
});

/**
 * Each step has items (test files, or the step as a whole under the name of "all"), each with the hash of what it
 * depends on, and runs some of them. Answers the counts and, where it knows, which items passed. A step without items
 * knows by itself what has not changed, and counts that too.
 */
export const steps = {
  // One checker: each more would check the same types of libraries again, and the others run beside it.
  types: whole((how) => run('typescript/bin/tsc', ['--noEmit', '--checkers', '1'], how)),
  lint: whole((how) => run('oxlint/bin/oxlint', ['--type-aware', '--deny-warnings'], how)),
  // Files, exports (types too) and packages that nothing uses.
  unused: whole((how) => run('knip/bin/knip.js', ['--no-progress'], how)),
  format: whole((how) => run('oxfmt/bin/oxfmt', ['--check'], how)),
  unit: vitest('unit'),
  components: vitest('components', '.storybook/componentSetup.ts'),
  embedded: vitest('embedded', 'server/testing/embeddedSetup.ts', 'server/testing/afterFile.ts'),
  postgres: vitest('postgres', 'server/testing/postgresSetup.ts', 'server/testing/afterFile.ts'),
  crash: {
    items: (inputs) => ({ all: inputs.of(['bench/crash.ts']) }),
    async run(how) {
      await serverBuilt();
      return one(await run('../dist/server/crash.js', how.deep ? ['20'] : [], how));
    },
  },
  // A product outside of the repository, with the packed library and what that asks for.
  library: {
    items(inputs) {
      const entries = inputs.all.filter((path) => /^library\/|^scripts\/library/.test(path));
      return { all: inputs.of(entries) };
    },
    run: async (how) => one(await run('../scripts/libraryConsumer.mjs', [], how)),
  },
  trace: whole(async (how) => {
    await storybookBuilt();
    return run('../scripts/trace.mjs', [], how);
  }),
  // Which of its files have changed is known from .baselines/passed.json, which holds in CI and in a fresh clone too.
  stories: {
    async run(how) {
      const report = 'dist/visual/counts.json';
      rmSync(report, { force: true });
      await Promise.all([serverBuilt(), storybookBuilt()]);
      const more = how.deep ? ['--deep'] : how.all ? ['--all'] : [];
      return counted(await run('../dist/server/visual.js', ['check', ...more], how), report, readVisual);
    },
  },
  e2e: {
    items(inputs) {
      const specs = inputs.all.filter((path) => /^e2e\/tests\/.*\.spec\.ts$/.test(path));
      const app = ['server/app/main.ts', 'src/main.tsx', 'e2e/playwright.config.ts'];
      return Object.fromEntries(specs.map((spec) => [spec, inputs.of([spec, ...app], otherModules(spec))]));
    },
    async run(how, items = []) {
      await portalReady();
      const report = join(reports, 'e2e.json');
      const args = ['test', '--config', 'e2e/playwright.config.ts', ...items];
      const code = await run('@playwright/test/cli.js', args, {
        ...how,
        environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, E2E_FILLED_DIR: filledDir },
      });
      return counted(code, report, readPlaywright);
    },
  },
};

/** The modules of the server that a test is not about. */
function otherModules(spec) {
  const own = modulesOf[/([^/]+)\.spec\.ts$/.exec(spec)[1]];
  const about = own && new Set([...own, ...modulesOfAll]);
  return (path) =>
    about !== undefined && path.startsWith('server/modules/') && !about.has(path.split('/')[2]);
}

/** A step that looks at all of the repository. */
function whole(go) {
  return { items: (inputs) => ({ all: inputs.everything() }), run: async (how) => one(await go(how)) };
}

function vitest(project, ...setup) {
  return {
    items: (inputs) =>
      Object.fromEntries(inputs.tests[project].map((path) => [path, inputs.ofTest(path, ...setup)])),
    async run(how, items = []) {
      const report = join(reports, `${project}.json`);
      const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
      const where = ['--project', project, `--maxWorkers=${how.processors}`];
      return counted(await run('vitest/vitest.mjs', [...args, ...where, ...items], how), report, readVitest);
    },
  };
}

/**
 * @param how `say` takes what the program writes, where others write at the same time; else it goes to the screen
 * @returns the program's exit code
 */
function run(program, args, { say, deep, environment: more = {} }) {
  const child = spawn(process.execPath, [join('node_modules', program), ...args], {
    stdio: say ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...environment, ...(deep && { TEST_DEEP: '1' }), ...more },
  });
  child.stdout?.on('data', say);
  child.stderr?.on('data', say);
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
}

const one = (code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: [] });

/** A runner that failed without a failed test (a broken import, say) counts as one failure. */
function counted(code, report, read) {
  const counts = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, skipped: [] };
  const empty = counts.passed + counts.failed + counts.skipped.length === 0;
  return code !== 0 || empty ? { ...counts, failed: Math.max(1, counts.failed) } : counts;
}

function readVitest({ numPassedTests: passed, numFailedTests: failed, testResults }) {
  const skipped = testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'skipped' || status === 'pending')
      .map((test) => test.fullName),
  );
  const passedItems = testResults
    .filter(({ status }) => status === 'passed')
    .map(({ name }) => relative('.', name).replaceAll('\\', '/'));
  return { passed, failed, skipped, passedItems };
}

const readVisual = (counts) => ({ ...counts, skipped: [] });

function readPlaywright({ stats, suites }) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
  const why = ({ annotations, results }) =>
    [...annotations, ...results.flatMap((result) => result.annotations ?? [])].find(
      ({ type }) => type === 'skip',
    );
  const left = suites.flatMap(specs).filter(({ tests }) => tests.some(({ status }) => status === 'skipped'));
  const skippedItems = [...new Set(left.map(({ file }) => `e2e/tests/${file}`))];
  const skipped = left.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .map((test) => `${title} [${test.projectName}]: ${why(test)?.description ?? 'no reason given'}`),
  );
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped, skippedItems };
}
