type Row = Record<string, string>;

/** A booking of two products, paid in full, of which a part was drawn: what remains is 70.00. */
export const tinyPrepay = (): Record<string, Row[]> => ({
  'prepay_contracts.csv': [
    contract('PP-1', { booked: '100.00', paid: '100.00', used: '30.00', remaining: '70.00' }),
  ],
  'prepay_lines.csv': [
    prepayLine('PP-1', '1', { booked: '60.00', used: '30.00', remaining: '30.00' }),
    prepayLine('PP-1', '2', { booked: '40.00', used: '0.00', remaining: '40.00' }),
  ],
  'prepay_usage.csv': [
    usage('U-1', 'received', '100.00'),
    usage('U-2', 'used', '-50.00', { line_no: '1' }),
    usage('U-3', 'returned', '20.00', { line_no: '1' }),
  ],
});

export const contract = (contract_no: string, rest: Row): Row => ({
  contract_no,
  account_no: '00117',
  type: 'S',
  crop_year: '2026',
  booked_on: '2025-12-01',
  status: 'open',
  ...rest,
});

export const prepayLine = (contract_no: string, line_no: string, rest: Row): Row => ({
  contract_no,
  line_no,
  product_code: 'UAN32',
  description: 'UAN 32-0-0',
  group_code: 'NIT',
  uom: 'ton',
  ...rest,
});

export const usage = (usage_id: string, event: string, amount: string, rest: Row = {}): Row => ({
  usage_id,
  contract_no: 'PP-1',
  event,
  event_date: '2026-01-05',
  amount,
  ...rest,
});
