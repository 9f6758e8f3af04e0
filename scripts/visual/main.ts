import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { chromium } from 'playwright';
import { findChromium } from '../chromium.mjs';
import { readRepository } from '../boundaries/repository';
import { filesAtHand } from '../fileHashes';
import { baselinesFolder, openBaselines } from './baselines';
import { byShape, toThePixel } from './compare';
import { listScreenshots, takeScreenshots, seesOneStep, type Verdict } from './runner';
import { launchOptions, serveFolder } from './launch';
import { chooseStories, entriesOf, isRight, passedAfter } from './passed';
import { pinDifference, pinOf } from './pin';
import { writeReport } from './report';
import { atEveryRun, baselineName } from './screenshots';
import { storyInputs } from './storyInputs';

/**
 * Shows every story of the built Storybook in Chromium and compares its screenshot with the baseline: `visual compare`.
 * `visual accept` makes the new screenshots the baselines. Both write into .baselines/passed.json what passed. `visual
 * check` is for the tests: it writes nothing into the repository, looks at what every run looks at, and skips what that
 * file says has passed; `--all` skips nothing, `--deep` takes every screenshot besides. Further words narrow each to the
 * stories whose id holds one of them. Leaves {passed, failed, unchanged, files} in dist/visual/counts.json.
 */
const [command = 'compare', ...given] = process.argv.slice(2);
const accepting = command === 'accept';
const checking = command === 'check';
const deep = given.includes('--deep');
const narrowed = given.filter((word) => !word.startsWith('--'));

// Before anything is shown: what is changed meanwhile has not been looked at.
const inputs = storyInputs(filesAtHand(), readRepository(process.cwd()).sources);
const baselines = openBaselines(resolve(baselinesFolder));
const browser = await chromium.launch(launchOptions(findChromium()));
const { origin, close } = await serveFolder(resolve('dist/storybook'));
const running = await pinOf(browser);
const accepted = baselines.pin();
const foreign = accepted && pinDifference(accepted, running);
if (foreign && accepting && narrowed.length > 0) {
  throw new Error(
    `All baselines have to be taken again, because ${foreign}: run npm run visual:accept alone.`,
  );
}
const compare = foreign && !accepting ? byShape : toThePixel;
const how = foreign
  ? `Compared by shape only, because ${foreign}. Small changes of colour pass unseen here.`
  : `Compared to the pixel, with Chromium ${running.chromium}.`;

const all = await listScreenshots({ browser, origin });
const atHand = checking && !deep ? atEveryRun(all) : all;
if (atHand.length < all.length)
  console.log(`${atHand.length} of ${all.length} screenshots; npm run test:deep looks at all of them.`);
const files = [...new Set(all.map(({ file }) => file))];
const { skipped, sample } = chooseStories(files, baselines.passed(), {
  entryOf: entriesOf(inputs, baselines),
  commit: execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim(),
  everything: !checking || deep || given.includes('--all'),
  foreign,
});
if (skipped.size > 0) {
  console.log(
    `${skipped.size} of ${files.length} story files are skipped: nothing changed since they passed`,
  );
  console.log(
    `(${baselinesFolder}/passed.json). To try that record, ${sample.size} of those in it are looked at.`,
  );
}
const screenshots = atHand.filter(
  ({ storyId, file }) =>
    !skipped.has(file) && (narrowed.length === 0 || narrowed.some((word) => storyId.includes(word))),
);
const verdicts: Verdict[] = [];
const [, sees] = await Promise.all([
  takeScreenshots(screenshots, {
    browser,
    origin,
    baselines,
    compare,
    // What is to be accepted is mostly changed: nothing is won by waiting until it looks as before.
    exact: !foreign && !accepting,
    // Twice as many as there are processors: half of a story's time is waiting for animations to be over.
    pages: availableParallelism() * 2,
    proofs: accepting ? 1 : 4,
    onVerdict: (verdict) => void verdicts.push(verdict),
  }),
  compare === byShape || seesOneStep(all[0]!, { browser, origin, compare }),
]);
const blind = !sees;
await browser.close();
await close();

const names = new Set(all.map(baselineName));
const orphans = baselines.names().filter((name) => !names.has(name));
const failed = await (accepting ? accept() : tell());
if (!checking && !blind) record();
mkdirSync(resolve('dist/visual'), { recursive: true });
writeFileSync(
  resolve('dist/visual/counts.json'),
  JSON.stringify({
    passed: verdicts.filter((verdict) => isRight(verdict, accepting)).length,
    failed,
    unchanged: skipped.size,
    files: files.length,
  }),
);
process.exitCode = failed > 0 ? 1 : 0;

/** Writes what differs, removes what belongs to no story. Answers how many stories are broken all the same. */
async function accept(): Promise<number> {
  await Promise.all(
    verdicts.map(async ({ screenshot, image, difference }) => {
      if (image && difference) await baselines.write(baselineName(screenshot), image);
    }),
  );
  for (const name of orphans) baselines.remove(name);
  baselines.keep();
  baselines.setPin(running);
  const changed = verdicts.filter(({ difference }) => difference).length;
  console.log(`${changed} baselines written, ${orphans.length} removed, of ${names.size}.`);
  return tellFaults();
}

/** Notes which story files passed in the browser of the baselines. */
function record() {
  const passed = passedAfter(baselines.passed(), {
    all,
    verdicts,
    accepted: accepting,
    // The baselines are others now, where they were accepted.
    entryOf: entriesOf(inputs, baselines),
    foreign: accepting ? undefined : foreign,
  });
  if (!baselines.setPassed(passed)) return;
  console.log(
    `${baselinesFolder}/passed.json has changed: commit it. ${Object.keys(passed).length} of ${files.length} story files are in it.`,
  );
}

async function tell(): Promise<number> {
  const file = await writeReport(resolve('dist/visual'), baselines, { how, verdicts, orphans });
  console.log(how);
  const broken = tellFaults();
  const differing = verdicts.filter(({ faults, difference }) => difference && faults.length === 0);
  for (const { screenshot, difference } of differing) {
    const words = difference === 'new' ? 'there is no baseline yet' : difference!.reason;
    console.log(`✗ ${screenshot.storyId} ${screenshot.modeName}: ${words}`);
  }
  const bad = new Set(
    verdicts.filter((verdict) => !isRight(verdict)).map(({ screenshot }) => screenshot.file),
  );
  const wrong = [...sample].filter((file) => bad.has(file));
  for (const file of wrong)
    console.log(`✗ ${file} fails, though it passed as it is by ${baselinesFolder}/passed.json`);
  if (wrong.length > 0) {
    console.log('The record is wrong: these stories depend on something that scripts/visual/storyInputs.ts');
    console.log('does not count, or on chance. See to that, then write the record anew: npm run visual');
  }
  for (const name of orphans) console.log(`✗ ${name}: the story of this baseline is gone`);
  if (blind) console.log('✗ A colour moved by one step was not seen: the comparison is blind.');
  if (differing.length + orphans.length > 0) {
    console.log('Meant? Then accept the new screenshots with: npm run visual:accept');
  }
  console.log(`Report: ${file}`);
  return broken + differing.length + orphans.length + (blind ? 1 : 0);
}

function tellFaults(): number {
  const broken = verdicts.filter(({ faults }) => faults.length > 0);
  for (const { screenshot, faults } of broken) {
    console.log(`✗ ${screenshot.storyId} ${screenshot.modeName}\n    ${faults.join('\n    ')}`);
  }
  return broken.length;
}
