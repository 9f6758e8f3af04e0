import { beforeEach, describe, expect, it } from 'vitest';
import { type GridPreferences, keepGridPreferences, readGridPreferences } from './gridPreferences';

const fresh: GridPreferences = { density: 'standard', columns: {} };

describe('grid preferences', () => {
  const kept = new Map<string, string>();
  const shelf = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  beforeEach(() => kept.clear());

  it('come back as they were kept, each grid’s own', () => {
    const mine: GridPreferences = { density: 'compact', columns: { branch: true } };
    keepGridPreferences(shelf, 'purchases', mine);

    expect(readGridPreferences(shelf, 'purchases')).toEqual(mine);
    expect(readGridPreferences(shelf, 'statements')).toEqual(fresh);
  });

  it.each([
    '',
    'nonsense',
    'null',
    '[]',
    '{"density":"huge","columns":{}}',
    '{"density":"compact","columns":{"a":1}}',
  ])('start anew from %j', (text) => {
    kept.set('fieldgate-grid-purchases', text);

    expect(readGridPreferences(shelf, 'purchases')).toEqual(fresh);
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
    keepGridPreferences(refusing, 'purchases', fresh);

    expect(readGridPreferences(refusing, 'purchases')).toEqual(fresh);
  });
});
