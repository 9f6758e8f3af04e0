import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type Baselines, baselinesFolder, folderSize, type Growth, LIMIT, openBaselines } from './baselines';
import type { Verdict } from './runner';
import { baselineName } from './screenshots';

/** What the folder would gain if everything was accepted that differs; nothing is written. */
export function growthOf(
  folder: string,
  verdicts: readonly Verdict[],
  orphans: readonly string[],
): Promise<Growth> {
  const baselines = openBaselines(folder);
  for (const { screenshot, image, difference } of verdicts)
    if (image && difference) baselines.replace(baselineName(screenshot), image);
  for (const name of orphans) baselines.remove(name);
  return baselines.growth();
}

/** "+3 images, +41 KiB (58 KiB of new files); .baselines is 27.1 MB of 30". */
export const growthWords = ({ images, bytes, written, total }: Growth): string =>
  `${signed(images)} images, ${signed(kib(bytes))} KiB (${kib(written)} KiB of new files); ` +
  `${baselinesFolder} is ${mb(total)} MB of ${LIMIT / 1e6}`;

const signed = (count: number) => (count < 0 ? `−${-count}` : `+${count}`);
const kib = (bytes: number) => Math.round(bytes / 1024);
const mb = (bytes: number) => (bytes / 1e6).toFixed(1);

/**
 * What to do where the folder is larger than it may be; undefined where it is not.
 * @param limit bytes
 */
export function sizeFault(
  baselines: Pick<Baselines, 'folder' | 'names' | 'filesOf'>,
  limit = LIMIT,
): string | undefined {
  const total = folderSize(baselines.folder);
  if (total <= limit) return undefined;
  const largest = byTitle(baselines).slice(0, 5);
  return [
    `${baselinesFolder} is ${mb(total)} MB, and may be ${limit / 1e6}. Let fewer stories be looked at in fewer modes`,
    '(.storybook/modes.ts): a state needs no mode that shows nothing new of it. Most is taken by',
    largest.map(([title, bytes]) => `${title} (${kib(bytes)} KiB)`).join(', '),
  ].join(' ');
}

/** Bytes of each component or screen, the most first; an image that several show counts for the first. */
function byTitle({ folder, names, filesOf }: Parameters<typeof sizeFault>[0]): [string, number][] {
  const counted = new Set<string>();
  const bytes = new Map<string, number>();
  for (const name of names()) {
    const title = name.split('/')[0]!;
    for (const file of filesOf(name)) {
      if (counted.has(file)) continue;
      counted.add(file);
      bytes.set(title, (bytes.get(title) ?? 0) + statSync(join(folder, file)).size);
    }
  }
  return [...bytes].toSorted(([, one], [, other]) => other - one);
}
