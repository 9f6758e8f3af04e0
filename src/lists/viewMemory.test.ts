import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../session/testing/memoryStorage';
import { isUsualList, viewMemory } from './viewMemory';

describe('the view of a list', () => {
  it.each([
    ['purchase-details', 'line', false],
    ['purchase-details', 'invoice', true],
    ['details', 'line', true],
  ])('of %s kept as %s is the usual one of its page: %s', (grid, view, expected) => {
    const storage = memoryStorage({ other: 'line' });
    viewMemory(storage, { person: 'dana@example.com', grid }).keep(view);

    expect(isUsualList(storage, '/my-account/purchases/purchase-details/')).toBe(expected);
  });
});
