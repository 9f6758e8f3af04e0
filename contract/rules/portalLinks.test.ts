import { describe, expect, it } from 'vitest';
import { LINKED_INVOICES, linkAfterSignIn, payLink } from './portalLinks';

const pay = '/my-account/payments/make-a-payment';
const numbers = (count: number) => Array.from({ length: count }, (_, at) => String(at));

describe('a pay link', () => {
  it.each([
    ['some invoices', { invoices: ['104880', '104881'] }, '?account=00117&invoice=104880%2C104881'],
    ['a statement', { statement: 'S-1' }, '?account=00117&statement=S-1'],
    ['nothing that is known', { accountNo: undefined, due: 'pastDue' as const }, ''],
    ['what is past due, without numbers', { due: 'pastDue' as const }, '?account=00117&due=pastDue'],
    ['a number with signs', { invoices: ['A&b=1'] }, '?account=00117&invoice=A%26b%3D1'],
  ])('names %s', (_, payable, query) => {
    expect(payLink({ accountNo: '00117', ...payable })).toBe(`${pay}${query}`);
  });

  it.each([
    [LINKED_INVOICES, 'invoice'],
    [LINKED_INVOICES + 1, 'due'],
  ])('of %i invoices chooses them by %s', (count, name) => {
    const link = payLink({ accountNo: '00117', invoices: numbers(count), due: 'nextDue' });
    expect([...new URLSearchParams(link.split('?')[1]).keys()]).toEqual(['account', name]);
  });
});

describe('an address that is opened after the sign-in', () => {
  it.each([
    `${pay}?account=00117&invoice=104880%2C104881`,
    `${pay}?account=00117&statement=S-1`,
    '/my-account/purchases/statements?account=00117&statement=S-1',
    '/my-account/purchases/purchase-details?account=00117&invoice=0048213',
    '/my-account/purchases/purchase-details?account=00117',
    '/my-account/purchases/prepay-open?account=00117&contract=PP-1',
    '/my-account/purchases/prepay-open?account=00117',
    '/my-account/payments/payment-requests?request=412',
    '/my-account/payments/autopay?account=00117',
    '/my-account/payments/scheduled?account=00117&invoice=104612%2C104613&bank=0196280f',
  ])('%s stays as it is', (address) => {
    expect(linkAfterSignIn(address)).toBe(address);
  });

  it.each([
    ['/my-account/overview?account=117', 'no page that links lead to'],
    [pay, 'it names nothing'],
    [`${pay}?account=00117`, 'an account alone'],
    [`${pay}?account=00117&invoice=`, 'an empty number'],
    [`${pay}?invoice=${'1'.repeat(1_001)}`, 'longer than any of ours'],
    ['//evil.example/my-account/payments/make-a-payment?invoice=1', 'another host'],
    ['https://evil.example/?invoice=1', 'another host'],
    [`${pay}/../../x?invoice=1`, 'another path'],
    ['javascript:alert(1)?invoice=1', 'a script'],
  ])('%s is none: %s', (address) => {
    expect(linkAfterSignIn(address)).toBeUndefined();
  });

  it('has nothing that its page does not know', () => {
    expect(linkAfterSignIn(`${pay}?invoice=1&step=sent&request=9&account=2`)).toBe(
      `${pay}?account=2&invoice=1`,
    );
  });
});
