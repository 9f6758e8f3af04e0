import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openBaselines } from './baselines';
import { chooseStories, docsAfter, entriesOf, passedAfter } from './passed';
import type { Verdict } from './runner';
import type { Screenshot } from './screenshots';
import { plainImage } from './testing/plainImage';

const pin = { chromium: '156.0.8078.79', sample: 'a1' };
const foreign = 'this is another Chromium';
const files = Array.from({ length: 40 }, (_, at) => `src/components/Part${at}.stories.tsx`);
const [money, card] = files as [string, string];
const folderOf = (file: string) => `components-part${files.indexOf(file)}`;
const inputs = new Map(files.map((file) => [file, `inputs of ${file}`]));

/** An image of its own for each story and mode. */
const images = new Map(
  files.flatMap((file, at) => [
    [`${file} light-1280`, plainImage(2 * at)],
    [`${file} dark-360`, plainImage(2 * at + 1)],
  ]),
);

/** Baselines on disk, two of each story file. */
async function baselines() {
  const folder = mkdtempSync(join(tmpdir(), 'fieldgate-passed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const opened = openBaselines(folder);
  opened.setPin(pin);
  for (const file of files) {
    for (const mode of ['light-1280', 'dark-360']) {
      opened.replace(`${folderOf(file)}/plain.${mode}`, images.get(`${file} ${mode}`)!);
    }
  }
  return opened;
}

const everythingPassed = (entryOf: ReturnType<typeof entriesOf>) =>
  Object.fromEntries(files.map((file) => [file, entryOf(file, [folderOf(file)])]));

describe('the choice of stories', () => {
  const usual = { commit: 'c0ffee', everything: false, foreign: undefined };

  /** What of a record that was true is still skipped, after something changed. */
  async function chosen(
    change: (opened: Awaited<ReturnType<typeof baselines>>, now: Map<string, string>) => unknown = () => {},
  ) {
    const opened = await baselines();
    const passed = everythingPassed(entriesOf(inputs, opened));
    const now = new Map(inputs);
    await change(opened, now);
    const { skipped, sample } = chooseStories(files, passed, { ...usual, entryOf: entriesOf(now, opened) });
    return { changed: files.filter((file) => !skipped.has(file) && !sample.has(file)), skipped, sample };
  }

  it('skips what passed as it is, but for one in sixteen', async () => {
    const { changed, skipped, sample } = await chosen();

    expect(changed).toEqual([]);
    expect(sample.size).toBe(3);
    expect(skipped.size).toBe(37);
  });

  it.each<[what: string, change: NonNullable<Parameters<typeof chosen>[0]>, changed: readonly string[]]>([
    ['inputs', (_, now) => now.set(money, 'other'), [money]],
    ['baseline', ({ replace }) => replace('components-part0/plain.light-1280', plainImage(255)), [money]],
    ['number of baselines', ({ remove }) => remove('components-part0/plain.dark-360'), [money]],
    ['folder', ({ replace }) => replace('components-part0/new.light-1280', plainImage(255)), [money]],
    ['pin', ({ setPin }) => setPin({ ...pin, sample: 'b2' }), files],
  ])('looks at stories with another %s', async (_, change, changed) => {
    expect((await chosen(change)).changed).toEqual(changed);
  });

  it.each([
    ['that the record does not know', {}, {}],
    ['whose entry is damaged', { [money]: 'components-part0' }, {}],
    ['in another browser', undefined, { foreign }],
    ['where everything is asked for', undefined, { everything: true }],
  ])('looks at stories %s', async (_, record, more) => {
    const entryOf = entriesOf(inputs, await baselines());
    const passed = record ?? everythingPassed(entryOf);
    const { skipped, sample } = chooseStories(files, passed, { ...usual, ...more, entryOf });

    expect([skipped.size, sample.size]).toEqual([0, 0]);
  });

  it('draws another sample for each commit, always the same for one, until each was looked at', async () => {
    const entryOf = entriesOf(inputs, await baselines());
    const draw = (commit: string) => [
      ...chooseStories(files, everythingPassed(entryOf), { ...usual, commit, entryOf }).sample,
    ];

    expect(draw('one')).toEqual(draw('one'));
    expect(draw('one')).not.toEqual(draw('two'));
    const drawn = new Set(Array.from({ length: 200 }, (_, at) => draw(`commit ${at}`)).flat());
    expect(drawn.size).toBe(files.length);
  });

  it('looks at the only one that there is', async () => {
    const entryOf = entriesOf(inputs, await baselines());
    const passed = { [money]: entryOf(money, [folderOf(money)]) };

    expect([...chooseStories([money], passed, { ...usual, entryOf }).sample]).toEqual([money]);
  });
});

describe('the record after a run', () => {
  const screenshot = (file: string, modeName: string): Screenshot => ({
    storyId: `${folderOf(file)}--plain`,
    file,
    title: 'Part',
    name: 'Plain',
    modeName,
    mode: { theme: 'light', viewport: 'desktop' },
    width: 1280,
    height: 860,
  });
  const all = [money, card].flatMap((file) =>
    ['light-1280', 'dark-360'].map((mode) => screenshot(file, mode)),
  );
  const image = Buffer.from('image');
  const passing = all.map((each): Verdict => ({ screenshot: each, faults: [], image }));
  /** All passed, but for the first screenshot of the first file. */
  const butOne = (found: Partial<Verdict>) => [{ ...passing[0]!, ...found }, ...passing.slice(1)];
  const other = { difference: { reason: '12 pixels differ' } };

  const old = { [card]: 'old', [money]: 'old' };
  const entryOf = (file: string, folders: readonly string[]) => `${folders.join(' ')} ${inputs.get(file)!}`;
  const run = { all, accepted: false, entryOf, foreign: undefined };
  const [moneyNow, cardNow] = [money, card].map((file) => entryOf(file, [folderOf(file)]));

  it.each<[string, Partial<Parameters<typeof passedAfter>[1]>, (string | undefined)[]]>([
    ['has what passed', { verdicts: passing }, [moneyNow, cardNow]],
    ['has not what differs', { verdicts: butOne(other) }, [undefined, cardNow]],
    ['has not what is new', { verdicts: butOne({ difference: 'new' }) }, [undefined, cardNow]],
    ['has not what is broken', { verdicts: butOne({ faults: ['axe'] }) }, [undefined, cardNow]],
    ['has what was accepted', { verdicts: butOne(other), accepted: true }, [moneyNow, cardNow]],
    [
      'has not what is broken, accepted or not',
      { verdicts: butOne({ ...other, faults: ['axe'] }), accepted: true },
      [undefined, cardNow],
    ],
    ['stays for a file that was looked at in part', { verdicts: passing.slice(1) }, ['old', cardNow]],
    ['stays for a file that was not looked at', { verdicts: passing.slice(2) }, ['old', cardNow]],
    ['loses what failed, though in part', { verdicts: butOne(other).slice(0, 1) }, [undefined, 'old']],
    ['stays in another browser', { verdicts: butOne(other), foreign }, ['old', 'old']],
    ['loses files that are gone', { verdicts: [], all: all.slice(0, 2) }, ['old', undefined]],
  ])('%s', (_, more, [ofMoney, ofCard]) => {
    const passed = passedAfter(old, { ...run, verdicts: [], ...more });

    expect([passed[money], passed[card]]).toEqual([ofMoney, ofCard]);
  });

  it('does not know a file that never was looked at whole', async () => {
    expect(passedAfter({}, { ...run, verdicts: passing.slice(1, 3) })).toEqual({});
  });

  it('has one sorted line for each file', async () => {
    const opened = await baselines();
    opened.setPassed(passedAfter({}, { ...run, all: all.toReversed(), verdicts: passing }));

    expect(readFileSync(join(opened.folder, 'passed.json'), 'utf8').split('\n')).toEqual([
      '{',
      `  "${money}": "${moneyNow}",`,
      `  "${card}": "${cardNow}"`,
      '}',
      '',
    ]);
  });

  it('is left alone where it is the same', async () => {
    const opened = await baselines();
    const file = join(opened.folder, 'passed.json');
    expect(opened.passed()).toEqual({});
    expect(opened.setPassed(old)).toBe(true);
    utimesSync(file, 1, 1);

    expect(opened.setPassed(opened.passed())).toBe(false);
    expect(statSync(file).mtimeMs).toBe(1000);
    expect(existsSync(file)).toBe(true);
  });
});

describe('the record of pages of the handbook', () => {
  const pages = ['a', 'b', 'c'].map((id) => ({ id, file: `${id}.mdx` }));
  const now = new Map(pages.map(({ id, file }) => [file, `${id} now`]));
  const before = { [money]: 'story', 'page a': 'old', 'page b': 'old', 'page c': 'old', 'page gone': 'old' };
  const seen = (id: string, ...faults: string[]) => ({
    page: { id, file: `${id}.mdx` },
    how: 'light',
    faults,
  });

  it('has what was opened and is well, not what has a fault in one look, and keeps the rest', () => {
    const verdicts = [seen('a'), seen('b'), seen('b', 'a11y: button-name')];

    expect(docsAfter(before, pages, verdicts, now)).toEqual({
      'page a': 'a now',
      'page c': 'old',
      [money]: 'story',
    });
  });

  it('stays as it was when stories are looked at', () => {
    const run = { all: [], verdicts: [], accepted: false, entryOf: () => 'new', foreign: undefined };

    expect(passedAfter(before, run)).toEqual({
      'page a': 'old',
      'page b': 'old',
      'page c': 'old',
      'page gone': 'old',
    });
  });
});
