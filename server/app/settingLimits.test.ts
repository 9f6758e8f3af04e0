import { describe, expect, it } from 'vitest';
import { readConfig } from './config';

/** Settings that are numbers, each with what it is left out, and its least and its most. */
describe.each([
  ['FEED_KEEP_IMPORTS', 3, 1, 60, 'feed.retention.imports'],
  ['FEED_KEEP_REMOVED_DAYS', 730, 1, 36_500, 'feed.retention.removedDays'],
  ['PDF_PER_SECOND', 50, 1, 1_000, 'pdf.perSecond'],
  ['PDF_THREADS', undefined, 1, 16, 'pdf.threads'],
])('%s', (name, otherwise, least, most, path) => {
  it.each([least, most])('may be %s', (number) => {
    expect(readConfig({ [name]: String(number) })).toHaveProperty(path, number);
  });

  it.each([least - 1, most + 1])('is refused in words where it is %s', (number) => {
    expect(() => readConfig({ [name]: String(number) })).toThrow(`from ${least} to ${most}; left out`);
  });

  it('has a value where it is left out', () => {
    const left = readConfig({});

    if (otherwise === undefined) expect([1, 2, 3, 4]).toContain(left.pdf.threads);
    else expect(left).toHaveProperty(path, otherwise);
  });
});
