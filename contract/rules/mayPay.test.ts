import { expect, it } from 'vitest';
import { mayPay, mayPayOn, whyMayNotPay } from './mayPay';

it.each([
  ['owner', undefined],
  ['pay', undefined],
  ['view', /view this account/],
  ['documents', /documents for this account/],
] as const)('says of %s why it cannot pay: %s', (level, why) => {
  if (why) expect(whyMayNotPay(level)).toMatch(why);
  else expect(whyMayNotPay(level)).toBeUndefined();
});

it.each([
  ['active', 'owner', true],
  ['active', 'pay', true],
  ['hold', 'owner', true],
  ['active', 'view', false],
  ['active', 'documents', false],
  ['closed', 'owner', false],
] as const)('on an account that is %s, %s may pay: %s', (status, level, may) => {
  expect(mayPay({ status, level })).toBe(may);
  expect(mayPayOn([{ accountNo: '117', status, level }], '117')).toBe(may);
});

it('offers no payment on an account that is not known', () => {
  expect(mayPayOn([{ accountNo: '117', status: 'active', level: 'owner' }], '118')).toBe(false);
});
