import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { baselinesFolder, folderSize, openBaselines } from './baselines';
import { toThePixel } from './compare';
import { sizeFault } from './growth';
import { plainImage } from './testing/plainImage';
import { screenImage } from './testing/screenImage';

const [one, same, other] = ['a-money/plain.light', 'a-money/same.light', 'b-card/plain.light'] as const;

function folder() {
  const made = mkdtempSync(join(tmpdir(), 'fieldgate-baselines-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

const imagesIn = (place: string) =>
  readdirSync(place, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.webp'));

describe('baselines on disk', () => {
  it('keep equal images once, and give back what was accepted to the pixel', async () => {
    const place = folder();
    const written = openBaselines(place);
    written.replace(one, plainImage(10));
    written.replace(same, plainImage(10));
    written.replace(other, plainImage(20));
    await written.keep();

    const opened = openBaselines(place);
    expect(opened.names()).toEqual([one, same, other]);
    expect(opened.hashOf(one)).toBe(opened.hashOf(same));
    expect(imagesIn(place)).toHaveLength(2);
    expect(toThePixel((await opened.read(one))!, plainImage(10))).toBeUndefined();
    expect(toThePixel((await opened.read(other))!, plainImage(10))).toBeDefined();
    expect(await opened.read('a-money/unknown.light')).toBeUndefined();
  });

  it('drop an image when nothing shows it any more, and no sooner', async () => {
    const place = folder();
    const opened = openBaselines(place);
    opened.replace(one, plainImage(10));
    opened.replace(same, plainImage(10));
    await opened.keep();
    opened.remove(one);
    await opened.keep();
    expect(opened.filesOf(same).every((file) => existsSync(join(place, file)))).toBe(true);

    opened.replace(same, plainImage(30));
    await opened.keep();
    expect(imagesIn(place)).toHaveLength(1);
  });

  it('refuse an image that WebP does not hold', async () => {
    const opened = openBaselines(folder());
    opened.replace(one, plainImage(10, { height: 16_384 }));
    await expect(opened.keep()).rejects.toThrow('16384 pixels tall');
  });
});

describe('images of one screen', () => {
  const name = (story: string) => `screens-home/${story}.light-1280`;
  const usual = screenImage();
  /** The usual state, and states of it that differ in a few rows or are taller. */
  const states = {
    default: usual,
    stale: screenImage({ changed: 12 }),
    taller: screenImage({ height: 120 }),
    shorter: screenImage({ height: 60, changed: 3 }),
  };

  async function kept() {
    const place = folder();
    const opened = openBaselines(place);
    for (const [story, image] of Object.entries(states)) opened.replace(name(story), image);
    await opened.keep();
    return { place, opened: openBaselines(place) };
  }

  it('are drawn over the usual one, from which they differ little, and are equal to the pixel', async () => {
    const { place, opened } = await kept();
    const [whole] = opened.filesOf(name('default'));
    expect(opened.filesOf(name('default'))).toHaveLength(1);
    expect(opened.filesOf(name('stale'))[0]).toBe(whole);
    const sizeOf = (file: string) => statSync(join(place, file)).size;
    expect(sizeOf(opened.filesOf(name('stale'))[1]!)).toBeLessThan(0.4 * sizeOf(whole!));
    for (const [story, image] of Object.entries(states))
      expect(toThePixel((await opened.read(name(story)))!, image), story).toBeUndefined();
  });

  it('keep what they are drawn over as long as one of them stays', async () => {
    const { place, opened } = await kept();
    const [whole] = opened.filesOf(name('default'));
    opened.remove(name('default'));
    await opened.keep();
    expect(toThePixel((await openBaselines(place).read(name('stale')))!, states.stale)).toBeUndefined();

    for (const story of ['stale', 'taller', 'shorter']) opened.remove(name(story));
    await opened.keep();
    expect(existsSync(join(place, whole!))).toBe(false);
    expect(imagesIn(place)).toEqual([]);
  });

  it('are never drawn over an image that goes', async () => {
    const { place, opened } = await kept();
    const [old] = opened.filesOf(name('default'));
    for (const [at, story] of Object.keys(states).entries())
      opened.replace(name(story), screenImage({ seed: 7, changed: at * 3 }));
    await opened.keep();
    expect(existsSync(join(place, old!))).toBe(false);
  });

  it('are whole where hardly anything is alike, and in a window of another width', async () => {
    const opened = openBaselines(folder());
    opened.replace(name('default'), usual);
    opened.replace(name('other'), screenImage({ seed: 9 }));
    opened.replace(name('narrow'), screenImage({ width: 40 }));
    await opened.keep();
    expect(['default', 'other', 'narrow'].map((story) => opened.filesOf(name(story)).length)).toEqual([
      1, 1, 1,
    ]);
  });

  it('tell what they would add before anything is written, and add that', async () => {
    const { place, opened } = await kept();
    const before = folderSize(place);
    opened.replace(name('new'), screenImage({ changed: 30 }));
    opened.remove(name('taller'));
    const growth = await opened.growth();
    expect(folderSize(place)).toBe(before);

    expect(await opened.keep()).toEqual(growth);
    expect(growth).toMatchObject({ images: 0, total: before + growth.bytes });
    expect(folderSize(place)).toBe(growth.total);
  });
});

it('a folder that is too large is a fault, which says what takes most of it', async () => {
  const opened = openBaselines(folder());
  opened.replace(one, plainImage(10));
  opened.replace(other, screenImage());
  await opened.keep();
  const size = folderSize(opened.folder);

  expect(sizeFault(opened, size)).toBeUndefined();
  expect(sizeFault(opened, size - 1)).toMatch(/Most is taken by b-card \(\d+ KiB\), a-money \(0 KiB\)$/);
});

it('the baselines of the repository take no more room than they may', () => {
  expect(sizeFault(openBaselines(baselinesFolder))).toBeUndefined();
});
