import { beforeAll, describe, expect, it } from 'vitest';
import { demoDrop, grouped, type Rows } from './testing/readDrop';

describe.each(['2026-04-12', '2026-03-01'])('what else a drop of %s tells', (asOf) => {
  let rows: Rows;

  beforeAll(async () => {
    ({ rows } = await demoDrop(asOf));
  });

  it('posts a price for every product that is sold, on the first of thirteen months', () => {
    const sheet = grouped(rows.price_sheet, 'product_code');
    const sold = rows.products.filter((product) => product['group_code'] !== 'FINC');
    expect(new Set(sheet.keys())).toEqual(new Set(sold.map((product) => product['product_code'])));
    for (const own of sheet.values()) {
      expect(own).toHaveLength(13);
      expect(own.at(-1)!['effective_from']).toBe(`${asOf.slice(0, 7)}-01`);
      expect(own.every((row) => Number(row['posted_price']) > 0)).toBe(true);
    }
  });

  it('pays by the rates that the interest of the plan says', () => {
    const rates = rows.deposit_rates.map((row) => row['annual_rate']);
    expect(rates).toEqual(['0.04', '0.0425']);
    const named = new Set(
      rows.deposit_transactions.flatMap(
        (row) => /^Interest ([0-9.]+)%$/.exec(row['description']!)?.[1] ?? [],
      ),
    );
    expect(named).toEqual(new Set(['4.00', '4.25']));
    expect(new Set(rows.deposit_accounts.map((row) => row['rate_plan']))).toEqual(
      new Set(rows.deposit_rates.map((row) => row['rate_plan'])),
    );
  });

  it('has delivered tickets that wait for their invoice, and billed ones that name it', () => {
    const lines = grouped(rows.invoice_lines, 'invoice_no');
    const waiting = rows.delivery_tickets.filter((row) => row['status'] === 'U');
    const billed = rows.delivery_tickets.filter((row) => row['status'] === 'I');
    expect(waiting.filter((row) => row['account_no'] === '00117')).toHaveLength(3);
    expect(waiting.every((row) => row['invoice_no'] === '' && row['delivered_on']! <= asOf)).toBe(true);
    expect(billed.length).toBeGreaterThan(20);
    const strange = billed.filter((row) =>
      (lines.get(row['invoice_no']!) ?? []).every((line) => line['ticket_no'] !== row['ticket_no']),
    );
    expect(strange).toEqual([]);
  });

  it('knows who may buy: somebody with a limit, somebody without one, somebody who may no longer', () => {
    const own = rows.authorized_buyers.filter((row) => row['account_no'] === '00117');
    expect(own.map((row) => [row['limit_amount'], row['active']])).toEqual([
      ['', 'Y'],
      ['2500.00', 'Y'],
      ['750.00', 'Y'],
      ['500.00', 'N'],
    ]);
  });
});
