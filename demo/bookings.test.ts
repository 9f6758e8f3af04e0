import { beforeAll, describe, expect, it } from 'vitest';
import { daysBetween } from '@contract/format/date';
import { cents, demoDrop, type Rows } from './testing/readDrop';

describe('the prepay of the demo', () => {
  const asOf = '2026-04-12';
  let rows: Rows;
  const contract = (no: string) => rows.prepay_contracts.find((row) => row['contract_no'] === no)!;
  const line = (no: string, lineNo = '1') =>
    rows.prepay_lines.find((row) => row['contract_no'] === no && row['line_no'] === lineNo)!;

  beforeAll(async () => {
    ({ rows } = await demoDrop(asOf));
  });

  it('locks a price that is posted higher now, for one field, and ends within a month', () => {
    const no = 'PP-2026-00117-S';
    expect(daysBetween(asOf, contract(no)['expires_on']!)).toBe(19);
    expect(Number(line(no)['posted_price'])).toBeGreaterThan(Number(line(no)['unit_price']));
    expect(line(no)['field_id']).toBe('F-00117-04');
    const prices = rows.invoice_lines
      .filter((row) => row['prepay_contract_no'] === no)
      .map((row) => row['unit_price'] === line(no, row['prepay_line_no'])['unit_price']);
    expect(prices.length).toBeGreaterThan(1);
    expect(new Set(prices)).toEqual(new Set([true]));
  });

  it('lets dollars and gallons run apart where the day’s price is billed', () => {
    const drifting = line('PP-2026-00117-H');
    const atBookedPrice = Math.round(
      Number(drifting['qty_remaining']) * Number(drifting['unit_price']) * 100,
    );
    expect(Math.abs(cents(drifting, 'remaining') - atBookedPrice)).toBeGreaterThan(10_000);
  });

  it.each([
    ['a booking of which nothing is paid', 'PP-2027-00117-U', 'open', 0, 0],
    ['37 cents that are too little for anything', 'PP-2026-00209-D', 'filled', 401_237, 37],
    ['a contract that was only moved here', 'PP-2026-00201-T', 'paid', 0, 120_000],
    ['a contract that is over with money left', 'PP-2025-00117-E', 'expired', 305_550, 127_312],
    ['a contract whose rest is lost', 'PP-2025-00201-L', 'expired', 150_000, 0],
    ['a contract whose rest is a credit memo', 'PP-2025-00117-N', 'converted', 500_000, 0],
    ['a contract whose rest was paid back', 'PP-2025-00207-R', 'refunded', 320_000, 0],
  ])('has %s', (_, no, status, paid, remaining) => {
    const one = contract(no);
    expect([one['status'], cents(one, 'paid'), cents(one, 'remaining')]).toEqual([status, paid, remaining]);
  });

  it('has a down payment of a tenth, a booking paid in part and one that two partners share', () => {
    const down = contract('PP-2027-00117-A');
    expect(cents(down, 'paid')).toBe(Math.floor(cents(down, 'booked') / 10));
    expect(cents(contract('PP-2026-00117-H'), 'paid')).toBeLessThan(
      cents(contract('PP-2026-00117-H'), 'booked'),
    );
    const shares = ['00203', '00207'].map((accountNo) => contract(`PP-2026-${accountNo}-P`)['split_percent']);
    expect(shares).toEqual(['60.0000', '40.0000']);
  });

  it('takes posted prices from the price sheet and has none for the brand-new account', () => {
    const newest = new Map(rows.price_sheet.map((row) => [row['product_code'], row['posted_price']]));
    const off = rows.prepay_lines.filter(
      (row) => row['product_code'] && row['posted_price'] !== newest.get(row['product_code']),
    );
    expect(off).toEqual([]);
    expect(rows.prepay_contracts.filter((row) => row['account_no'] === '00399')).toEqual([]);
  });
});
