import { describe, expect, it } from 'vitest';
import { bankingDayBy, bestDays, nextLoss, payWindow } from './payDates';
import { type PayChoices, payPlan } from './payPlan';
import { aDocument, aPayableAccount } from './testing/payableAccount';

const rung = (throughDate: string, cents: number) => ({ throughDate, percent: null, cents, condition: null });
const laddered = aDocument({
  invoiceNo: 'A',
  openCents: 100_000,
  dueDate: '2026-05-15',
  rungs: [rung('2026-04-19', 5_000), rung('2026-04-29', 3_000)],
});
const account = aPayableAccount([laddered]);
const choices: PayChoices = { mode: 'selected', chosen: [{ invoiceNo: 'A' }] };

describe('the days on which it can be paid', () => {
  it.each([
    ['from a bank, before the cut-off', '2026-04-13T15:00:00.000Z', true, '2026-04-14'],
    ['from a bank, exactly at it', '2026-04-13T21:00:00.000Z', true, '2026-04-14'],
    ['from a bank, after it', '2026-04-13T21:00:01.000Z', true, '2026-04-15'],
    ['from the deposit plan', '2026-04-13T23:00:00.000Z', false, '2026-04-13'],
  ])('begin %s', (_, now, fromBank, min) => {
    expect(payWindow({ ...account, now }, '2026-04-13', fromBank)).toEqual({ min, max: '2026-06-12' });
  });
});

it.each([
  ['2026-04-20', '2026-04-20'],
  ['2026-04-19', '2026-04-17'],
  ['2026-07-03', '2026-07-03'],
  ['2027-07-05', '2027-07-02'],
])('the last banking day by %s is %s', (day, by) => {
  expect(bankingDayBy(day)).toBe(by);
});

describe('the days worth a look', () => {
  it('are the last that still earn a discount, and the last before it is due', () => {
    expect(bestDays(account, choices, { min: '2026-04-14', max: '2026-06-12' })).toEqual(
      [
        { day: '2026-04-17', totalCents: 95_000, discountCents: 5_000, annualPercent: '68.6' },
        { day: '2026-04-29', totalCents: 97_000, discountCents: 3_000, annualPercent: '70.6' },
        { day: '2026-05-15', totalCents: 100_000, discountCents: 0, annualPercent: null },
      ].toSpliced(0, 0, {
        day: '2026-04-14',
        totalCents: 95_000,
        discountCents: 5_000,
        annualPercent: '62.0',
      }),
    );
  });

  it('are none beyond what may be asked for', () => {
    expect(bestDays(account, choices, { min: '2026-04-14', max: '2026-04-20' }).at(-1)?.day).toBe(
      '2026-04-17',
    );
  });
});

describe('what a later day costs', () => {
  it.each([
    ['2026-04-14', { after: '2026-04-19', cents: 2_000 }],
    ['2026-04-20', { after: '2026-04-29', cents: 3_000 }],
    ['2026-04-30', undefined],
  ])('when paying on %s: %j', (day, loss) => {
    expect(nextLoss(account, choices, payPlan(account, choices, day))).toEqual(loss);
  });
});

describe('a discount for whoever owes nothing late', () => {
  const conditional = aDocument({
    invoiceNo: 'A',
    openCents: 100_000,
    dueDate: '2026-05-15',
    rungs: [{ throughDate: '2026-04-29', percent: null, cents: 5_000, condition: 'ACCOUNT_CURRENT' }],
  });
  const other = aDocument({ invoiceNo: 'B', dueDate: '2026-04-20' });
  const lossOf = (documents: Parameters<typeof aPayableAccount>[0]) => {
    const of = aPayableAccount(documents);
    return nextLoss(of, choices, payPlan(of, choices, '2026-04-14'));
  };

  it.each([
    ['another invoice falls due before its end', [conditional, other], '2026-04-20'],
    ['the other is on special terms', [conditional, { ...other, deferred: true }], '2026-04-29'],
    ['the other falls due after its end', [conditional, { ...other, dueDate: '2026-04-30' }], '2026-04-29'],
    ['there is no other', [conditional], '2026-04-29'],
  ])('is lost on the day after, where %s', (_, documents, after) => {
    expect(lossOf(documents)).toEqual({ after, cents: 5_000 });
  });

  it('makes the day before it is lost worth a look', () => {
    const days = bestDays(aPayableAccount([conditional, other]), choices, {
      min: '2026-04-14',
      max: '2026-06-12',
    });

    expect(days.map(({ day, discountCents }) => [day, discountCents])).toEqual([
      ['2026-04-14', 5_000],
      ['2026-04-20', 5_000],
      ['2026-05-15', 0],
    ]);
  });
});

