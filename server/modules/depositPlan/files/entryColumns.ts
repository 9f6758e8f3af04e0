import type { DepositTransaction } from '@contract/accounts/schema';
import { depositKindWord } from '@contract/depositPlan/labels';
import type { ExportColumn } from '@server/exports/exportColumn';

/** What a row does not have is left empty, not nought. */
const above = (cents: number): number | null => (cents === 0 ? null : cents);

/** Every row of a deposit account's ledger with all that the screen can show of it. */
export const entryColumns: readonly ExportColumn<DepositTransaction>[] = [
  { head: 'Deposit account', kind: 'text', value: (r) => r.savId },
  { head: 'Date', kind: 'date', value: (r) => r.effectiveDate },
  { head: 'Posted', kind: 'date', value: (r) => r.postingDate },
  { head: 'Type', kind: 'text', value: (r) => depositKindWord(r.kind) },
  { head: 'Description', kind: 'text', value: (r) => r.description },
  { head: 'Check', kind: 'text', value: (r) => r.checkNo },
  { head: 'Reference', kind: 'text', value: (r) => r.reference },
  { head: 'In', kind: 'money', value: (r) => above(r.inCents) },
  { head: 'Out', kind: 'money', value: (r) => above(r.outCents) },
  { head: 'Balance', kind: 'money', value: (r) => r.balanceAfterCents },
];
