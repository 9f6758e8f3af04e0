import * as common from '@locales/common';
import { texts } from '@locales/language';
import * as m from '@locales/ledger';
import { type InvoiceStatus, invoiceStatusLabels } from '../purchases/labels';

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
export const kindWords: Readonly<Record<LedgerKind, string>> = texts({
  invoice: common.invoice,
  payment: common.payment,
  creditMemo: m.kindCreditMemo,
  financeCharge: m.kindFinanceCharge,
  prepayApplied: m.kindPrepayApplied,
  discountTaken: m.kindDiscountTaken,
  nsf: m.kindReturned,
  transfer: m.kindTransfer,
  writeOff: m.kindWriteOff,
  adjustment: m.kindAdjustment,
});

/** What the ledger's columns are called, on the screen and in its files. */
export const ledgerColumns = texts({
  date: m.posted,
  type: common.type,
  document: common.document,
  account: common.account,
  due: m.due,
  debit: m.debit,
  credit: m.credit,
  balance: common.balance,
  open: m.open,
  status: common.status,
  amount: common.amount,
  effective: common.date,
  reference: common.reference,
  description: common.description,
  branch: common.branch,
});

/** What a row of the ledger is today: its document's own status, or that it stands or was undone. */
export function ledgerStatusWord(status: InvoiceStatus | 'posted' | 'reversed'): string {
  if (status === 'posted') return m.posted();
  return status === 'reversed' ? m.reversed() : invoiceStatusLabels[status];
}