describe('the edges of the days worth a look', () => {
  const daysOf = (documents: Parameters<typeof aPayableAccount>[0], min: string, max: string) =>
    bestDays(
      aPayableAccount(documents),
      { mode: 'selected', chosen: documents.map(({ invoiceNo }) => ({ invoiceNo })) },
      { min, max },
    ).map(({ day }) => day);
  const plain = aDocument({ invoiceNo: 'B', dueDate: '2026-05-06' });
  const many = ['13', '14', '15', '16', '20', '21', '22'].map((end) =>
    aDocument({ invoiceNo: end, rungs: [rung(`2026-04-${end}`, 100)] }),
  );

  it.each([
    [
      'the last day that may be asked for',
      [laddered],
      '2026-04-14',
      '2026-04-17',
      ['2026-04-14', '2026-04-17'],
    ],
    ['no day after it', [laddered], '2026-04-14', '2026-04-16', ['2026-04-14']],
    ['the first day once', [laddered], '2026-04-17', '2026-04-29', ['2026-04-17', '2026-04-29']],
    ['no day before the first', [laddered], '2026-04-20', '2026-04-29', ['2026-04-20', '2026-04-29']],
    [
      'no day that earns the same as the next',
      [laddered, plain],
      '2026-04-29',
      '2026-05-15',
      ['2026-04-29', '2026-05-15'],
    ],
    [
      'no day of a credit',
      [aDocument({ openCents: -5_000, dueDate: '2026-04-20' }), plain],
      '2026-04-14',
      '2026-05-06',
      ['2026-04-14', '2026-05-06'],
    ],
    [
      'six at most',
      many,
      '2026-04-13',
      '2026-04-30',
      ['2026-04-13', '2026-04-14', '2026-04-15', '2026-04-16', '2026-04-20', '2026-04-21'],
    ],
    [
      'five of five',
      many.slice(0, 5),
      '2026-04-13',
      '2026-04-20',
      ['2026-04-13', '2026-04-14', '2026-04-15', '2026-04-16', '2026-04-20'],
    ],
  ])('are %s', (_, documents, min, max, days) => {
    expect(daysOf(documents, min, max)).toEqual(days);
  });

  it.each([
    // $30.00 on $970.00 in one day, in two and in none.
    ['2026-04-29', '2026-04-30', '1128.9'],
    ['2026-04-28', '2026-04-30', '564.4'],
    ['2026-04-30', '2026-04-30', null],
  ])('are worth on %s, against %s: %s', (min, dueDate, annualPercent) => {
    const document = aDocument({
      invoiceNo: 'A',
      openCents: 100_000,
      dueDate,
      rungs: [rung('2026-04-29', 3_000)],
    });

    expect(bestDays(aPayableAccount([document]), choices, { min, max: dueDate })[0]).toMatchObject({
      day: min,
      annualPercent,
    });
  });
});

describe('the edges of what a later day costs', () => {
  const steep = aPayableAccount([
    { ...laddered, rungs: [rung('2026-04-20', 5_000), rung('2026-04-21', 3_000)] },
  ]);

  const grown = aPayableAccount([
    { ...laddered, rungs: [rung('2026-04-10', 50), rung('2026-04-19', 100), rung('2026-04-29', 500)] },
  ]);

  it.each([
    ['on the last day of a rung', account, '2026-04-19', { after: '2026-04-19', cents: 2_000 }],
    ['on the last day of the last', account, '2026-04-29', { after: '2026-04-29', cents: 3_000 }],
    ['where the next rung lasts a day', steep, '2026-04-20', { after: '2026-04-20', cents: 2_000 }],
    ['on that day', steep, '2026-04-21', { after: '2026-04-21', cents: 3_000 }],
    ['after it', steep, '2026-04-22', undefined],
    // A ladder that grows is odd, and days gone by still cost nothing.
    ['of what is gone already', grown, '2026-04-25', { after: '2026-04-29', cents: 500 }],
  ])('%s', (_, of, day, loss) => {
    expect(nextLoss(of, choices, payPlan(of, choices, day))).toEqual(loss);
  });
});
