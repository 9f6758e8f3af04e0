import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { ensureChromium } from './chromium.mjs';
import { readInputs, readPassed, rememberPassed } from './stepCache.mjs';
import { portalReady, reports, steps, storybookBuilt } from './steps.mjs';

/**
 * Every step, each with its time; `node scripts/test.mjs types lint` runs only those. What passed before and whose
 * inputs are the same since is skipped as unchanged, which is counted apart; never where CI is set, nor with --all. That
 * is what this machine remembers. Which stories passed is part of the repository (.baselines/passed.json): those are skipped
 * in CI too, but for a sample, and looked at with --all.
 * `--deep` runs all of it at every width, on every database, with long property tests and crash runs.
 * The last line counts tests: "N passed, N failed", and names what was skipped and why.
 */
const words = process.argv.slice(2);
const deep = words.includes('--deep');
const all = words.includes('--all');
const fresh = deep || all || Boolean(process.env.CI);
const asked = words.filter((word) => !word.startsWith('--'));
const unknown = asked.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. There are: ${Object.keys(steps).join(', ')}.`);
  process.exit(2);
}
const chosen = asked.length > 0 ? asked : Object.keys(steps);
if (chosen.some((name) => name === 'library' || name === 'stories' || name === 'e2e')) {
  console.log(`Chromium: ${ensureChromium()}`);
}
// A deep run uses other tests than are keyed here, and remembers nothing of them.
const inputs = deep ? undefined : await readInputs();
const total = { passed: 0, failed: 0, unchanged: 0, skipped: /** @type {string[]} */ ([]) };
const lines = [];

async function check(name, { processors, beside }) {
  const began = performance.now();
  const seconds = () => ((performance.now() - began) / 1000).toFixed(0);
  const items = inputs && steps[name].items?.(inputs);
  const before = fresh ? {} : (readPassed()[name] ?? {});
  const changed = items && Object.keys(items).filter((item) => items[item] !== before[item]);
  const unchanged = items ? Object.keys(items).length - changed.length : 0;
  total.unchanged += unchanged;
  if (changed?.length === 0) {
    lines.push(`${name.padEnd(12)} skipped because unchanged`);
    return;
  }
  console.log(`\n== ${name}`);
  const chunks = [];
  const say = beside ? (chunk) => chunks.push(chunk) : undefined;
  const some = unchanged > 0 ? changed : undefined;
  const result = await steps[name].run({ processors, say, deep, all }, some);
  const { passed, failed, skipped, passedItems, skippedItems = [] } = result;
  if (beside) process.stdout.write(`\n== ${name} said:\n${Buffer.concat(chunks).toString()}`);
  if (items) {
    const good = failed === 0 ? changed : (passedItems ?? []);
    // What was skipped here is asked for again, and said again: the program that it lacks may come.
    const ran = good.filter((item) => !skippedItems.includes(item));
    rememberPassed(name, Object.fromEntries(ran.map((item) => [item, items[item]])));
  }
  total.passed += passed;
  total.failed += failed;
  total.unchanged += result.unchanged ?? 0;
  total.skipped.push(...skipped.map((test) => `${name}: ${test}`));
  const rest = items
    ? skippedOf(unchanged, Object.keys(items).length)
    : skippedOf(result.unchanged, result.files, ' since they passed (.baselines/passed.json)');
  lines.push(`${name.padEnd(12)} ${passed} passed, ${failed} failed, ${seconds()} s${rest}`);
}

const skippedOf = (count, of, since = '') =>
  count > 0 ? `, ${count} of ${of} files skipped because unchanged${since}` : '';

/** Three steps at a time, the longest first: whatever waits, starts or ends leaves a processor idle. */
const order = [
  'postgres',
  'components',
  'crash',
  'embedded',
  'unit',
  'library',
  'lint',
  'types',
  'format',
  'unused',
];
const left = order.filter((name) => chosen.includes(name));
const beside = left.length > 1;
const processors = Math.max(1, Math.floor(availableParallelism() / (beside ? 2 : 1)));
const lane = async () => {
  for (let name = left.shift(); name; name = left.shift()) await check(name, { processors, beside });
  // Where it cannot be built, the step that needs it says so.
  if (chosen.includes('stories') || chosen.includes('trace')) await storybookBuilt().catch(() => undefined);
  if (chosen.includes('e2e')) await portalReady().catch(() => undefined);
};
await Promise.all([lane(), lane(), lane()]);
// Browsers run alone: play functions wait a second at most, and tabs that wait for each other a few.
for (const name of ['trace', 'stories', 'e2e'].filter((each) => chosen.includes(each)))
  await check(name, { processors: availableParallelism() });
rmSync(reports, { recursive: true, force: true });

console.log(`\n${lines.join('\n')}`);
const unasked = Object.keys(steps).filter((name) => !chosen.includes(name));
if (unasked.length > 0) console.log(`Not run, because not asked for: ${unasked.join(', ')}.`);
for (const test of total.skipped) console.log(`Skipped: ${test}`);
console.log(lastDeepRun());
const skipped = total.skipped.length > 0 ? `, ${total.skipped.length} skipped` : '';
const unchanged = total.unchanged > 0 ? `, ${total.unchanged} files skipped because unchanged` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}${unchanged}`);
process.exit(total.failed > 0 ? 1 : 0);

/** A run of everything leaves its day and result behind; every other run says when that was. */
function lastDeepRun() {
  const stamp = 'node_modules/.cache/fieldgate/deep.json';
  if (deep && unasked.length === 0) {
    mkdirSync('node_modules/.cache/fieldgate', { recursive: true });
    writeFileSync(stamp, JSON.stringify({ at: new Date().toISOString(), failed: total.failed }));
  }
  if (!existsSync(stamp)) return 'npm run test:deep has not been run here. It must pass before a release.';
  const { at, failed } = JSON.parse(readFileSync(stamp, 'utf8'));
  return `npm run test:deep last ran ${at}: ${failed === 0 ? 'passed' : `${failed} failed`}.`;
}
