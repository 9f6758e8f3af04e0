import { requestKindWord } from '@contract/requests/sentences';
import { requestStatusWords } from '@contract/requests/labels';
import type { QueuedRequest } from '@contract/queue/schema';
import { riskFlags } from '@contract/rules/riskFlags';
import type { ExportColumn } from '@server/exports/exportColumn';

/** Every request with what the office tells it by. */
export const queueFileColumns: readonly ExportColumn<QueuedRequest>[] = [
  { head: 'Request', kind: 'text', value: (r) => r.requestNo },
  { head: 'Status', kind: 'text', value: (r) => requestStatusWords[r.status] },
  { head: 'Reason', kind: 'text', value: (r) => r.statusReason },
  { head: 'Kind', kind: 'text', value: requestKindWord },
  { head: 'Account', kind: 'text', value: (r) => r.accountNo },
  { head: 'Account name', kind: 'text', value: (r) => r.accountName },
  { head: 'Asked for by', kind: 'text', value: (r) => r.submittedBy },
  { head: 'Asked for at (UTC)', kind: 'text', value: (r) => r.submittedAt },
  { head: 'From', kind: 'text', value: (r) => r.source },
  { head: 'To', kind: 'text', value: (r) => r.target },
  { head: 'Day', kind: 'date', value: (r) => r.day },
  { head: 'Debited on', kind: 'date', value: (r) => r.effectiveDate },
  { head: 'Amount', kind: 'money', value: (r) => r.amountCents },
  { head: 'Discount', kind: 'money', value: (r) => r.discountCents },
  { head: 'Branch', kind: 'text', value: (r) => r.branchName },
  { head: 'Payment', kind: 'text', value: (r) => r.paymentNo },
  { head: 'Posted', kind: 'date', value: (r) => r.postedOn },
  { head: 'Return code', kind: 'text', value: (r) => r.returnCode },
  {
    head: 'Look twice',
    kind: 'text',
    value: (r) => r.flags.map((flag) => riskFlags[flag].label).join(', ') || null,
  },
];
