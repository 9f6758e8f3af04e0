import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anAccount, anAccountInCredit } from '@stories/support/builders';
import { owedActionWords, owedLineNotes, owedLineWords } from '../accounts/owedText';
import type { Account } from '../accounts/schema';
import { firstAskedAt, type OpenDocument, openTotalsOf, partsOf } from './due';
import { askedFor, owedOf } from './owed';
import { aFee, aMemo, anOpenDocument, paying } from './testing/openDocument';

const day = '2026-04-12';
const open = anOpenDocument;
const soon = (over: Partial<OpenDocument> = {}) => open({ dueDate: '2026-05-15', ...over });
const flying = (cents: number) => ({ inFlight: paying(cents), askedAt: '2026-04-10T20:00:00.000Z' });

/** An account as the server tells it that has these documents open. */
const account = (documents: readonly OpenDocument[], over: Partial<Account> = {}): Account =>
  anAccountInCredit({
    unappliedCreditCents: 0,
    ...openTotalsOf(documents, day),
    onItsWaySince: firstAskedAt(documents)?.slice(0, 10) ?? null,
    ...over,
  });

/** The block as it is read. */
function read(...accounts: readonly Account[]) {
  const { owedCents, lines, action, creditCents } = owedOf(accounts);
  return [
    owedCents,
    lines.map((line) => {
      const notes = owedLineNotes(line).map((note) => ` · ${note}`);
      return `${owedLineWords(line, day)} ${line.cents}${notes.join('')}`;
    }),
    action && owedActionWords(action, day),
    creditCents,
  ];
}

describe('what is owed', () => {
  it.each<[string, readonly OpenDocument[], readonly unknown[]]>([
    ['nothing', [], [0, [], 'Nothing to pay now', 0]],
    ['nothing, with a cent of credit', [aMemo({ openCents: -1 })], [0, [], 'Nothing to pay now', 1]],
    ['a cent, late', [open({ openCents: 1 })], [1, ['Past due 1'], 'Pay $0.01 past due', 0]],
    [
      'a cent, due today',
      [open({ openCents: 1, dueDate: day })],
      [1, ['Due Apr 12 1'], 'Pay $0.01 due Apr 12', 0],
    ],
    [
      'whole beside a larger memo',
      [open(), aMemo()],
      [10_000, ['Past due 10000'], 'Pay $100.00 past due', 15_000],
    ],
    [
      'late, all in dispute',
      [open({ disputed: true })],
      [10_000, ['Past due 10000 · all of it in dispute'], 'Nothing to pay now', 0],
    ],
    [
      'late, all on its way',
      [open(flying(10_000))],
      [10_000, ['Past due 10000 · all of it on its way'], 'On its way since Apr 10', 0],
    ],
    [
      'late, all but a cent on its way',
      [open(flying(9_999))],
      [10_000, ['Past due 10000 · $99.99 of it on its way'], 'Pay $0.01 past due', 0],
    ],
    [
      'late, a cent on its way, the rest in dispute',
      [open({ ...flying(1), disputed: true })],
      [
        10_000,
        ['Past due 10000 · $99.99 of it in dispute · $0.01 of it on its way'],
        'On its way since Apr 10',
        0,
      ],
    ],
    [
      'late and all on its way, and soon due',
      [open(flying(10_000)), soon()],
      [20_000, ['Past due 10000 · all of it on its way', 'Due May 15 10000'], 'Pay $100.00 due May 15', 0],
    ],
    [
      'soon due, all on its way',
      [soon(flying(10_000))],
      [10_000, ['Due May 15 10000 · all of it on its way'], 'On its way since Apr 10', 0],
    ],
    [
      'by the day on which something is to be paid, with what is in dispute before it',
      [soon({ dueDate: '2026-05-01', disputed: true, openCents: 500 }), soon()],
      [10_500, ['Due May 15 10500 · $5.00 of it in dispute'], 'Pay $100.00 due May 15', 0],
    ],
    [
      'on three lines',
      [open(), soon(), soon({ dueDate: '2026-05-16' })],
      [30_000, ['Past due 10000', 'Due May 15 10000', 'Later 10000'], 'Pay $100.00 past due', 0],
    ],
    [
      'soon due, a part on special terms',
      [soon({ openCents: 3_795_060 }), soon({ openCents: 6_070_836, deferred: true })],
      [9_865_896, ['Due May 15 9865896 · $60,708.36 of it deferred'], 'Pay $98,658.96 due May 15', 0],
    ],
    [
      'soon due, all on special terms',
      [soon({ deferred: true })],
      [10_000, ['Due May 15 10000 · all of it deferred'], 'Pay $100.00 due May 15', 0],
    ],
    [
      'on special terms whose day is over, which is never late',
      [open({ deferred: true })],
      [10_000, ['Deferred 10000'], 'Nothing to pay now', 0],
    ],
    [
      'later, a part on special terms',
      [soon(), soon({ dueDate: '2026-05-16' }), soon({ dueDate: '2027-01-15', deferred: true })],
      [
        30_000,
        ['Due May 15 10000', 'Later or deferred 20000 · $100.00 of it deferred'],
        'Pay $100.00 due May 15',
        0,
      ],
    ],
    ['a fee without a day', [aFee({ dueDate: null })], [4_000, ['Later 4000'], 'Nothing to pay now', 0]],
    [
      'a day in another year with its year',
      [soon({ dueDate: '2027-01-15' })],
      [10_000, ['Due Jan 15, 2027 10000'], 'Pay $100.00 due Jan 15, 2027', 0],
    ],
  ])('is %s', (_, documents, block) => {
    expect(read(account(documents))).toEqual(block);
  });

  it.each<[string, readonly Account[], readonly unknown[]]>([
    ['no account', [], [0, [], 'Nothing to pay now', 0]],
    [
      'a debt beside the credit of another',
      [account([open()]), account([aMemo()], { unappliedCreditCents: 700 })],
      [10_000, ['Past due 10000'], 'Pay $100.00 past due', 15_700],
    ],
    [
      'by the first day of any',
      [account([soon()]), account([soon({ dueDate: '2026-05-16' })])],
      [20_000, ['Due May 15 10000', 'Later 10000'], 'Pay $100.00 due May 15', 0],
    ],
    [
      'on one day of both',
      [account([soon()]), account([soon({ openCents: 1 })])],
      [10_001, ['Due May 15 10001'], 'Pay $100.01 due May 15', 0],
    ],
    [
      'in dispute on one before something is due on the other',
      [account([soon({ dueDate: '2026-05-01', disputed: true, openCents: 500 })]), account([soon()])],
      [10_500, ['Due May 15 10500 · $5.00 of it in dispute'], 'Pay $100.00 due May 15', 0],
    ],
    [
      'late on one that the reader may only look at',
      [account([open()], { level: 'view' }), account([soon()])],
      [20_000, ['Past due 10000', 'Due May 15 10000'], 'Pay $100.00 due May 15', 0],
    ],
    [
      'late, and the reader may only look',
      [account([open()], { level: 'view' })],
      [10_000, ['Past due 10000'], null, 0],
    ],
    [
      'late on a closed account',
      [account([open()], { status: 'closed' })],
      [10_000, ['Past due 10000'], null, 0],
    ],
  ])('of several accounts is %s', (_, accounts, block) => {
    expect(read(...accounts)).toEqual(block);
  });

  it('names the accounts on which it is to be paid', () => {
    const accounts = [
      account([open()], { id: '1' }),
      account([soon()], { id: '2' }),
      account([open()], { id: '3' }),
    ];

    expect(owedOf(accounts).action).toMatchObject({ what: 'pastDue', accounts: ['1', '3'] });
    expect(owedOf(accounts.slice(1, 2)).action).toMatchObject({ what: 'nextDue', accounts: ['2'] });
  });

  it('is told apart from credit and prepay', () => {
    expect(
      owedOf([anAccount({ prepayRemainingCents: 5 }), anAccount({ prepayRemainingCents: 6 })]),
    ).toMatchObject({
      prepayCents: 11,
      mayPay: true,
    });
  });
});

