import { describe, expect, it } from 'vitest';
import type { PrepayEventKind } from '@contract/prepay/labels';
import { aContract, aPrepayLine, openContracts } from '@stories/screens/prepayBuilders';
import { aDetail } from '@stories/screens/prepayHistory';
import {
  closingWords,
  contractTitle,
  expiryOf,
  lineQuantities,
  lineRestriction,
  paceWords,
  repOf,
  quantityLeft,
} from './prepayLabels';

describe('expiryOf', () => {
  it.each([
    [{ expiresOn: null, expiresInDays: null }, 'No end', 'later'],
    [{ expiresInDays: 31 }, 'Dec 7, 2026', 'later'],
    [{ expiresInDays: 30 }, 'Dec 7, 2026, in 30 days', 'soon'],
    [{ expiresInDays: 1 }, 'Dec 7, 2026, in 1 day', 'soon'],
    [{ expiresInDays: 0 }, 'Dec 7, 2026, last day', 'soon'],
    [{ expiresInDays: -1 }, 'Dec 7, 2026, expired', 'past'],
    [{ expiresInDays: 200, status: 'expired' }, 'Dec 7, 2026, expired', 'past'],
    [{ expiresInDays: -1, status: 'filled' }, 'Dec 7, 2026', 'later'],
    [{ expiresInDays: 3, status: 'closed' }, 'Dec 7, 2026', 'later'],
  ] as const)('%o: %s', (over, text, near) => {
    expect(expiryOf(aContract(over))).toEqual({ text, near });
  });
});

describe('contractTitle', () => {
  it.each([
    ['Urea 46-0-0, bulk', aContract()],
    ['Urea 46-0-0, bulk and 2 more', aContract({ lineCount: 3 })],
    ['Nitrogen, Phosphate', openContracts[1]!],
    ['Canola, Meadow 41 hybrid', openContracts[2]!],
    ['Any product', openContracts[4]!],
    ['Any product', aContract({ type: 'downPayment', products: [], lineCount: 0 })],
  ])('%s', (title, contract) => {
    expect(contractTitle(contract)).toBe(title);
  });
});

it('tells what is left where it is of one unit', () => {
  const sum = (unit: string, remaining: string) => ({ unit, booked: '0', used: '0', remaining });

  expect(quantityLeft([sum('ton', '38')])).toBe('38 ton');
  expect(quantityLeft([sum('ton', '38'), sum('gal', '289.3')])).toBe('');
});

it('tells a line in its unit, and nothing where only money was booked', () => {
  expect(lineQuantities(aPrepayLine())).toBe('38 ton of 60 ton remaining, 22 ton used');
  expect(lineQuantities(aPrepayLine({ qtyBooked: null, qtyUsed: null, qtyRemaining: null }))).toBe('');
});

it('says what a line is good for', () => {
  expect(lineRestriction(aPrepayLine())).toBe('Only Urea 46-0-0, bulk');
});

describe('paceWords', () => {
  it.each([
    [null, '2026-12-07', ''],
    ['2026-12-02', '2026-12-07', 'Used up about Dec 2, 2026 (estimate)'],
    ['2026-12-07', '2026-12-07', 'Used up about Dec 7, 2026 (estimate)'],
    ['2026-12-08', '2026-12-07', 'Some may be left when it ends (estimate)'],
    ['2027-05-21', null, 'Used up about May 21, 2027 (estimate)'],
  ])('%s before %s: %s', (usedUpOn, expiresOn, words) => {
    expect(paceWords({ usedUpOn, expiresOn })).toBe(words);
  });
});

describe('closingWords', () => {
  const history = (...events: readonly (readonly [PrepayEventKind, number])[]) => {
    const [some] = aDetail().history.events;
    return {
      ...aDetail().history,
      events: events.map(([kind, cents], at) => Object.assign({}, some!, { id: String(at), kind, cents })),
    };
  };

  it.each([
    [
      'Received $500.00 \u2212 used $120.00 = $380.00 remaining',
      [
        ['received', 50_000],
        ['used', -10_000],
        ['used', -2_000],
      ],
    ],
    [
      'Transferred in $12.00 + adjusted $0.37 = $12.37 remaining',
      [
        ['adjusted', 37],
        ['transferredIn', 1_200],
      ],
    ],
    ['\u2212 Expired $5.00 = \u2212$5.00 remaining', [['expired', -500]]],
  ] as const)('%s', (words, events) => {
    expect(closingWords(history(...events))).toBe(words);
  });
});

describe('repOf', () => {
  const account = (id: string, name: string | null) => ({ id, rep: { name, phone: null, email: null } });
  const accounts = [account('1', 'Maren Oduya'), account('2', 'Maren Oduya'), account('3', 'K. Reed')];

  it.each([
    [accounts, '3', 'K. Reed'],
    [accounts, null, null],
    [accounts.slice(0, 2), null, 'Maren Oduya'],
    [[], null, null],
    [[account('1', null)], '1', null],
  ])('%#', (some, selected, rep) => {
    expect(repOf(some, selected)).toBe(rep);
  });
});
