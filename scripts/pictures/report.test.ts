import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openAlbum } from './album';
import type { Verdict } from './gate';
import { writeReport } from './report';
import type { Shot } from './shots';

const shot: Shot = {
  storyId: 'components-money--plain',
  title: 'Components/Money',
  name: 'Plain <b>',
  modeName: 'light-1280',
  mode: { theme: 'light', viewport: 'desktop' },
  width: 1280,
  height: 860,
};
const [before, after, difference] = [Buffer.from('one'), Buffer.from('two'), Buffer.from('three')];

/** The written report, and every picture that it shows. */
function write(verdicts: readonly Verdict[], orphans: readonly string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'fieldgate-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const album = openAlbum(join(folder, 'pictures'));
  album.write('components-money/plain.light-1280.png', before);
  album.write('components-gone/old.light-1280.png', before);
  const file = writeReport(join(folder, 'report'), album, {
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
      { shot, faults: [], picture: after, difference: { reason: '12 pixels differ', picture: difference } },
    ]);

    expect(html).toContain('12 pixels differ');
    expect(sources.map((source) => readFileSync(join(folder, source), 'utf8'))).toEqual([
      'one',
      'two',
      'three',
    ]);
  });

  it('shows a new picture, and one whose story is gone', () => {
    const fresh = { ...shot, storyId: 'components-money--new' };
    const { html, sources } = write(
      [{ shot: fresh, faults: [], picture: after, difference: 'new' }],
      ['components-gone/old.light-1280.png'],
    );

    expect(html).toContain('No picture was accepted yet.');
    expect(html).toContain('The story of this picture is gone.');
    expect(sources).toHaveLength(2);
  });

  it('tells what is broken, with nothing of it read as a tag', () => {
    const { html } = write([{ shot, faults: ['a11y: button-name: <button> has no name'], picture: before }]);

    expect(html).toContain('a11y: button-name: &lt;button&gt; has no name');
    expect(html).toContain('Plain &lt;b&gt;');
    expect(html).not.toContain('<b>');
  });

  it('leaves out what is as it was, and leads to every accepted picture', () => {
    const { html, sources, folder } = write([{ shot, faults: [], picture: before }]);

    expect(sources).toEqual([]);
    expect(html).toContain('Nothing differs.');
    const album = readFileSync(join(folder, 'album.html'), 'utf8');
    const [, source] = /src="([^"]+)"/.exec(album)!;
    expect(existsSync(join(folder, source!))).toBe(true);
  });
});
