import { describe, expect, it } from 'vitest';
import { contrast } from './contrast';
import { dark, light } from './tokens';

const TEXT = 4.5;
const SHAPE = 3;
const statuses = ['error', 'warning', 'info', 'success'] as const;

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

describe.each([
  ['light', light],
  ['dark', dark],
])('%s', (_, scheme) => {
  const grounds = [scheme.background, scheme.paper, scheme.subtle, scheme.tint];

  it.each([
    ['primary text', scheme.text.primary, grounds],
    ['secondary text', scheme.text.secondary, [scheme.background, scheme.paper, scheme.subtle]],
    ['links and the current page', scheme.primary.main, [scheme.background, scheme.paper, scheme.tint]],
    ['wheat text', scheme.secondary.main, [scheme.background, scheme.paper]],
    ['a filled button', scheme.primary.contrastText, [scheme.primary.main, scheme.primary.dark]],
    ['the bar', scheme.onBar, [scheme.bar]],
    ['wheat words on the bar', scheme.accent, [scheme.bar]],
    ['the wheat button', scheme.onAccent, [scheme.accent]],
  ])('%s can be read', (_name, text, on) => {
    for (const ground of on) expect(contrast(text, ground)).toBeGreaterThanOrEqual(TEXT);
  });

  it.each(statuses)('%s can be read on its own ground, on paper and reversed', (status) => {
    const { main, background, contrastText } = scheme[status];
    expect(contrast(main, background)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(main, scheme.paper)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(contrastText, main)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(scheme.text.primary, background)).toBeGreaterThanOrEqual(TEXT);
  });

  it.each<readonly [name: string, shape: string, ground: string]>([
    ['a field’s border', scheme.control, scheme.paper],
    ['a field’s border on the page', scheme.control, scheme.background],
    ['the focus ring', scheme.primary.main, scheme.background],
    ['the focus ring on the bar', scheme.accent, scheme.bar],
    ...scheme.chart.map((colour) => [`the series ${colour}`, colour, scheme.paper] as const),
  ])('%s stands out', (_name, shape, ground) => {
    expect(contrast(shape, ground)).toBeGreaterThanOrEqual(SHAPE);
  });
});
