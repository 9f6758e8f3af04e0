import { describe, expect, it } from 'vitest';
import { someInvoiceTotals } from '@stories/support/invoiceRowBuilders';
import { addressBy, invoiceTotalsWords, viewIn } from './purchaseList';

describe('by invoice or by line', () => {
  it.each([
    ['', undefined, 'invoice'],
    ['', 'line', 'line'],
    ['by=line', undefined, 'line'],
    ['by=invoice', 'line', 'invoice'],
    ['by=weight', undefined, 'invoice'],
    ['sort=-product', undefined, 'line'],
    ['sort=-total', undefined, 'invoice'],
    ['sort=left', 'invoice', 'invoice'],
    ['by=invoice&sort=product', undefined, 'invoice'],
  ] as const)('%j, with %s chosen before, is listed by %s', (address, chosen, view) => {
    expect(viewIn(new URLSearchParams(address), chosen)).toBe(view);
  });

  it.each([
    ['group=SEED&status=open&sort=total', 'line', 'group=SEED&status=open&sort=total&by=line'],
    ['by=line&q=urea&sort=-product&size=50', 'invoice', 'by=invoice&q=urea&size=50'],
    ['account=2281&page=3&after=m3', 'line', 'account=2281&by=line'],
    ['invoice=104880&sort=due', 'line', 'invoice=104880&by=line'],
  ] as const)('%j goes on by %s as %j', (address, view, next) => {
    expect(String(addressBy(new URLSearchParams(address), view))).toBe(next);
  });

  it.each([
    [{}, ['Left to pay $100,543.98', 'Credit left $502.93', 'Total $248,966.56']],
    [{ creditCents: 0 }, ['Left to pay $100,543.98', 'Total $248,966.56']],
    [
      { creditCents: 0, leftCents: 0, foundCents: 0 },
      ['Lines found $0.00', 'Left to pay $0.00', 'Total $248,966.56'],
    ],
  ])('sums up invoices (%#)', (over, texts) => {
    const { title, sums } = invoiceTotalsWords(someInvoiceTotals(over));

    expect([title, sums.map(({ label, text }) => `${label} ${text}`)]).toEqual([
      'Totals for all 214 invoices',
      texts,
    ]);
  });
});
