import { resolve } from 'node:path';
import type { Browser } from 'playwright';
import { type Baselines, baselinesFolder, type Passed } from './baselines';
import { byShape, toThePixel } from './compare';
import { growthOf, growthWords } from './growth';
import { chooseStories, entriesOf, isRight, passedAfter } from './passed';
import type { Pin } from './pin';
import { writeReport } from './report';
import { listScreenshots, seesOneStep, takeScreenshots, type Verdict } from './runner';
import { baselineName } from './screenshots';
import { atEveryRun, inOneRun } from './tiers';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Story files and pages that were skipped, of `files`. */
  readonly unchanged: number;
  readonly files: number;
}

/** What a part of a run found. */
export interface Looked {
  readonly counts: Counts;
  /** The record of what passed, after this part. */
  readonly record?: (before: Passed) => Passed;
}

export interface Run {
  readonly browser: Browser;
  /** A browser without windows of its own to draw: a tenth to a sixth less work. It paints letters a little differently. */
  readonly shell: Browser;
  /** Where the built Storybook is served. */
  readonly origin: string;
  readonly baselines: Baselines;
  readonly deep: boolean;
  /** Whether the tests ask, which write nothing into the repository. */
  readonly checking: boolean;
  /** Parts of ids; none means all. */
  readonly narrowed: readonly string[];
  readonly running: Pin;
  /** Why this is not the browser of the baselines. */
  readonly foreign: string | undefined;
  /** Id of the last commit. */
  readonly commit: string;
  /** Whether what passed before is looked at too. */
  readonly everything: boolean;
  /** Windows that work side by side. */
  readonly windows: number;
}

export const isAsked = (id: string, { narrowed }: Pick<Run, 'narrowed'>): boolean =>
  narrowed.length === 0 || narrowed.some((word) => id.includes(word));

/** Says what is skipped of the story files, or of the pages. */
export function tellSkipped(what: string, of: number, skipped: number, sample: number) {
  if (skipped === 0) return;
  console.log(`${skipped} of ${of} ${what} are skipped: nothing changed since they passed`);
  console.log(
    `(${baselinesFolder}/passed.json). To try that record, ${sample} of those in it are looked at.`,
  );
}

/**
 * Shows every story, compares its screenshot with the baseline, and tells or accepts what differs.
 * @param inputs what each story file depends on, as a hash
 */
export async function lookAtStories(
  run: Run & { readonly accepting: boolean },
  inputs: ReadonlyMap<string, string>,
): Promise<Looked> {
  const { baselines, running, foreign, accepting, checking, deep } = run;
  if (foreign && accepting && run.narrowed.length > 0)
    throw new Error(
      `All baselines have to be taken again, because ${foreign}: run npm run visual:accept alone.`,
    );
  const compare = foreign && !accepting ? byShape : toThePixel;
  const all = await listScreenshots(run);
  const atHand = checking && !deep ? atEveryRun(all) : all;
  if (atHand.length < all.length)
    console.log(`${atHand.length} of ${all.length} screenshots; npm run test:deep looks at all of them.`);
  const files = [...new Set(all.map(({ file }) => file))];
  const { skipped, sample } = chooseStories(files, baselines.passed(), {
    ...run,
    entryOf: entriesOf(inputs, baselines),
  });
  tellSkipped('story files', files.length, skipped.size, sample.size);
  const chosen = atHand.filter(({ storyId, file }) => !skipped.has(file) && isAsked(storyId, run));
  const screenshots = atHand === all ? chosen : inOneRun(all, chosen, run.commit);
  const pictured = screenshots.filter(({ mode }) => mode.pictured !== false).length;
  console.log(`${screenshots.length} are shown, ${pictured} of them compared with their baselines.`);
  const verdicts: Verdict[] = [];
  const [, sees] = await Promise.all([
    takeScreenshots(screenshots, {
      ...run,
      compare,
      // What is to be accepted is mostly changed: nothing is won by waiting until it looks as before.
      exact: !foreign && !accepting,
      pages: run.windows,
      proofs: accepting ? 1 : 4,
      onVerdict: (verdict) => void verdicts.push(verdict),
    }),
    compare === byShape || seesOneStep(all[0]!, { ...run, compare }),
  ]);
  const names = new Set(all.map(baselineName));
  const orphans = baselines.names().filter((name) => !names.has(name));
  const found = { verdicts, orphans, sample, blind: !sees };
  const how = foreign
    ? `Compared by shape only, because ${foreign}. Small changes of color pass unseen here.`
    : `Compared to the pixel, with Chromium ${running.chromium}.`;
  const failed = await (accepting ? accept(baselines, running, found) : tell(baselines, how, found));
  // The baselines are others now, where they were accepted.
  const entryOf = entriesOf(inputs, baselines);
  return {
    counts: {
      passed: verdicts.filter((verdict) => isRight(verdict, accepting)).length,
      failed,
      unchanged: skipped.size,
      files: files.length,
    },
    ...(sees && {
      record: (before) =>
        passedAfter(before, {
          all,
          verdicts,
          accepted: accepting,
          entryOf,
          foreign: accepting ? undefined : foreign,
        }),
    }),
  };
}

