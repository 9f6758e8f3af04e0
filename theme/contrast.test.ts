import { describe, expect, it } from 'vitest';
import { contrast } from './contrast';
import { colorOf, disabledPairs, type Pair, shapePairs, textPairs } from './pairs';
import { dark, light } from './tokens';

describe('contrast', () => {
  it.each([
    ['#000000', '#FFFFFF', 21],
    ['#FFFFFF', '#FFFFFF', 1],
    ['#777777', '#FFFFFF', 4.48],
  ])('of %s on %s is %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
    expect(contrast(other, one)).toBeCloseTo(ratio, 2);
  });
});

describe('the color of a name', () => {
  it.each([
    ['text.primary', '#14211A'],
    ['chart.1', '#B9810F'],
    ['bar + 50% white', '#869790'],
  ])('%s is %s', (name, hex) => {
    expect(colorOf(light, name)).toBe(hex);
  });

  it.each(['text.tertiary', 'text', ''])('is refused when nothing is called “%s”', (name) => {
    expect(() => colorOf(light, name)).toThrow('No color is called');
  });
});

describe.each([
  ['light', light, false],
  ['dark', dark, false],
  ['light with more contrast', light, true],
  ['dark with more contrast', dark, true],
] as const)('%s', (_, scheme, more) => {
  const ratio = ({ text, ground }: Pair) =>
    contrast(colorOf(scheme, text, more), colorOf(scheme, ground, more));

  it.each(textPairs)('$use can be read: $text on $ground', (pair) => {
    expect(ratio(pair)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapePairs)('$use stands out: $text on $ground', (pair) => {
    expect(ratio(pair)).toBeGreaterThanOrEqual(3);
  });

  it.each(disabledPairs)('$use is still legible: $text on $ground', (pair) => {
    expect(ratio(pair)).toBeGreaterThanOrEqual(more ? 4.5 : 2.7);
  });
});
