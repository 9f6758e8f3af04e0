import { describe, expect, it } from 'vitest';
import { contrast } from './contrast';
import { dark, light } from './tokens';
import { difference, seenWith, visionNames } from './vision';

/**
 * Five times what can just be seen: two parts of a bar that touch are then told apart at a glance, also by people who
 * lack one kind of cone. Nothing hangs on it alone: the legend stands in the order of the stack, and every chart has
 * its table.
 */
const AT_A_GLANCE = 0.1;
const statuses = ['error', 'warning', 'info', 'success'] as const;

describe('simulated vision', () => {
  it.each(visionNames)('%s leaves white, black and grey as they are', (vision) => {
    for (const grey of ['#FFFFFF', '#000000', '#808080']) {
      expect(difference(seenWith(vision, grey), grey)).toBeLessThan(0.005);
    }
  });

  it('confuses red with green where it must, and blue with green where it must', () => {
    const [red, green, blue, teal] = ['#B4532A', '#6B7A1E', '#2C7BB0', '#1F8A7A'] as const;
    const seen = (vision: (typeof visionNames)[number], one: string, other: string) =>
      difference(seenWith(vision, one), seenWith(vision, other));

    expect(seen('deuteranopia', red, green)).toBeLessThan(difference(red, green) / 2);
    expect(seen('protanopia', red, green)).toBeLessThan(difference(red, green));
    expect(seen('tritanopia', blue, teal)).toBeLessThan(difference(blue, teal) / 1.5);
  });

  it('measures no distance from a color to itself, and one from black to white', () => {
    expect(difference('#17603F', '#17603F')).toBe(0);
    expect(difference('#000000', '#FFFFFF')).toBeCloseTo(1, 3);
  });
});

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('%s', (_, scheme) => {
  const [first, second, third, fourth, fifth, rest] = scheme.chart;
  const { current, days30, days60, days90, over90 } = scheme.aging;
  const neighbours = [
    ['first and second series', first, second],
    ['second and third series', second, third],
    ['third and fourth series', third, fourth],
    ['fourth and fifth series', fourth, fifth],
    ['fourth series and the rest', fourth, rest],
    ['fifth series and the rest', fifth, rest],
    ['current and 1–30 days', current, days30],
    ['1–30 and 31–60 days', days30, days60],
    ['31–60 and 61–90 days', days60, days90],
    ['61–90 and over 90 days', days90, over90],
  ] as const;

  it.each(neighbours)('%s are told apart by everybody', (_name, one, other) => {
    expect(difference(one, other)).toBeGreaterThanOrEqual(AT_A_GLANCE);
    for (const vision of visionNames) {
      const apart = difference(seenWith(vision, one), seenWith(vision, other));
      expect(apart, vision).toBeGreaterThanOrEqual(AT_A_GLANCE);
    }
  });

  it.each(statuses)('%s can be read on its own ground with every vision', (status) => {
    for (const vision of visionNames) {
      const [text, ground] = [scheme[status].main, scheme[status].background].map((c) => seenWith(vision, c));
      expect(contrast(text!, ground!), vision).toBeGreaterThanOrEqual(4.5);
    }
  });
});
