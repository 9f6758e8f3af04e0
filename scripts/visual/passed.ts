import { sha } from '../fileHashes';
import type { Baselines, Passed } from './baselines';
import type { DocsPage, DocsVerdict } from './docs';
import type { Verdict } from './runner';
import { sampleOf } from './sample';
import type { Screenshot } from './screenshots';

/** What the record says of a story file whose stories pass as things are. */
type EntryOf = (file: string, folders: readonly string[]) => string;

/** @param inputs what each story file depends on but its baselines, as a hash */
export function entriesOf(
  inputs: ReadonlyMap<string, string>,
  baselines: Pick<Baselines, 'pin' | 'names' | 'hashOf'>,
): EntryOf {
  const names = baselines.names();
  const pin = JSON.stringify(baselines.pin());
  return (file, folders) => {
    if (!inputs.has(file)) throw new Error(`${file} has stories, but git does not see it.`);
    const images = names.filter((name) => folders.some((folder) => name.startsWith(`${folder}/`)));
    const hashes = images.map((name) => `${name} ${baselines.hashOf(name)}`);
    return [...folders, sha([inputs.get(file), pin, ...hashes].join('\n'))].join(' ');
  };
}

/** One in so many of the files that could be skipped is looked at all the same, to try the record. */
const perSample = 16;

interface Situation {
  readonly entryOf: EntryOf;
  /** Id of the last commit: each has another sample, and always the same. */
  readonly commit: string;
  readonly everything: boolean;
  /** Why this is not the browser of the baselines. */
  readonly foreign: string | undefined;
}

/** Which story files need not be looked at, since they passed as they are, and which of those are all the same. */
export function chooseStories(
  files: readonly string[],
  passed: Passed,
  { entryOf, commit, everything, foreign }: Situation,
): { readonly skipped: ReadonlySet<string>; readonly sample: ReadonlySet<string> } {
  const isUnchanged = (file: string) => {
    const entry = passed[file];
    return entry !== undefined && entry === entryOf(file, entry.split(' ').slice(0, -1));
  };
  const unchanged = everything || foreign ? [] : files.filter(isUnchanged);
  const sample = sampleOf(unchanged, commit, perSample);
  return { skipped: new Set(unchanged.filter((file) => !sample.has(file))), sample };
}

/** @param accepted whether what differs has become the baseline */
export const isRight = ({ faults, difference }: Verdict, accepted = false): boolean =>
  faults.length === 0 && (accepted || !difference);

interface Run {
  /** Every screenshot of every story. */
  readonly all: readonly Screenshot[];
  readonly verdicts: readonly Verdict[];
  readonly accepted: boolean;
  readonly entryOf: EntryOf;
  readonly foreign: string | undefined;
}

const pageKey = 'page ';

/** The record after a run. Of a file that was looked at in part only, nothing new is known unless it failed. */
export function passedAfter(passed: Passed, { all, verdicts, accepted, entryOf, foreign }: Run): Passed {
  if (foreign) return passed;
  const pages = Object.entries(passed).filter(([key]) => key.startsWith(pageKey));
  const files = [...new Set(all.map(({ file }) => file))].toSorted();
  const entries = files.map((file) => {
    const own = all.filter((screenshot) => screenshot.file === file);
    const seen = verdicts.filter(({ screenshot }) => screenshot.file === file);
    if (seen.some((verdict) => !isRight(verdict, accepted))) return [file, undefined] as const;
    const folders = [...new Set(own.map(({ storyId }) => storyId.split('--')[0]!))].toSorted();
    return [file, seen.length === own.length ? entryOf(file, folders) : passed[file]] as const;
  });
  return sorted([...pages, ...entries]);
}

/** One line for each that is known. */
const sorted = (entries: readonly (readonly [string, string | undefined])[]): Passed =>
  Object.fromEntries(
    entries
      .flatMap(([key, entry]) => (entry === undefined ? [] : [[key, entry] as const]))
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );

/** Under what name the record has a page of the handbook. */
export const docsKey = ({ id }: DocsPage): string => `${pageKey}${id}`;

/** What the record says of the pages of the handbook after a run. One that was not opened stays as it was. */
export function docsAfter(
  passed: Passed,
  pages: readonly DocsPage[],
  verdicts: readonly DocsVerdict[],
  inputs: ReadonlyMap<string, string>,
): Passed {
  const entries = pages.map((page) => {
    const seen = verdicts.filter((verdict) => verdict.page.id === page.id);
    const isBad = seen.some(({ faults }) => faults.length > 0);
    const key = docsKey(page);
    return [key, isBad ? undefined : seen.length > 0 ? inputs.get(page.file) : passed[key]] as const;
  });
  const stories = Object.entries(passed).filter(([key]) => !key.startsWith(pageKey));
  return sorted([...stories, ...entries]);
}
