import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildHandbook, buildServer, buildWeb } from './build.mjs';
import { ensureChromium } from './chromium.mjs';

/**
 * Every check, each told by name with its time; `node scripts/test.mjs types lint` runs only those.
 * The last line counts tests: "N passed, N failed", and names what was skipped and why.
 */
const reports = mkdtempSync(join(tmpdir(), 'fieldgate-tests-'));
const vitest = (project, config) => {
  const report = join(reports, `${project}.json`);
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const where = config ? ['--config', config] : ['--project', project];
  return async () => counted(await run('vitest/vitest.mjs', [...args, ...where]), report, readVitest);
};

const steps = {
  // One checker: each more would check the same types of libraries again, and the others run beside it.
  types: async () => one(await run('typescript/bin/tsc', ['--noEmit', '--checkers', '1'])),
  lint: async () => one(await run('oxlint/bin/oxlint', ['--type-aware', '--deny-warnings'])),
  format: async () => one(await run('prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.'])),
  unit: vitest('unit'),
  components: vitest('components'),
  embedded: vitest('embedded'),
  postgres: vitest('postgres'),
  crash: async () => {
    await buildServer();
    return one(await run('../dist/server/crash.js', []));
  },
  stories: async () => {
    const report = 'dist/pictures/counts.json';
    rmSync(report, { force: true });
    await Promise.all([buildServer(), buildHandbook()]);
    return counted(await run('../dist/server/pictures.js', ['compare']), report, readPictures);
  },
  walks: async () => {
    await Promise.all([buildServer(), buildWeb()]);
    const report = join(reports, 'walks.json');
    const code = await run('@playwright/test/cli.js', ['test', '--config', 'e2e/playwright.config.ts'], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    });
    return counted(code, report, readPlaywright);
  },
};

/** At the same time, since each leaves a processor free; the others one after the other. */
const together = ['types', 'lint', 'format'];
const alone = Object.keys(steps).filter((name) => !together.includes(name));
const rounds = [together, ...alone.map((name) => [name])];

function run(program, args, environment = {}) {
  const child = spawn(process.execPath, [join('node_modules', program), ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
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
async function check(name) {
  console.log(`\n== ${name}`);
  const began = performance.now();
  const { passed, failed, skipped } = await steps[name]();
  total.passed += passed;
  total.failed += failed;
  total.skipped.push(...skipped.map((test) => `${name}: ${test}`));
  lines.push(
    `${name.padEnd(12)} ${passed} passed, ${failed} failed, ${((performance.now() - began) / 1000).toFixed(0)} s`,
  );
}
for (const round of rounds) {
  await Promise.all(round.filter((name) => chosen.includes(name)).map(check));
}
rmSync(reports, { recursive: true, force: true });
console.log(`\n${lines.join('\n')}`);
const left = Object.keys(steps).filter((name) => !chosen.includes(name));
if (left.length > 0) console.log(`Not run, because not asked for: ${left.join(', ')}.`);
for (const test of total.skipped) console.log(`Skipped: ${test}`);
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped.length > 0 ? `, ${total.skipped.length} skipped` : ''}`,
);
process.exit(total.failed > 0 ? 1 : 0);
