import type { Db } from '../db/db';
import { aDepositAccount, aDepositTransaction, aPayment } from './ledgerRows';
import { aBranch, aField, aLine, anAccount, anImport, anInvoice, aProduct, put } from './rows';

/**
 * A small company: Ada farms on account 00117 with a deposit plan and shares account 00200 with her landlord
 * Lou, who sees nothing else; Bob (00300) is a stranger to both; Root administers.
 */
export async function fillHousehold(db: Db): Promise<void> {
  await put(db, 'feed_import', anImport());
  await put(
    db,
    'branch',
    aBranch(),
    aBranch({ branch_code: 'BOI', name: 'Boise', time_zone: 'America/Boise' }),
  );
  await put(
    db,
    'product',
    aProduct(),
    aProduct({ product_code: 'MAP', name: 'MAP 11-52-0', group_code: 'PHO', group_name: 'Phosphate' }),
    aProduct({
      product_code: 'GLY',
      name: 'Glyphosate',
      group_code: 'HER',
      group_name: 'Herbicide',
      epa_reg_no: '524-549',
    }),
  );
  await put(
    db,
    'field',
    aField(),
    aField({ field_id: 'F-2', field_name: 'Creek, lower', farm_name: 'River' }),
  );
  await put(
    db,
    'account',
    anAccount({ regular_balance_cents: 60_000, past_due_cents: 10_000 }),
    anAccount({ account_no: '00200', name: 'Ridge Land Trust' }),
    anAccount({ account_no: '00300', name: 'Bob Grain' }),
    anAccount({ account_no: '00400', name: 'Old Ada Farms', status: 'X', closed_on: '2024-10-13' }),
  );
  await put(
    db,
    'portal_user',
    { name: 'ada@example.com', deposit_plan: true },
    { name: 'lou@example.com' },
    { name: 'bob@example.com' },
    { name: 'cpa@example.com', deposit_plan: true },
    { name: 'root@example.com', admin: true },
  );
  const owner = { level: 'owner', relationship: 'owner' } as const;
  await put(
    db,
    'account_access',
    { name: 'ada@example.com', account_no: '00117', ...owner },
    { name: 'ada@example.com', account_no: '00200', level: 'view', relationship: 'tenant' },
    { name: 'ada@example.com', account_no: '00400', ...owner },
    { name: 'ada@example.com', account_no: '00300', ...owner, valid_to: '2026-04-12' },
    { name: 'lou@example.com', account_no: '00200', level: 'owner', relationship: 'landlord' },
    { name: 'bob@example.com', account_no: '00300', ...owner },
    { name: 'cpa@example.com', account_no: '00117', level: 'documents', relationship: 'accountant' },
  );
  await put(
    db,
    'deposit_account',
    aDepositAccount(),
    aDepositAccount({ sav_id: 'D-300', account_no: '00300' }),
  );
  await put(
    db,
    'deposit_transaction',
    ...Array.from({ length: 7 }, (_, i) =>
      aDepositTransaction({
        txn_id: String(i + 1),
        seq: i + 1,
        posting_date: i < 3 ? '2026-03-31' : `2026-04-0${i}`,
        balance_after_cents: (i + 1) * 100_00,
      }),
    ),
  );
  await put(db, 'payment', aPayment(), aPayment({ payment_no: 'P-2', status: 'V' }));
  await fillInvoices(db);
}

async function fillInvoices(db: Db): Promise<void> {
  await put(
    db,
    'invoice',
    anInvoice({ invoice_no: 'A-open', po_no: 'PO-7' }),
    anInvoice({ invoice_no: 'A-late', invoice_date: '2026-02-01', due_date: '2026-04-11' }),
    anInvoice({ invoice_no: 'A-today', invoice_date: '2026-03-01', due_date: '2026-04-12' }),
    anInvoice({ invoice_no: 'A-fall', invoice_date: '2025-10-01', due_date: '2026-03-01', deferred: true }),
    anInvoice({ invoice_no: 'A-part', invoice_date: '2026-04-08', paid_cents: 4_000 }),
    anInvoice({ invoice_no: 'A-paid', invoice_date: '2025-05-01', paid_cents: 10_000 }),
    anInvoice({
      invoice_no: 'A-pre',
      invoice_date: '2026-03-20',
      prepay_applied_cents: 10_000,
      branch: 'BOI',
    }),
    anInvoice({ invoice_no: 'A-argue', due_date: '2026-04-01', disputed: true }),
    anInvoice({ invoice_no: 'A-void', total_cents: 0, voided: true }),
    anInvoice({ invoice_no: 'A-memo', doc_type: 'C', total_cents: -3_000, due_date: '2026-03-01' }),
    anInvoice({ invoice_no: 'L-1', account_no: '00200', split_percent: '50' }),
    anInvoice({ invoice_no: 'B-1', account_no: '00300' }),
  );
  await put(
    db,
    'invoice_line',
    aLine({ invoice_no: 'A-open', line_no: 1, description: 'Blend 20-10', qty: '10', product_code: null }),
    aLine({
      invoice_no: 'A-open',
      line_no: 2,
      parent_line_no: 1,
      extended_cents: 0,
      qty: '6.5',
      field_id: 'F-1',
    }),
    aLine({ invoice_no: 'A-open', line_no: 3, parent_line_no: 1, extended_cents: 0, product_code: 'MAP' }),
    aLine({ invoice_no: 'A-late', field_id: 'F-2', crop: 'Winter wheat', ticket_no: 'T55' }),
    aLine({
      invoice_no: 'A-today',
      product_code: 'GLY',
      description: '50% Glyphosate_X',
      uom: 'gal',
      qty: '2.5',
      applicator_license_no: 'WA-71204',
    }),
    aLine({ invoice_no: 'A-fall', crop_year: 2025 }),
    aLine({ invoice_no: 'A-part', line_discount_cents: 500, line_tax_cents: 250, paid_by: 'K' }),
    aLine({ invoice_no: 'A-paid', crop_year: 2025, description: '=HYPERLINK("http://x")' }),
    aLine({ invoice_no: 'A-pre', paid_by: 'P', prepay_contract_no: 'PP-1' }),
    aLine({
      invoice_no: 'A-argue',
      line_type: 'S',
      product_code: null,
      group_code: 'SVC',
      qty: null,
      uom: null,
    }),
    aLine({ invoice_no: 'A-void', extended_cents: 0 }),
    aLine({ invoice_no: 'A-memo', extended_cents: -3_000, qty: '-1', uom: null }),
    aLine({ invoice_no: 'L-1' }),
    aLine({ invoice_no: 'B-1' }),
  );
}
