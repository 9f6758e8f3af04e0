import { kindWords } from '@contract/ledger/labels';
import type { LedgerRow } from '@contract/ledger/schema';
import type { ExportColumn } from '@server/exports/exportColumn';

const statuses: Readonly<Record<LedgerRow['status'], string>> = {
  open: 'Open',
  pastDue: 'Past due',
  notYetDue: 'Not yet due',
  partial: 'Partly paid',
  disputed: 'Disputed',
  paid: 'Paid',
  prepaid: 'Prepaid',
  credited: 'Credited',
  void: 'Void',
  posted: 'Posted',
  reversed: 'Reversed',
};

/** What a row does not have is left empty, not nought. */
const above = (cents: number): number | null => (cents === 0 ? null : cents);

/** Every row of the ledger with all that the screen can show of it. */
export const ledgerColumns: readonly ExportColumn<LedgerRow>[] = [
  { head: 'Account', kind: 'text', value: (r) => r.accountNo },
  { head: 'Date', kind: 'date', value: (r) => r.effectiveDate },
  { head: 'Posted', kind: 'date', value: (r) => r.postingDate },
  { head: 'Type', kind: 'text', value: (r) => kindWords[r.kind] },
  { head: 'Document', kind: 'text', value: (r) => r.documentNo },
  { head: 'Reference', kind: 'text', value: (r) => r.reference },
  { head: 'Description', kind: 'text', value: (r) => r.description },
  { head: 'Branch', kind: 'text', value: (r) => r.branchName },
  { head: 'Due date', kind: 'date', value: (r) => r.dueDate },
  { head: 'Debit', kind: 'money', value: (r) => above(r.debitCents) },
  { head: 'Credit', kind: 'money', value: (r) => above(r.creditCents) },
  { head: 'Balance', kind: 'money', value: (r) => r.balanceCents },
  { head: 'Open', kind: 'money', value: (r) => r.openCents },
  { head: 'Status', kind: 'text', value: (r) => statuses[r.status] },
];
