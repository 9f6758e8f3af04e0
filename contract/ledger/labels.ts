import { invoiceStatusLabels } from '../purchases/labels';

/** Why a row stands on the ledger of a trade account. */
export const ledgerKinds = [
  'invoice',
  'payment',
  'creditMemo',
  'financeCharge',
  'prepayApplied',
  'discountTaken',
  'nsf',
  'transfer',
  'writeOff',
  'adjustment',
] as const;

/** The chips above the list: what still has an open amount, and what of it is late. */
export const ledgerChips = ['open', 'pastDue'] as const;

/** How long an open amount has been due, as the aging has it. */
export const agingBuckets = ['current', 'days30', 'days60', 'days90', 'over90'] as const;

/** Columns that the list can be sorted by; "-" in front turns the order around. Rows of one day keep their order. */
export const ledgerSorts = ['date', 'type', 'document', 'due', 'amount', 'open'] as const;

/** How the list stands until somebody says otherwise; the server sends the same first page with the start. */
export const usualLedgerSort = '-date';

export const ledgerFormats = ['csv', 'xlsx', 'ofx'] as const;

export type LedgerFormat = (typeof ledgerFormats)[number];
export type LedgerKind = (typeof ledgerKinds)[number];

/** How people call a kind of row, in files as on the screen. */
export const kindWords: Readonly<Record<LedgerKind, string>> = {
  invoice: 'Invoice',
  payment: 'Payment',
  creditMemo: 'Credit memo',
  financeCharge: 'Finance charge',
  prepayApplied: 'Prepay applied',
  discountTaken: 'Discount taken',
  nsf: 'Returned payment',
  transfer: 'Transfer',
  writeOff: 'Write-off',
  adjustment: 'Adjustment',
};

/** What the ledger's columns are called, on the screen and in its files. */
export const ledgerColumns = {
  date: 'Posted',
  type: 'Type',
  document: 'Document',
  account: 'Account',
  due: 'Due',
  debit: 'Debit',
  credit: 'Credit',
  balance: 'Balance',
  open: 'Open',
  status: 'Status',
  amount: 'Amount',
  effective: 'Date',
  reference: 'Reference',
  description: 'Description',
  branch: 'Branch',
} as const;

/** What a row of the ledger is today, where it is not its document's own status. */
export const ledgerStatusLabels = { ...invoiceStatusLabels, posted: 'Posted', reversed: 'Reversed' } as const;
