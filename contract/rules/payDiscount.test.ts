import { describe, expect, it } from 'vitest';
import { allocateDocuments, discountOn, leftOf, paysPastDue } from './payDiscount';

const document = (invoiceNo: string, over: Partial<Parameters<typeof discountOn>[0]> = {}) => ({
  invoiceNo,
  invoiceDate: '2026-04-01',
  dueDate: '2026-05-15',
  openCents: 10_000,
  inFlight: [],
  disputed: false,
  daysLate: 0,
  rungs: [{ throughDate: '2026-04-20', percent: '5', cents: 500, condition: null }],
  ...over,
});
const onlyCurrent = [{ throughDate: '2026-04-20', percent: '5', cents: 500, condition: 'ACCOUNT_CURRENT' }];
const terms = { payDate: '2026-04-20', onPartial: false };

describe('discountOn', () => {
  it.each([
    ['all of it in time', document('A'), 9_500, true, terms, 500],
    ['a day late', document('A'), 10_000, true, { ...terms, payDate: '2026-04-21' }, 0],
    ['a cent short', document('A'), 9_499, true, terms, 0],
    ['a part, where parts earn theirs', document('A'), 4_750, true, { ...terms, onPartial: true }, 250],
    ['a current account', document('A', { rungs: onlyCurrent }), 9_500, true, terms, 500],
    ['an account with something past due', document('A', { rungs: onlyCurrent }), 9_500, false, terms, 0],
    ['a credit memo', document('A', { openCents: -3_000 }), -3_000, true, terms, 0],
  ])('%s', (_, paid, cents, isCurrent, when, discount) => {
    expect(discountOn(paid, cents, isCurrent, when)).toBe(discount);
  });
});

it('what is on its way is not left to pay', () => {
  expect(
    leftOf({ openCents: 10_000, inFlight: [{ requestNo: 'PR', amountCents: 3_900, discountCents: 100 }] }),
  ).toBe(6_000);
});

describe('what is past due', () => {
  const late = document('L', { daysLate: 3, dueDate: '2026-04-01', rungs: [] });
  const line = (amountCents: number) => [{ invoiceNo: 'L', amountCents, discountCents: 0 }];

  it.each([
    [[late], line(10_000), true],
    [[late], line(9_999), false],
    [[late], [], false],
    [[{ ...late, disputed: true }], [], true],
    [[document('A')], [], true],
  ])('is paid with a payment or not', (documents, lines, paid) => {
    expect(paysPastDue(documents, lines)).toBe(paid);
  });

  it.each([
    [19_499, 0, 'L 10000, A 9499'],
    [19_500, 0, 'L 10000, A 9500+500'],
    [20_000, 500, 'L 10000, A 9500+500'],
    [9_999, 0, 'L 9999'],
  ])('is paid first out of %s cents, and then lets the other rungs count', (cash, rest, shown) => {
    const { lines, restCents } = allocateDocuments(
      [document('A', { rungs: onlyCurrent }), late],
      cash,
      terms,
    );

    expect(
      lines
        .map(({ invoiceNo, amountCents, discountCents }) =>
          discountCents ? `${invoiceNo} ${amountCents}+${discountCents}` : `${invoiceNo} ${amountCents}`,
        )
        .join(', '),
    ).toBe(shown);
    expect(restCents).toBe(rest);
  });
});
