import type { Db } from '@server/db/db';
import type { PrepayContractTable, PrepayLineTable, PrepayUsageTable } from '@server/db/tables';
import { put } from '@server/testing/rows';

/** A contract of $1,000.00 that is booked and paid; amounts are kept in step unless they are given. */
export function aContract(over: Partial<PrepayContractTable> = {}): PrepayContractTable {
  const booked = over.booked_cents ?? 100_000;
  const paid = over.paid_cents ?? booked;
  const used = over.used_cents ?? 0;
  return {
    contract_no: 'PP-1',
    account_no: '00117',
    type: 'G',
    groups: 'NIT',
    crop_year: 2026,
    booked_on: '2025-12-10',
    start_on: null,
    expires_on: '2026-08-31',
    branch: 'PUL',
    field_id: null,
    salesperson: null,
    terms_code: null,
    booked_cents: booked,
    paid_cents: paid,
    used_cents: used,
    remaining_cents: paid - used,
    refundable: false,
    signed_on: null,
    split_percent: null,
    status: 'paid',
    comments: null,
    pdf_file: null,
    import_id: 1,
    ...over,
  };
}

export const aPrepayLine = (over: Partial<PrepayLineTable> = {}): PrepayLineTable => ({
  contract_no: 'PP-1',
  line_no: 1,
  product_code: null,
  description: 'Nitrogen, any',
  group_code: 'NIT',
  uom: null,
  qty_booked: null,
  qty_used: null,
  qty_remaining: null,
  unit_price: null,
  posted_price: null,
  booked_cents: 100_000,
  used_cents: 0,
  remaining_cents: 100_000,
  limit_qty: false,
  field_id: null,
  import_id: 1,
  ...over,
});

export const aUsage = (over: Partial<PrepayUsageTable> = {}): PrepayUsageTable => ({
  usage_id: 'U-1',
  contract_no: 'PP-1',
  line_no: null,
  event: 'received',
  event_date: '2025-12-12',
  document_no: null,
  ticket_no: null,
  qty: null,
  amount_cents: 100_000,
  other_account_no: null,
  import_id: 1,
  ...over,
});

const contracts = [
  aContract({ contract_no: 'PP-group' }),
  aContract({
    contract_no: 'PP-part',
    type: 'S',
    groups: null,
    booked_cents: 300_000,
    used_cents: 90_000,
    expires_on: '2026-05-01',
    field_id: 'F-2',
    booked_on: '2026-01-05',
  }),
  aContract({ contract_no: 'PP-dust', used_cents: 99_963, status: 'filled', crop_year: 2025 }),
  aContract({ contract_no: 'PP-late', type: 'N', groups: null, expires_on: '2026-04-11', branch: 'BOI' }),
  aContract({ contract_no: 'PP-today', type: 'D', groups: 'PHO;HER', expires_on: '2026-04-12' }),
  aContract({ contract_no: 'PP-owed', type: 'U', paid_cents: 0, status: 'open' }),
  aContract({ contract_no: 'PP-half', paid_cents: 40_000, expires_on: null, comments: '50% now_later' }),
  aContract({
    contract_no: 'PP-moved',
    used_cents: 0,
    remaining_cents: 0,
    status: 'transferred',
  }),
  aContract({
    contract_no: 'PP-lou',
    account_no: '00200',
    booked_cents: 0,
    paid_cents: 0,
    remaining_cents: 70_000,
  }),
  aContract({ contract_no: 'PP-bob', account_no: '00300' }),
];

const lines = [
  aPrepayLine({ contract_no: 'PP-group' }),
  aPrepayLine({
    contract_no: 'PP-part',
    product_code: 'UAN32',
    description: 'UAN 32-0-0',
    group_code: null,
    uom: 'ton',
    qty_booked: '4.5',
    qty_used: '2',
    qty_remaining: '2.5',
    unit_price: '450',
    booked_cents: 202_500,
    used_cents: 90_000,
    remaining_cents: 112_500,
    limit_qty: true,
  }),
  aPrepayLine({
    contract_no: 'PP-part',
    line_no: 2,
    product_code: 'GLY',
    description: '=HYPERLINK("x")',
    group_code: null,
    uom: 'gal',
    qty_booked: '50',
    qty_used: '0',
    qty_remaining: '50',
    unit_price: '19.5',
    posted_price: '21.25',
    booked_cents: 97_500,
    remaining_cents: 97_500,
  }),
  aPrepayLine({ contract_no: 'PP-dust', used_cents: 99_963, remaining_cents: 37 }),
  aPrepayLine({ contract_no: 'PP-half', remaining_cents: 40_000 }),
  aPrepayLine({ contract_no: 'PP-lou', booked_cents: 0, remaining_cents: 70_000 }),
  aPrepayLine({ contract_no: 'PP-bob' }),
];

const usage = [
  aUsage({ usage_id: 'U-1', contract_no: 'PP-part', amount_cents: 202_500, line_no: 1 }),
  aUsage({ usage_id: 'U-2', contract_no: 'PP-part', amount_cents: 97_500, line_no: 2 }),
  aUsage({
    usage_id: 'U-3',
    contract_no: 'PP-part',
    event: 'used',
    event_date: '2026-03-20',
    line_no: 1,
    document_no: 'A-pre',
    ticket_no: 'T55',
    qty: '-2',
    amount_cents: -90_000,
  }),
  aUsage({ usage_id: 'U-4', contract_no: 'PP-group' }),
  aUsage({ usage_id: 'U-5', contract_no: 'PP-dust' }),
  aUsage({
    usage_id: 'U-6',
    contract_no: 'PP-dust',
    event: 'used',
    event_date: '2025-05-01',
    amount_cents: -99_963,
    document_no: 'B-1',
  }),
  aUsage({ usage_id: 'U-7', contract_no: 'PP-half', amount_cents: 40_000 }),
  aUsage({ usage_id: 'U-8', contract_no: 'PP-late' }),
  aUsage({ usage_id: 'U-9', contract_no: 'PP-moved', other_account_no: null }),
  aUsage({
    usage_id: 'U-10',
    contract_no: 'PP-moved',
    event: 'transferredOut',
    event_date: '2026-02-01',
    amount_cents: -30_000,
    document_no: 'TR-300',
    other_account_no: '00300',
  }),
  aUsage({
    usage_id: 'U-11',
    contract_no: 'PP-moved',
    event: 'transferredOut',
    event_date: '2026-02-01',
    amount_cents: -70_000,
    document_no: 'TR-200',
    other_account_no: '00200',
  }),
  aUsage({
    usage_id: 'U-12',
    contract_no: 'PP-lou',
    event: 'transferredIn',
    event_date: '2026-02-01',
    amount_cents: 70_000,
    other_account_no: '00117',
  }),
  // The chain of this one is broken: 5 cents are missing.
  aUsage({ usage_id: 'U-13', contract_no: 'PP-today', amount_cents: 99_995 }),
  aUsage({ usage_id: 'U-14', contract_no: 'PP-bob' }),
];

/**
 * The prepay of the household: Ada's contracts in every state on account 00117, one on 00200 that she shares
 * with her landlord, and one of Bob's.
 */
export async function fillPrepay(db: Db): Promise<void> {
  await put(db, 'prepay_contract', ...contracts);
  await put(db, 'prepay_line', ...lines);
  await put(db, 'prepay_usage', ...usage);
}
