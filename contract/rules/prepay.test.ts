import { describe, expect, it } from 'vitest';
import { inLanguage } from '@locales/inLanguage';
import { restrictionOf } from './prepay';

describe('restrictionOf', () => {
  it.each([
    ['product', [], ['UAN 32-0-0'], 'Only UAN 32-0-0'],
    ['product', ['Nitrogen'], ['UAN 32-0-0', 'Urea'], 'Only the products booked on it'],
    ['product', ['Nitrogen'], [], 'Only product group Nitrogen'],
    ['group', ['Nitrogen'], [], 'Only product group Nitrogen'],
    ['group', ['Nitrogen', 'Potash'], ['Urea'], 'Only product groups Nitrogen, Potash'],
    ['group', [], [], 'Only what was booked on it'],
    ['generic', [], [], 'Any product'],
    ['downPayment', [], [], 'Any product'],
    ['downPayment', ['Seed'], [], 'Only product group Seed'],
    ['unpaidBooking', [], [], 'Only what was booked on it'],
  ] as const)('says of %s for groups %j and products %j: %4$s', (type, groups, products, words) => {
    expect(restrictionOf({ type, groups, products })).toBe(words);
  });

  it.each([
    [['Nitrogen'], 'Solo el grupo de productos Nitrogen'],
    [['Nitrogen', 'Potash'], 'Solo los grupos de productos Nitrogen, Potash'],
  ])('says of groups %j in Spanish: %s', (groups, words) => {
    expect(inLanguage('es', () => restrictionOf({ type: 'group', groups, products: [] }))).toBe(words);
  });
});
