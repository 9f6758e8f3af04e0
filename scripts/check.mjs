import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/**
 * A quick look at what changed since the last commit, all at once: types (only what changed is checked again), lint
 * without types, format, and the unit tests that import a changed file. `npm test` is the whole.
 */
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
const changed = [
  ...git('diff', '--name-only', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
].filter((path) => existsSync(path));
const code = changed.filter((path) => /\.(ts|tsx|mjs)$/.test(path));

const info = 'node_modules/.cache/fieldgate/types.tsbuildinfo';
// Each checker checks the types of libraries again, and the unit tests run beside it.
const checkers = String(Math.max(1, Math.floor(availableParallelism() / 2)));
const steps = {
  types: [
    'typescript/bin/tsc',
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    info,
    '--checkers',
    checkers,
  ],
  lint: code.length > 0 && ['oxlint/bin/oxlint', '--deny-warnings', ...code],
  format: changed.length > 0 && ['oxfmt/bin/oxfmt', '--check', '--no-error-on-unmatched-pattern', ...changed],
  unit: code.length > 0 && [
    'vitest/vitest.mjs',
    'run',
    '--project=unit',
    '--changed',
    '--passWithNoTests',
    '--reporter=dot',
  ],
};

/** Runs one step; answers a line for the end and whether it passed. */
async function run([name, args]) {
  if (!args) return { line: `${name.padEnd(8)} nothing to look at`, passed: true };
  const began = performance.now();
  const child = spawn(process.execPath, [`node_modules/${args[0]}`, ...args.slice(1)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
  return new Promise((resolve) =>
    child.on('close', (exit) => {
      if (exit !== 0) console.log(`== ${name} said:\n${Buffer.concat(chunks).toString()}`);
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      resolve({
        line: `${name.padEnd(8)} ${exit === 0 ? 'passed' : 'failed'}, ${seconds} s`,
        passed: exit === 0,
      });
    }),
  );
}

console.log(`${changed.length} changed files`);
const results = await Promise.all(Object.entries(steps).map((step) => run(step)));
for (const { line } of results) console.log(line);
process.exit(results.every(({ passed }) => passed) ? 0 : 1);
