import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStorybook, buildServer, buildWeb } from './build.mjs';
import { ensureChromium } from './chromium.mjs';

/**
 * Every check, each told by name with its time; `node scripts/test.mjs types lint` runs only those.
 * The last line counts tests: "N passed, N failed", and names what was skipped and why.
 */
const reports = mkdtempSync(join(tmpdir(), 'fieldgate-tests-'));
// As the user said it: a build says "production" to the whole process while others start beside it.
const surroundings = { ...process.env };

const vitest = (project) => async (how) => {
  const report = join(reports, `${project}.json`);
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const where = ['--project', project, `--maxWorkers=${how.processors}`];
  return counted(await run('vitest/vitest.mjs', [...args, ...where], how), report, readVitest);
};

/** A build that several checks need is made once, however early. */
const once = (make) => {
  let made;
  return () => (made ??= make());
};
const serverBuilt = once(buildServer);
const storybookBuilt = once(buildStorybook);

const steps = {
  // One checker: each more would check the same types of libraries again, and the others run beside it.
  types: async (how) => one(await run('typescript/bin/tsc', ['--noEmit', '--checkers', '1'], how)),
  lint: async (how) => one(await run('oxlint/bin/oxlint', ['--type-aware', '--deny-warnings'], how)),
  // Files, exports (types too) and packages that nothing uses.
  unused: async (how) => one(await run('knip/bin/knip.js', ['--no-progress'], how)),
  format: async (how) =>
    one(await run('prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.'], how)),
  unit: vitest('unit'),
  components: vitest('components'),
  embedded: vitest('embedded'),
  postgres: vitest('postgres'),
  crash: async (how) => {
    await serverBuilt();
    return one(await run('../dist/server/crash.js', [], how));
  },
  stories: async (how) => {
    const report = 'dist/visual/counts.json';
    rmSync(report, { force: true });
    await Promise.all([serverBuilt(), storybookBuilt()]);
    return counted(await run('../dist/server/visual.js', ['compare'], how), report, readPictures);
  },
  walks: async (how) => {
    await Promise.all([serverBuilt(), buildWeb()]);
    const report = join(reports, 'walks.json');
    const code = await run('@playwright/test/cli.js', ['test', '--config', 'e2e/playwright.config.ts'], {
      ...how,
      environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    });
    return counted(code, report, readPlaywright);
  },
};

/** A browser with its pages takes every processor that there is, and has the screen to itself. */
const alone = ['stories', 'walks'];

/**
 * @param how `say` takes what the program writes, where others write at the same time; else it goes to the screen
 * @returns the program's exit code
 */
function run(program, args, { say, environment = {} }) {
  const child = spawn(process.execPath, [join('node_modules', program), ...args], {
    stdio: say ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...surroundings, ...environment },
  });
  child.stdout?.on('data', say);
  child.stderr?.on('data', say);
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
}

const one = (code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: [] });

/** A runner that failed without a failed test (a broken import, say) counts as one failure. */
function counted(code, report, read) {
  let counts;
  try {
    counts = read(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    counts = { passed: 0, failed: 0, skipped: [] };
  }
  const empty = counts.passed + counts.failed === 0;
  return code !== 0 || empty ? { ...counts, failed: Math.max(1, counts.failed) } : counts;
}

function readVitest({ numPassedTests: passed, numFailedTests: failed, testResults }) {
  const skipped = testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'skipped' || status === 'pending')
      .map((t) => t.fullName),
  );
  return { passed, failed, skipped };
}

const readPictures = ({ passed, failed }) => ({ passed, failed, skipped: [] });

function readPlaywright({ stats, suites }) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
  const why = ({ annotations, results }) =>
    [...annotations, ...results.flatMap((result) => result.annotations ?? [])].find(
      ({ type }) => type === 'skip',
    );
  const skipped = suites
    .flatMap(specs)
    .flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'skipped')
        .map((test) => `${title} [${test.projectName}]: ${why(test)?.description ?? 'no reason given'}`),
    );
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped };
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`No such check: ${unknown.join(', ')}. There are: ${Object.keys(steps).join(', ')}.`);
  process.exit(2);
}
const chosen = asked.length > 0 ? asked : Object.keys(steps);
if (chosen.some((name) => name === 'stories' || name === 'walks')) {
  console.log(`Chromium: ${ensureChromium()}`);
}
const total = { passed: 0, failed: 0, skipped: /** @type {string[]} */ ([]) };
const lines = [];
async function check(name, { processors, beside }) {
  console.log(`\n== ${name}`);
  const began = performance.now();
  const words = [];
  const say = beside ? (chunk) => words.push(chunk) : undefined;
  const { passed, failed, skipped } = await steps[name]({ processors, say });
  if (beside) process.stdout.write(`\n== ${name} said:\n${Buffer.concat(words).toString()}`);
  total.passed += passed;
  total.failed += failed;
  total.skipped.push(...skipped.map((test) => `${name}: ${test}`));
  lines.push(
    `${name.padEnd(12)} ${passed} passed, ${failed} failed, ${((performance.now() - began) / 1000).toFixed(0)} s`,
  );
}
// Two at a time, each with half of the processors: one check alone leaves some idle whenever it starts, ends, builds
// or waits. The handbook, which one processor builds, comes last of them.
const left = chosen.filter((name) => !alone.includes(name));
const beside = left.length > 1;
const processors = Math.max(1, Math.floor(availableParallelism() / (beside ? 2 : 1)));
const lane = async () => {
  for (let name = left.shift(); name; name = left.shift()) await check(name, { processors, beside });
  // Where it cannot be built, the stories say so.
  if (chosen.includes('stories')) await storybookBuilt().catch(() => undefined);
};
await Promise.all([lane(), lane()]);
for (const name of alone.filter((each) => chosen.includes(each))) await check(name, { processors });
rmSync(reports, { recursive: true, force: true });
console.log(`\n${lines.join('\n')}`);
const unasked = Object.keys(steps).filter((name) => !chosen.includes(name));
if (unasked.length > 0) console.log(`Not run, because not asked for: ${unasked.join(', ')}.`);
for (const test of total.skipped) console.log(`Skipped: ${test}`);
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped.length > 0 ? `, ${total.skipped.length} skipped` : ''}`,
);
process.exit(total.failed > 0 ? 1 : 0);
