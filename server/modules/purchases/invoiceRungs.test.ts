import { describe, expect, it } from 'vitest';
import { rungsOf } from './invoiceRungs';

const rung = (throughDate: string, condition: string | null = null, expired = false) => ({
  throughDate,
  percent: '2',
  cents: 100,
  condition,
  expired,
});
const owed = { openCents: 1, status: 'open', accountPastDue: false, asOf: '2026-04-12' } as const;
const late = { ...owed, accountPastDue: true };
const current = 'ACCOUNT_CURRENT';
const [gone, soon, later] = [rung('2026-04-01', null, true), rung('2026-04-20'), rung('2026-05-20')];

describe('the rung that counts', () => {
  it.each([
    ['the next one that has not ended', [gone, soon, later], owed, soon.throughDate],
    ['the next one while the account is current', [rung('2026-04-15', current), soon], owed, '2026-04-15'],
    [
      'the one behind it while something is past due',
      [rung('2026-04-15', current), soon],
      late,
      soon.throughDate,
    ],
    ['none where all want a current account', [rung('2026-04-15', current)], late, undefined],
    ['none with a condition that nobody knows', [rung('2026-04-15', 'FULL_LOAD')], owed, undefined],
    ['none of an invoice that is paid', [soon], { ...owed, openCents: 0, status: 'paid' }, undefined],
    ['none of a credit memo', [soon], { ...owed, openCents: -500 }, undefined],
    ['none of a void invoice', [soon], { ...owed, status: 'void' }, undefined],
    ['none where there is no ladder', [], owed, undefined],
  ] as const)('is %s', (_, rungs, standing, through) => {
    expect(rungsOf(rungs, standing).find(({ holds }) => holds)?.throughDate).toBe(through);
  });
});

it.each([
  [null, owed, true],
  [current, owed, true],
  [current, late, false],
  ['FULL_LOAD', owed, null],
])('the condition %j is met as it should be', (condition, standing, met) => {
  expect(rungsOf([rung('2026-04-15', condition)], standing)[0]!.met).toBe(met);
});
