import { expect, it } from 'vitest';
import { atMoneyStep, type MoneyStep, readMoneyPlace } from './moneyAddress';

const form = 'account=D-1&ask=money';

it.each([
  [form, 'form', null, null],
  [`${form}&step=check`, 'check', null, null],
  [`${form}&step=sent&request=r-7`, 'sent', 'r-7', null],
  [`${form}&step=other`, 'form', null, null],
  [`${form}&bank=b-7`, 'form', null, 'b-7'],
] as const)('%s is the step %s', (address, step, request, addedBank) => {
  expect(readMoneyPlace(new URLSearchParams(address))).toEqual({ step, request, addedBank });
});

it.each<[MoneyStep, string | undefined, string]>([
  ['form', undefined, form],
  ['check', undefined, `${form}&step=check`],
  ['sent', 'r-8', `${form}&step=sent&request=r-8`],
])('the step %s of the same form has an address', (step, request, address) => {
  const before = new URLSearchParams(`${form}&bank=b-7&step=check&request=r-7`);
  expect(atMoneyStep(before, step, request).toString()).toBe(address);
});