it.each<['pastDue' | 'nextDue', readonly string[]]>([
  ['pastDue', ['late', 'partly']],
  ['nextDue', ['today', 'terms today']],
])('the documents that are asked for as %s', (what, names) => {
  const documents = [
    open({ invoiceNo: 'late' }),
    open({ invoiceNo: 'partly', inFlight: paying(9_999) }),
    open({ invoiceNo: 'paid', inFlight: paying(10_000) }),
    open({ invoiceNo: 'disputed', disputed: true }),
    open({ invoiceNo: 'terms over', deferred: true }),
    open({ invoiceNo: 'today', dueDate: day }),
    open({ invoiceNo: 'terms today', dueDate: day, deferred: true }),
    soon({ invoiceNo: 'later' }),
    aMemo(),
    aFee({ dueDate: null }),
  ];

  expect(askedFor(documents, what, day).map(({ invoiceNo }) => invoiceNo)).toEqual(names);
});

const cents = fc.integer({ min: -20_000, max: 20_000 });
const document = fc.record({
  openCents: cents,
  dueDate: fc.constantFrom(null, '2026-01-01', '2026-04-11', day, '2026-04-13', '2026-05-15', '2026-12-15'),
  disputed: fc.boolean(),
  deferred: fc.boolean(),
  paid: fc.nat({ max: 25_000 }),
});

it('is in its lines to the cent, on however many accounts', () => {
  fc.assert(
    fc.property(fc.array(fc.array(document, { maxLength: 6 }), { maxLength: 4 }), (drawn) => {
      const those = drawn.map((documents) =>
        documents.map(({ paid, ...over }) => open({ ...over, inFlight: paid > 0 ? paying(paid) : [] })),
      );
      const { owedCents, lines, creditCents, action } = owedOf(those.map((documents) => account(documents)));
      const all = those.flat().map(({ openCents }) => openCents);
      const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);

      expect(owedCents).toBe(sum(all.filter((one) => one > 0)));
      expect(creditCents).toBe(-sum(all.filter((one) => one < 0)) + 0);
      expect(sum(lines.map((line) => line.cents))).toBe(owedCents);
      expect(lines.length).toBeLessThanOrEqual(3);
      if (action?.kind === 'pay') {
        const asked = those.flatMap((documents) => askedFor(documents, action.what, day));
        const mine = asked.filter(({ dueDate }) => action.date === null || dueDate === action.date);
        expect(sum(mine.map((one) => partsOf(one).payCents))).toBe(action.cents);
      }
      for (const line of lines) {
        expect(line.cents).toBeGreaterThan(0);
        expect(line.disputedCents + line.onItsWayCents).toBeLessThanOrEqual(line.cents);
        expect(line.deferredCents).toBeLessThanOrEqual(line.cents);
      }
    }),
  );
});
