import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openBaselines } from './baselines';
import { toThePixel } from './compare';
import { plainImage } from './testing/plainImage';

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
    await written.write(one, plainImage(10));
    await written.write(same, plainImage(10));
    await written.write(other, plainImage(20));
    written.keep();

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
    await opened.write(one, plainImage(10));
    await opened.write(same, plainImage(10));
    opened.remove(one);
    opened.keep();
    expect(existsSync(join(place, opened.fileOf(same)!))).toBe(true);

    await opened.write(same, plainImage(30));
    opened.keep();
    expect(imagesIn(place)).toHaveLength(1);
  });
});
