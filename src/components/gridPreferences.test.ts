import { beforeEach, describe, expect, it } from 'vitest';
import {
  freshPreferences,
  gridMemory,
  type GridPreferences,
  layoutText,
  withLayout,
} from './gridPreferences';

const mine: GridPreferences = {
  density: 'compact',
  columns: { branch: true },
  widths: { item: 320 },
  order: ['item', 'date'],
  slashKey: false,
};
const place = { person: 'dana@example.com', grid: 'purchases', version: 1 };

describe('grid preferences', () => {
  const kept = new Map<string, string>();
  const shelf = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  beforeEach(() => {
    kept.clear();
    gridMemory(shelf, place).keep(mine);
  });

  it('come back as they were kept', () => {
    expect(gridMemory(shelf, place).recall()).toEqual(mine);
  });

  it.each([
    ['another person', { ...place, person: 'lee@example.com' }],
    ['another grid', { ...place, grid: 'statements' }],
    ['a grid whose columns changed', { ...place, version: 2 }],
  ])('are not those of %s', (_, other) => {
    expect(gridMemory(shelf, other).recall()).toEqual(freshPreferences);
  });

  it('do not tell the next one at this browser who signed in', () => {
    expect([...kept.keys(), ...kept.values()].join()).not.toMatch(/dana|example/);
  });

  it.each([
    '',
    'nonsense',
    'null',
    '[]',
    '{"density":"huge","columns":{},"widths":{},"slashKey":true}',
    '{"density":"compact","columns":{"a":1},"widths":{},"slashKey":true}',
    '{"density":"compact","columns":{},"widths":{"a":"wide"},"slashKey":true}',
    '{"density":"compact","columns":{}}',
  ])('start anew from %j', (text) => {
    for (const key of kept.keys()) kept.set(key, text);

    expect(gridMemory(shelf, place).recall()).toEqual(freshPreferences);
  });

  it('survive a browser that refuses storage', () => {
    const refusing = {
      getItem: (): never => {
        throw new DOMException('denied', 'SecurityError');
      },
      setItem: (): never => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const memory = gridMemory(refusing, place);
    memory.keep(mine);

    expect(memory.recall()).toEqual(freshPreferences);
  });
});

describe('the layout of a view', () => {
  it('is put on without what belongs to the person', () => {
    expect(withLayout(freshPreferences, layoutText(mine))).toEqual({ ...mine, slashKey: true });
  });

  it('that names no order takes the one before away', () => {
    expect(withLayout(mine, layoutText(freshPreferences))).toEqual({ ...freshPreferences, slashKey: false });
  });

  it.each(['', '{', '{"density":"huge"}', '{"order":[1]}', '[]x'])(
    'that reads %j changes nothing',
    (layout) => {
      expect(withLayout(mine, layout)).toBe(mine);
    },
  );
});
