import { describe, expect, it } from 'vitest';
import { code128, valuesOf, widths } from './code128';

describe('the table of widths', () => {
  it('has each character once, eleven modules wide, with an even count of them in bars', () => {
    expect(widths).toHaveLength(106);
    expect(new Set(widths).size).toBe(106);
    for (const pattern of widths) {
      const runs = [...pattern].map(Number);
      expect(runs.reduce((sum, run) => sum + run, 0)).toBe(11);
      expect((runs[0]! + runs[2]! + runs[4]!) % 2).toBe(0);
    }
  });
});

describe('a text', () => {
  // The example of the encyclopedia: its check character is 88.
  it.each([
    ['Wikipedia', [104, 55, 73, 75, 73, 80, 69, 68, 73, 65, 88]],
    ['PR-1', [104, 48, 50, 13, 17, (104 + 48 + 100 + 39 + 68) % 103]],
  ])('%s has its values and its check character', (text, values) => {
    expect(valuesOf(text)).toEqual(values);
  });

  it.each([['é'], ['\n'], ['\u007F']])('%j is refused', (text) => {
    expect(() => valuesOf(text)).toThrow('printable ASCII');
  });

  it('is drawn as bars that begin at its left edge and end at its right one', () => {
    const { size, paths } = code128('PR-2026-000123', 20);
    const bars = [...paths[0]!.d.matchAll(/M(\d+) 0h(\d+)v20h-\d+Z/g)].map(([, x, width]) => [
      Number(x),
      Number(width),
    ]);

    // Start, fourteen characters, the check character, and the stop with its last bar.
    expect(size).toBe(16 * 11 + 13);
    expect(bars).toHaveLength(16 * 3 + 4);
    expect(bars[0]).toEqual([0, 2]);
    expect(bars.at(-1)![0]! + bars.at(-1)![1]!).toBe(size);
  });
});
