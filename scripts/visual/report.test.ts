import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openBaselines } from './baselines';
import { toThePixel } from './compare';
import { growthWords } from './growth';
import type { Verdict } from './runner';
import { writeReport } from './report';
import type { Screenshot } from './screenshots';
import { plainImage } from './testing/plainImage';

const screenshot: Screenshot = {
  storyId: 'components-money--plain',
  file: 'src/components/Money.stories.tsx',
  title: 'Components/Money',
  name: 'Plain <b>',
  modeName: 'light-1280',
  mode: { theme: 'light', viewport: 'desktop' },
  width: 1280,
  height: 860,
};
const [before, after, difference] = [plainImage(1), plainImage(2), plainImage(3)];
/** Whether two files are images of the same pixels. */
const alike = (one: Buffer, other: Buffer) => toThePixel(one, other) === undefined;

/** The written report, and every image that it shows. */
async function write(verdicts: readonly Verdict[], orphans: readonly string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'fieldgate-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const baselines = openBaselines(join(folder, 'pictures'));
  baselines.replace('components-money/plain.light-1280', before);
  baselines.replace('components-gone/old.light-1280', before);
  await baselines.keep();
  const file = await writeReport(join(folder, 'report'), baselines, {
    how: 'Compared to the pixel.',
    verdicts,
    orphans,
    growth: growthWords({ images: 3, bytes: 41 * 1024, written: 58 * 1024, total: 29_100_000 }),
  });
  const html = readFileSync(file, 'utf8');
  const sources = [...html.matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, source]) => source!);
  return { html, sources, folder: dirname(file) };
}

describe('the report', () => {
  it('shows before, after and difference of what differs, from files beside it', async () => {
    const { html, sources, folder } = await write([
      { screenshot, faults: [], image: after, difference: { reason: '12 pixels differ', image: difference } },
    ]);

    expect(html).toContain('12 pixels differ');
    expect(sources).toHaveLength(3);
    const shown = sources.map((source) => readFileSync(join(folder, source)));
    expect([before, after, difference].map((image, at) => alike(image, shown[at]!))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('begins with a list of what differs, which leads to the first image of each', async () => {
    const verdict = { screenshot, faults: [], image: after, difference: 'new' as const };
    const other = { ...screenshot, title: 'Actions/Call', storyId: 'actions-call--plain' };
    const { html } = await write([verdict, { ...verdict, screenshot: other }, verdict]);

    expect(
      [...html.matchAll(/<li><a href="#([^"]+)">([^<]+)<\/a> (\d+)/g)].map((found) => found.slice(1)),
    ).toEqual([
      ['actions-call', 'Actions/Call', '1'],
      ['components-money', 'Components/Money', '2'],
    ]);
    expect([...html.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
      'actions-call',
      'components-money',
    ]);
  });

  it('shows a new screenshot, and one whose story is gone', async () => {
    const fresh = { ...screenshot, storyId: 'components-money--new' };
    const { html, sources } = await write(
      [{ screenshot: fresh, faults: [], image: after, difference: 'new' }],
      ['components-gone/old.light-1280'],
    );

    expect(html).toContain('There is no baseline yet.');
    expect(html).toContain('The story of this baseline is gone.');
    expect(sources).toHaveLength(2);
  });

  it('tells what is broken, with nothing of it read as a tag', async () => {
    const { html } = await write([
      { screenshot, faults: ['a11y: button-name: <button> has no name'], image: before },
    ]);

    expect(html).toContain('a11y: button-name: &lt;button&gt; has no name');
    expect(html).toContain('Plain &lt;b&gt;');
    expect(html).not.toContain('<b>');
  });

  it('says what accepting it would add', async () => {
    const { html } = await write([]);

    expect(html).toContain('+3 images, +41 KiB (58 KiB of new files); .baselines is 29.1 MB of 30');
  });

  it('leaves out what is as it was, and leads to every baseline', async () => {
    const { html, sources, folder } = await write([{ screenshot, faults: [], image: before }]);

    expect(sources).toEqual([]);
    expect(html).toContain('Nothing differs.');
    const baselines = readFileSync(join(folder, 'baselines.html'), 'utf8');
    const [, source] = /src="([^"]+)"/.exec(baselines)!;
    expect(existsSync(join(folder, source!))).toBe(true);
  });
});
