import { describe, expect, it } from 'vitest';
import { rungsOf } from './invoiceRungs';

const rung = (throughDate: string, condition: string | null = null, expired = false) => ({
  throughDate,
  percent: '2',
  cents: 100,
  condition,
  expired,
});
const owed = { openCents: 1_000, isFinanceCharge: false, isCreditMemo: false, inFlight: [] };
const onTheWay = (amountCents: number, discountCents: number) => [
  { requestNo: 'PR-2026-000001', amountCents, discountCents },
];
const onTime = { payDate: '2026-04-12', accountIsCurrent: true };
const late = { ...onTime, accountIsCurrent: false };
const current = 'ACCOUNT_CURRENT';
const [gone, soon, later] = [rung('2026-04-01', null, true), rung('2026-04-20'), rung('2026-05-20')];

describe('what a payment of today takes', () => {
  it.each([
    ['the next one that has not ended', { rungs: [gone, soon, later] }, onTime, [0, 100, 0]],
    [
      'the next one while the account is current',
      { rungs: [rung('2026-04-15', current), soon] },
      onTime,
      [100, 0],
    ],
    [
      'the one behind it while something is past due',
      { rungs: [rung('2026-04-15', current), soon] },
      late,
      [0, 100],
    ],
    ['none where all want a current account', { rungs: [rung('2026-04-15', current)] }, late, [0]],
    ['none with a condition that nobody knows', { rungs: [rung('2026-04-15', 'FULL_LOAD')] }, onTime, [0]],
    ['none of an invoice that is paid', { rungs: [soon], openCents: 0 }, onTime, [0]],
    ['none of what is on its way whole', { rungs: [soon], inFlight: onTheWay(1_000, 0) }, onTime, [0]],
    ['less what is on its way takes of it', { rungs: [soon], inFlight: onTheWay(400, 40) }, onTime, [60]],
    ['none where there is no ladder', { rungs: [] }, onTime, []],
    ['no row of a finance charge', { rungs: [soon], isFinanceCharge: true }, onTime, []],
    ['no row of a credit memo', { rungs: [soon], openCents: -500, isCreditMemo: true }, onTime, []],
    ['no row of a negative invoice', { rungs: [soon], openCents: -500 }, onTime, []],
  ])('is %s', (_, document, options, cents) => {
    expect(rungsOf({ ...owed, ...document }, options).map(({ offeredCents }) => offeredCents)).toEqual(cents);
  });
});

it.each([
  [null, onTime, true],
  [current, onTime, true],
  [current, late, false],
  ['FULL_LOAD', onTime, null],
])('the condition %j is met as it should be', (condition, options, met) => {
  expect(rungsOf({ ...owed, rungs: [rung('2026-04-15', condition)] }, options)[0]!.met).toBe(met);
});
