import type { LedgerKind } from '../ledger';

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
