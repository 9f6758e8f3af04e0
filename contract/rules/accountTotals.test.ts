import { describe, expect, it } from 'vitest';
import { anAccount, anAccountInCredit, aPastDue } from '@stories/support/builders';
import { totalsOf } from './accountTotals';

/** An account whose overdue credit memo is larger than its overdue invoices. */
const overpaid = anAccountInCredit({
  regularBalanceCents: -10_000,
  openCreditCents: 30_000,
  pastDue: aPastDue({ payNowCents: 20_000, disputedCents: 5_000, oldest: '2026-09-30' }),
  netDueCents: -135_000,
  aging: { current: 0, days30: -10_000, days60: 0, days90: 0, over90: 0 },
});

describe('totalsOf', () => {
  it('leaves one account as it is', () => {
    expect(totalsOf([overpaid])).toMatchObject({
      pastDue: overpaid.pastDue,
      openCreditCents: 30_000,
      aging: overpaid.aging,
      owedCents: 0,
      inCreditCents: 135_000,
    });
  });

  it('takes no account’s credit off what another owes, by day or by age', () => {
    expect(totalsOf([anAccount(), overpaid])).toMatchObject({
      pastDue: { payNowCents: 308_900, disputedCents: 5_000, onItsWayCents: 0, oldest: '2026-09-30' },
      aging: { days30: 288_900 },
      owedCents: 1_853_241,
      inCreditCents: 135_000,
      netDueCents: 1_718_241,
      owing: 1,
      inCredit: 1,
    });
  });

  it('counts an account that owes nothing on neither side', () => {
    const settled = anAccount({ netDueCents: 0 });

    expect(totalsOf([anAccount(), settled, overpaid])).toMatchObject({ owing: 1, inCredit: 1 });
  });

  it('is nothing of no account', () => {
    expect(totalsOf([])).toMatchObject({
      pastDue: { payNowCents: 0, disputedCents: 0, onItsWayCents: 0, oldest: null },
      owedCents: 0,
      inCreditCents: 0,
      netDueCents: 0,
    });
  });
});
