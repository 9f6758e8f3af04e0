import { describe, expect, it } from 'vitest';
import { type Bought, type Drawable, usedUpDays } from './usedUp';

const aDrawable = (over: Partial<Drawable> = {}): Drawable => ({
  contractNo: 'A',
  accountNo: '00117',
  cropYear: 2027,
  type: 'group',
  groupCodes: ['NIT'],
  productCodes: [],
  expiresOn: '2027-08-31',
  remainingCents: 25_000,
  ...over,
});

const bought = (on: string, over: Partial<Bought> = {}): Bought => ({
  accountNo: '00117',
  cropYear: 2026,
  productCode: 'UAN32',
  groupCode: 'NIT',
  on,
  cents: 10_000,
  ...over,
});
const season = ['2026-03-20', '2026-04-10', '2026-05-21', '2026-06-02'].map((on) => bought(on));
const other = (over: Partial<Bought>) => season.map(({ on }) => bought(on, over));

describe('usedUpDays', () => {
  it.each([
    ['on the day of the purchase that takes the last cent', {}, season, '2027-05-21'],
    ['on the first day when that takes all', { remainingCents: 10_000 }, season, '2027-03-20'],
    ['on no day when a season does not take it all', { remainingCents: 40_001 }, season, undefined],
    ['on no day when two days are all there is', { remainingCents: 1 }, season.slice(2), undefined],
    ['not by what was bought of another group', {}, other({ groupCode: 'FUEL' }), undefined],
    ['not by what another account bought', {}, other({ accountNo: '00200' }), undefined],
    ['not by an older season', {}, other({ cropYear: 2025 }), undefined],
    ['not by what was given back', {}, other({ cents: -10_000 }), undefined],
    [
      'by any product where it is for any',
      { type: 'generic', groupCodes: [] },
      other({ groupCode: 'SEED' }),
      '2027-05-21',
    ],
    ['by its own product alone', { type: 'product', productCodes: ['UREA'] }, season, undefined],
    [
      'by its own product',
      { type: 'product', productCodes: ['UAN32'], groupCodes: [] },
      season,
      '2027-05-21',
    ],
    [
      'on the last day of February when the day before was a leap one',
      { remainingCents: 1, cropYear: 2029 },
      ['2028-02-29', '2028-03-01', '2028-03-02'].map((on) => bought(on, { cropYear: 2028 })),
      '2029-02-28',
    ],
  ] as const)('a contract is used up %s', (_, contract, lastSeason, day) => {
    expect(usedUpDays([aDrawable(contract)], lastSeason).get('A')).toBe(day);
  });

  it('lets contracts draw on one purchase after the other, what is for fewest things first', () => {
    const generic = aDrawable({ contractNo: 'G', type: 'generic', groupCodes: [], remainingCents: 10_000 });
    const later = aDrawable({ contractNo: 'L', remainingCents: 5_000, expiresOn: null });

    expect(Object.fromEntries(usedUpDays([generic, later, aDrawable()], season))).toEqual({
      A: '2027-05-21',
      L: '2027-05-21',
      G: '2027-06-02',
    });
  });
});
