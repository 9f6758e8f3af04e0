import { describe, expect, it } from 'vitest';
import { totalsOf } from '@contract/rules/accountTotals';
import { anAccount, anAccountInCredit } from '@stories/support/builders';
import { breakdownOf } from './breakdown';

const told = (...accounts: Parameters<typeof totalsOf>[0]) =>
  breakdownOf(totalsOf(accounts), undefined).map(({ label, cents }) => [label, cents]);

const asides = [
  ['Deferred, not yet due', 400_000],
  ['Prepay remaining', 2_148_000],
  ['Finance charges this year', 12_877],
];

describe('breakdownOf', () => {
  it('leads from the balance to what is due', () => {
    expect(told(anAccount({ unappliedCreditCents: 53_241, netDueCents: 1_800_000 }))).toEqual([
      ['Regular balance', 1_853_241],
      ['Unapplied credit', -53_241],
      ['Net due', 1_800_000],
      ...asides,
    ]);
  });

  it('names debt and credit of different accounts before it nets them', () => {
    expect(told(anAccount(), anAccountInCredit())).toEqual([
      ['Regular balance', 1_853_241],
      ['Unapplied credit', -125_000],
      ['Owed on 1 account', 1_853_241],
      ['In credit on 1 account', -125_000],
      ['Net of all accounts', 1_728_241],
      ...asides,
    ]);
  });

  it.each([
    [{ tickets: 1, estimatedCents: null }, null, '1 ticket'],
    [
      { tickets: 2, estimatedCents: 184_620 },
      184_620,
      '2 tickets at posted prices: an estimate, not part of the balance',
    ],
  ])('keeps what is not invoiced apart: %j', (notInvoiced, cents, note) => {
    const rows = breakdownOf(totalsOf([anAccount({ openCreditCents: 30_000 })]), { notInvoiced });

    expect(rows[0]!.note).toBe('Credit memos of $300.00 are taken off');
    expect(rows.at(-1)).toEqual({ label: 'Delivered, not invoiced yet', cents, role: 'aside', note });
  });
});
