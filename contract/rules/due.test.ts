import { describe, expect, it } from 'vitest';
import {
  dueByMonthOf,
  isCurrent,
  nextDueOf,
  type OpenDocument,
  partsOf,
  pastDueOf,
  standingOf,
  statementLeftCents,
  withMoneyOnAccount,
} from './due';

const day = '2026-04-12';
const open = (over: Partial<OpenDocument> = {}): OpenDocument => ({
  accountNo: 'A',
  invoiceNo: '1',
  postingDate: '2026-03-01',
  dueDate: '2026-04-11',
  openCents: 10_000,
  inFlight: [],
  disputed: false,
  deferred: false,
  rungs: [],
  isFinanceCharge: false,
  isCreditMemo: false,
  ...over,
});
const paying = (amountCents: number, discountCents = 0) => [
  { requestNo: 'PR-2026-000001', amountCents, discountCents },
];
const memo = open({ invoiceNo: 'MEMO', openCents: -15_000, dueDate: '2026-03-01' });
const fee = open({ invoiceNo: null, openCents: 4_000 });
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
    expect(isCurrent(pastDueOf(documents, day))).toBe(current);
  });
});

it('tells where each open cent stands', () => {
  const documents = [
    open(),
    memo,
    open({ dueDate: day, openCents: 700 }),
    open({ dueDate: '2026-03-01', deferred: true, openCents: 60 }),
    open({ dueDate: '2026-12-01', deferred: true, openCents: 5 }),
  ];

  expect(standingOf(documents, day)).toEqual({
    pastDue: { payNowCents: 10_000, disputedCents: 0, onItsWayCents: 0, oldest: '2026-04-11' },
    notDueCents: 700,
    deferredCents: 65,
    openCreditCents: 15_000,
  });
});

describe('what falls due next', () => {
  const soon = open({ dueDate: '2026-12-15', openCents: 3_795_060 });
  const terms = open({ dueDate: '2026-12-15', openCents: 6_070_836, deferred: true });

  it.each([
    ['all of a day, deferred or not', [soon, terms], ['2026-12-15', 9_865_896, 6_070_836]],
    ['what is deferred alone', [terms], ['2026-12-15', 6_070_836, 6_070_836]],
    ['today', [open({ dueDate: day }), soon], [day, 10_000, 0]],
    ['what is deferred and due today', [open({ dueDate: day, deferred: true }), soon], [day, 10_000, 10_000]],
    ['never what was due yesterday', [open(), soon], ['2026-12-15', 3_795_060, 0]],
    ['never what was deferred to yesterday', [open({ deferred: true }), soon], ['2026-12-15', 3_795_060, 0]],
    [
      'without what is in dispute',
      [{ ...soon, dueDate: day, disputed: true }, soon],
      ['2026-12-15', 3_795_060, 0],
    ],
    [
      'without what is on its way',
      [{ ...soon, inFlight: paying(60) }, terms],
      ['2026-12-15', 9_865_836, 6_070_836],
    ],
    [
      'not on a day whose all is on its way',
      [open({ dueDate: day, inFlight: paying(10_000) }), soon],
      ['2026-12-15', 3_795_060, 0],
    ],
    [
      'whole beside a memo of that day',
      [soon, { ...memo, dueDate: '2026-12-15' }],
      ['2026-12-15', 3_795_060, 0],
    ],
    ['of several accounts together', [soon, { ...soon, accountNo: 'B' }], ['2026-12-15', 7_590_120, 0]],
  ])('is %s', (_, documents, [date, cents, deferredCents]) => {
    expect(nextDueOf(documents, day)).toEqual({ date, cents, deferredCents });
  });

  it.each([
    ['everything is late', [open()]],
    ['there are credits alone', [{ ...memo, dueDate: '2026-12-15' }]],
    ['no day is named', [open({ dueDate: null })]],
  ])('is nothing where %s', (_, documents) => {
    expect(nextDueOf(documents, day)).toBeNull();
  });
});

describe('what is due by month', () => {
  it('keeps memos, disputes and what is on its way off the rest', () => {
    const documents = [
      open({ dueDate: '2026-05-31', inFlight: paying(1_000) }),
      open(),
      open({ dueDate: day, openCents: 700 }),
      open({ dueDate: '2026-04-01', disputed: true, openCents: 30 }),
      open({ dueDate: '2026-04-30', deferred: true, openCents: 4 }),
      { ...memo, dueDate: '2026-04-01' },
      open({ dueDate: null }),
    ];

    expect(dueByMonthOf(documents, day)).toEqual([
      { month: '2026-04-01', pastDueCents: 10_000, dueCents: 704, heldCents: 30 },
      { month: '2026-05-01', pastDueCents: 0, dueCents: 9_000, heldCents: 1_000 },
    ]);
  });
});

describe('what is left of a statement', () => {
  const statement = { periodTo: '2026-03-25', dueDate: '2026-04-15', amountDueCents: 20_000 };
  const asked = open({ postingDate: '2026-03-25', dueDate: '2026-04-15' });

  it.each([
    ['what is open of it', [asked], 10_000],
    ['never more than it asked for', [asked, { ...asked, openCents: 10_001 }], 20_000],
    ['nothing that was posted the day after its close', [{ ...asked, postingDate: '2026-03-26' }], 0],
    ['nothing that is due the day after it', [{ ...asked, dueDate: '2026-04-16' }], 0],
    ['also what names no day', [{ ...asked, dueDate: null }], 10_000],
    ['no less for a memo', [asked, { ...asked, openCents: -4_000 }], 10_000],
    ['less what is on its way', [{ ...asked, inFlight: paying(4_000) }], 6_000],
    ['nothing that is in dispute', [{ ...asked, disputed: true }], 0],
    ['nothing once it is paid', [], 0],
  ])('is %s', (_, documents, left) => {
    expect(statementLeftCents(statement, documents)).toBe(left);
  });

  it('is nothing of a statement in the customer’s favor', () => {
    expect(statementLeftCents({ ...statement, amountDueCents: -500 }, [asked])).toBe(0);
  });
});

describe('money on its way that names no invoice', () => {
  it.each([
    ['pays a fee', [fee], 4_000, [4_000]],
    ['pays a part of it', [fee], 3_999, [3_999]],
    ['pays no invoice', [open(), fee], 9_000, [0, 4_000]],
    ['pays the older fee first', [fee, fee], 5_000, [4_000, 1_000]],
    ['is nothing', [fee], 0, [0]],
    ['pays no credit', [{ ...fee, openCents: -100 }, fee], 4_000, [0, 4_000]],
  ])('%s', (_, documents, cents, onTheirWay) => {
    const told = withMoneyOnAccount(documents, cents);

    expect(told.map((document) => partsOf(document).onItsWayCents)).toEqual(onTheirWay);
  });
});
