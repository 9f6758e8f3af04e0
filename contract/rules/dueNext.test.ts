import { describe, expect, it } from 'vitest';
import { comingOf, dueByMonthOf, partsOf, statementLeftCents, withMoneyOnAccount } from './due';
import { aFee, aMemo, anOpenDocument, paying } from './testing/openDocument';

const day = '2026-04-12';
const open = anOpenDocument;
const memo = aMemo();
const fee = aFee();
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
      'with what is in dispute until then',
      [{ ...soon, dueDate: day, disputed: true }, soon],
      ['2026-12-15', 7_590_120, 0],
    ],
    [
      'with what is on its way',
      [{ ...soon, inFlight: paying(60) }, terms],
      ['2026-12-15', 9_865_896, 6_070_836],
    ],
    [
      'not on a day whose all is on its way',
      [open({ dueDate: day, inFlight: paying(10_000) }), soon],
      ['2026-12-15', 3_805_060, 0],
    ],
    [
      'on such a day where nothing else is open',
      [open({ dueDate: day, inFlight: paying(10_000) })],
      [day, 10_000, 0],
    ],
    [
      'whole beside a memo of that day',
      [soon, { ...memo, dueDate: '2026-12-15' }],
      ['2026-12-15', 3_795_060, 0],
    ],
    ['of several accounts together', [soon, { ...soon, accountNo: 'B' }], ['2026-12-15', 7_590_120, 0]],
  ])('is %s', (_, documents, [date, cents, deferredCents]) => {
    expect(comingOf(documents, day).nextDue).toMatchObject({ date, cents, deferredCents });
  });

  it.each([
    ['everything is late', [open()]],
    ['there are credits alone', [{ ...memo, dueDate: '2026-12-15' }]],
    ['no day is named', [open({ dueDate: null })]],
  ])('is nothing where %s', (_, documents) => {
    expect(comingOf(documents, day).nextDue).toBeNull();
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
