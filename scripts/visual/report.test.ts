import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openBaselines } from './baselines';
import type { Verdict } from './runner';
import { writeReport } from './report';
import type { Screenshot } from './screenshots';

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
const [before, after, difference] = [Buffer.from('one'), Buffer.from('two'), Buffer.from('three')];

/** The written report, and every image that it shows. */
function write(verdicts: readonly Verdict[], orphans: readonly string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'fieldgate-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const baselines = openBaselines(join(folder, 'pictures'));
  baselines.write('components-money/plain.light-1280.png', before);
  baselines.write('components-gone/old.light-1280.png', before);
  const file = writeReport(join(folder, 'report'), baselines, {
    how: 'Compared to the pixel.',
    verdicts,
    orphans,
  });
  const html = readFileSync(file, 'utf8');
  const sources = [...html.matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, source]) => source!);
  return { html, sources, folder: dirname(file) };
}

describe('the report', () => {
  it('shows before, after and difference of what differs, from files beside it', () => {
    const { html, sources, folder } = write([
      { screenshot, faults: [], image: after, difference: { reason: '12 pixels differ', image: difference } },
    ]);

    expect(html).toContain('12 pixels differ');
    expect(sources.map((source) => readFileSync(join(folder, source), 'utf8'))).toEqual([
      'one',
      'two',
      'three',
    ]);
  });

  it('shows a new screenshot, and one whose story is gone', () => {
    const fresh = { ...screenshot, storyId: 'components-money--new' };
    const { html, sources } = write(
      [{ screenshot: fresh, faults: [], image: after, difference: 'new' }],
      ['components-gone/old.light-1280.png'],
    );

    expect(html).toContain('There is no baseline yet.');
    expect(html).toContain('The story of this baseline is gone.');
    expect(sources).toHaveLength(2);
  });

  it('tells what is broken, with nothing of it read as a tag', () => {
    const { html } = write([
      { screenshot, faults: ['a11y: button-name: <button> has no name'], image: before },
    ]);

    expect(html).toContain('a11y: button-name: &lt;button&gt; has no name');
    expect(html).toContain('Plain &lt;b&gt;');
    expect(html).not.toContain('<b>');
  });

  it('leaves out what is as it was, and leads to every baseline', () => {
    const { html, sources, folder } = write([{ screenshot, faults: [], image: before }]);

    expect(sources).toEqual([]);
    expect(html).toContain('Nothing differs.');
    const baselines = readFileSync(join(folder, 'baselines.html'), 'utf8');
    const [, source] = /src="([^"]+)"/.exec(baselines)!;
    expect(existsSync(join(folder, source!))).toBe(true);
  });
});
