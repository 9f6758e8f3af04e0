import type { NewPaymentOption } from '@contract/paymentOptions/schema';

/** What Ada's form would send. The account number is made anew for each, so that it stands nowhere in writing. */
export const newOption = (over: Partial<NewPaymentOption> = {}): NewPaymentOption => ({
  username: 'ada@example.com',
  nickname: 'Farm checking',
  holderName: 'Ada Farms LLC',
  holderType: 'business',
  accountType: 'checking',
  routingNumber: '125100018',
  accountNumber: someNumber(9),
  isDefault: false,
  accountIds: ['00117'],
  consent: 'option-1',
  ...over,
});

let seed = 20_261_122;

/** Digits that are the same at each run and stand in no file: a small generator makes them (Lehmer). */
export function someNumber(digits: number): string {
  return Array.from({ length: digits }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return String(Math.floor(seed / 97) % 10);
  }).join('');
}