interface Found {
  readonly verdicts: readonly Verdict[];
  /** Baselines that belong to no story any more. */
  readonly orphans: readonly string[];
  /** Story files that passed as they are, by the record. */
  readonly sample: ReadonlySet<string>;
  /** Whether the comparison saw no difference where there is one. */
  readonly blind: boolean;
}

/** Writes what differs, removes what belongs to no story. Answers how many stories are broken all the same. */
async function accept(baselines: Baselines, running: Pin, { verdicts, orphans }: Found): Promise<number> {
  for (const { screenshot, image, difference } of verdicts)
    if (image && difference) baselines.replace(baselineName(screenshot), image);
  for (const name of orphans) baselines.remove(name);
  const growth = await baselines.keep();
  baselines.setPin(running);
  const changed = verdicts.filter(({ difference }) => difference).length;
  console.log(`${changed} baselines written, ${orphans.length} removed: ${growthWords(growth)}`);
  return tellFaults(verdicts);
}

/** Of more images than that it takes minutes to work out what accepting them would add. */
const MEASURED = 100;

async function tell(
  baselines: Baselines,
  how: string,
  { verdicts, orphans, sample, blind }: Found,
): Promise<number> {
  const changed = verdicts.filter(({ difference }) => difference).length;
  const growth =
    changed > MEASURED
      ? `${changed} images, too many to be measured beforehand; npm run visual:accept says what they add`
      : growthWords(await growthOf(baselines.folder, verdicts, orphans));
  const file = await writeReport(resolve('dist/visual'), baselines, { how, verdicts, orphans, growth });
  console.log(how);
  const broken = tellFaults(verdicts);
  const differing = verdicts.filter(({ faults, difference }) => difference && faults.length === 0);
  for (const { screenshot, difference } of differing) {
    const words = difference === 'new' ? 'there is no baseline yet' : difference!.reason;
    console.log(`✗ ${screenshot.storyId} ${screenshot.modeName}: ${words}`);
  }
  const bad = new Set(
    verdicts.filter((verdict) => !isRight(verdict)).map(({ screenshot }) => screenshot.file),
  );
  tellWrongRecord([...sample].filter((each) => bad.has(each)));
  for (const name of orphans) console.log(`✗ ${name}: the story of this baseline is gone`);
  if (blind) console.log('✗ A color moved by one step was not seen: the comparison is blind.');
  if (differing.length + orphans.length > 0) {
    console.log('Meant? Then accept the new screenshots with: npm run visual:accept');
    console.log(`That is ${growth}`);
  }
  console.log(`Report: ${file}`);
  return broken + differing.length + orphans.length + (blind ? 1 : 0);
}

/** @param wrong story files or pages that fail, though they passed as they are by the record */
export function tellWrongRecord(wrong: readonly string[]) {
  for (const each of wrong)
    console.log(`✗ ${each} fails, though it passed as it is by ${baselinesFolder}/passed.json`);
  if (wrong.length === 0) return;
  console.log('The record is wrong: these depend on something that scripts/visual/storyInputs.ts');
  console.log('does not count, or on chance. See to that, then write the record anew: npm run visual');
}

function tellFaults(verdicts: readonly Verdict[]): number {
  const broken = verdicts.filter(({ faults }) => faults.length > 0);
  for (const { screenshot, faults } of broken)
    console.log(`✗ ${screenshot.storyId} ${screenshot.modeName}\n    ${faults.join('\n    ')}`);
  return broken.length;
}
