import { paymentMethodWords, paymentStatusWords, paymentTypeWords } from '@contract/payments/labels';
import { returnReason } from '@contract/rules/returnCodes';
import type { Payment } from '@contract/payments/schema';
import type { ExportColumn } from '@server/exports/exportColumn';

/** Every row of the history with all that the screen can show of it; the amounts add up to what was paid. */
export const paymentColumns: readonly ExportColumn<Payment>[] = [
  { head: 'Account', kind: 'text', value: (p) => p.accountNo },
  { head: 'Account name', kind: 'text', value: (p) => p.accountName },
  { head: 'Posted', kind: 'date', value: (p) => p.postingDate },
  { head: 'Received', kind: 'date', value: (p) => p.receivedDate },
  { head: 'Payment', kind: 'text', value: (p) => p.paymentNo },
  { head: 'Method', kind: 'text', value: (p) => paymentMethodWords[p.method] },
  { head: 'Reference', kind: 'text', value: (p) => p.reference },
  { head: 'Request', kind: 'text', value: (p) => p.requestNo },
  { head: 'From', kind: 'text', value: (p) => p.source },
  { head: 'Type', kind: 'text', value: (p) => paymentTypeWords[p.type] },
  { head: 'Amount', kind: 'money', value: (p) => p.amountCents },
  { head: 'Discount', kind: 'money', value: (p) => p.discountCents },
  { head: 'Applied', kind: 'money', value: (p) => p.appliedCents },
  { head: 'Unapplied', kind: 'money', value: (p) => p.unappliedCents },
  { head: 'Status', kind: 'text', value: (p) => paymentStatusWords[p.status] },
  {
    head: 'Reason',
    kind: 'text',
    value: ({ status, returnCode }) => (status === 'returned' ? returnReason(returnCode).words : null),
  },
];
