import { expect, it } from 'vitest';
import type { PaymentOption } from '@contract/paymentOptions/schema';
import { anOption } from '@stories/support/optionBuilders';
import { creditedBanks } from './creditedBanks';

const linked: Partial<PaymentOption> = { accountIds: ['2281'], notDebitable: null, status: 'active' };

it.each<[string, Partial<PaymentOption>, RegExp | undefined]>([
  ['linked and confirmed', {}, undefined],
  ['linked, not confirmed yet', { status: 'pendingVerification' }, undefined],
  ['linked to another account', { accountIds: ['990'] }, /isn’t linked to account 2281/],
  ['too long a number', { notDebitable: 'This account number has 18 digits.' }, /18 digits/],
  ['blocked, with a reason', { status: 'blocked', statusReason: 'It was closed.' }, /^It was closed\.$/],
  ['not confirmed by the bank', { status: 'failed', statusReason: null }, /can’t use it now/],
])('money to a bank account: %s', (_, over, why) => {
  const { offered, leftOut } = creditedBanks([anOption({ ...linked, ...over })], '2281');

  expect(offered).toHaveLength(why ? 0 : 1);
  expect(leftOut.map((one) => one.why)).toEqual(why ? [expect.stringMatching(why)] : []);
});

it.each([
  ['pendingVerification', false, true],
  ['pendingVerification', true, false],
  ['active', true, true],
] as const)('%s, where it has to be confirmed (%s), is offered: %s', (status, isConfirmed, isOffered) => {
  const { offered } = creditedBanks([anOption({ ...linked, status })], '2281', { isConfirmed });

  expect(offered).toHaveLength(Number(isOffered));
});
