import { describe, expect, it } from 'vitest';
import { daysLate, partsOf, pastDueOf, openTotalsOf } from './due';
import { aFee, aMemo, anOpenDocument, paying } from './testing/openDocument';

const day = '2026-04-12';
const open = anOpenDocument;
const memo = aMemo();
const fee = aFee();

describe('the parts of a document', () => {
  it.each([
    ['untouched', {}, [10_000, 0, 0]],
    ['one cent on its way', { inFlight: paying(1) }, [9_999, 0, 1]],
    ['its discount counts with what is on its way', { inFlight: paying(9_000, 500) }, [500, 0, 9_500]],
    ['all but a cent on its way', { inFlight: paying(9_999) }, [1, 0, 9_999]],
    ['all of it on its way', { inFlight: paying(10_000) }, [0, 0, 10_000]],
    ['paid twice', { inFlight: [...paying(10_000), ...paying(5_000)] }, [0, 0, 10_000]],
    ['in dispute', { disputed: true }, [0, 10_000, 0]],
    ['in dispute, and a part on its way', { disputed: true, inFlight: paying(4_000) }, [0, 6_000, 4_000]],
    ['a credit', { openCents: -10_000 }, [0, 0, 0]],
    ['a credit of a cent', { openCents: -1 }, [0, 0, 0]],
    ['a credit that is being used', { openCents: -10_000, inFlight: paying(-4_000) }, [0, 0, 0]],
    ['nothing', { openCents: 0 }, [0, 0, 0]],
    ['a cent', { openCents: 1 }, [1, 0, 0]],
  ])('%s', (_, over, [payCents, disputedCents, onItsWayCents]) => {
    expect(partsOf(open(over))).toEqual({ payCents, disputedCents, onItsWayCents });
  });
});

describe('what is past due', () => {
  it.each([
    ['was due yesterday', [open()], [10_000, 0, 0, '2026-04-11']],
    ['nothing that is due today', [open({ dueDate: day })], [0, 0, 0, null]],
    ['nothing that is due tomorrow', [open({ dueDate: '2026-04-13' })], [0, 0, 0, null]],
    [
      'nothing on special terms, however old',
      [open({ deferred: true, dueDate: '2026-01-01' })],
      [0, 0, 0, null],
    ],
    ['nothing without a due date', [open({ dueDate: null })], [0, 0, 0, null]],
    ['whole beside a larger memo', [open(), memo], [10_000, 0, 0, '2026-04-11']],
    ['no memo alone', [memo], [0, 0, 0, null]],
    ['apart where in dispute', [open({ disputed: true })], [0, 10_000, 0, null]],
    ['apart where on its way', [open({ inFlight: paying(10_000) })], [0, 0, 10_000, null]],
    [
      'what is left where a part is on its way',
      [open({ inFlight: paying(4_000) })],
      [6_000, 0, 4_000, '2026-04-11'],
    ],
    [
      'not less for what is paid too much of another',
      [open({ inFlight: paying(15_000) }), open({ invoiceNo: '2' })],
      [10_000, 0, 10_000, '2026-04-11'],
    ],
    [
      'not less for a dispute of another account',
      [open({ disputed: true, openCents: 50_000 }), open({ accountNo: 'B' })],
      [10_000, 50_000, 0, '2026-04-11'],
    ],
    [
      'as old as the oldest that is asked for',
      [
        open({ dueDate: '2026-03-07' }),
        open({ dueDate: '2026-03-06', disputed: true }),
        open({ dueDate: '2026-03-05', inFlight: paying(10_000) }),
        open(),
      ],
      [20_000, 10_000, 10_000, '2026-03-07'],
    ],
    ['a fee without an invoice', [fee], [4_000, 0, 0, '2026-04-11']],
    ['nothing of nothing', [], [0, 0, 0, null]],
  ])('is %s', (_, documents, [payNowCents, disputedCents, onItsWayCents, oldest]) => {
    expect(pastDueOf(documents, day)).toEqual({ payNowCents, disputedCents, onItsWayCents, oldest });
  });

  it.each([
    ['nothing late', [open({ dueDate: day })], true],
    ['a cent late', [open({ openCents: 1 })], false],
    ['late, and on its way', [open({ inFlight: paying(10_000) })], true],
    ['late but for a cent on its way', [open({ inFlight: paying(9_999) })], false],
    ['late and in dispute', [open({ disputed: true })], false],
    ['late beside a larger memo', [open(), memo], false],
  ])('%s', (_, documents, current) => {
    const { payNowCents, disputedCents } = pastDueOf(documents, day);
    expect(payNowCents + disputedCents === 0).toBe(current);
  });
});

it.each([
  [{}, 1],
  [{ dueDate: '2026-03-07' }, 36],
  [{ dueDate: day }, 0],
  [{ deferred: true }, 0],
  [{ openCents: -1 }, 0],
  [{ dueDate: null }, 0],
])('%j is %i days late', (over, days) => {
  expect(daysLate(open(over), day)).toBe(days);
});

it('tells where each open cent stands', () => {
  const documents = [
    open(),
    memo,
    open({ dueDate: day, openCents: 700 }),
    open({ dueDate: '2026-03-01', deferred: true, openCents: 60 }),
    open({ dueDate: '2026-12-01', deferred: true, openCents: 5 }),
  ];

  expect(openTotalsOf(documents, day)).toEqual({
    pastDue: { payNowCents: 10_000, disputedCents: 0, onItsWayCents: 0, oldest: '2026-04-11' },
    notDueCents: 700,
    deferredCents: 65,
    nextDue: { date: day, cents: 700, disputedCents: 0, onItsWayCents: 0, deferredCents: 0 },
    later: { cents: 65, disputedCents: 0, onItsWayCents: 0, deferredCents: 65 },
    openCreditCents: 15_000,
  });
});
