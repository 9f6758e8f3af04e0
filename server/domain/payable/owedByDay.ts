import { partsOf } from '@contract/rules/due';
import type { OpenOnAccount } from './openDocuments';

export interface Owed {
  readonly cents: number;
  readonly count: number;
  /** Of what has a number. */
  readonly invoices: readonly string[];
}

/** What is to be paid by its due date; what is disputed, on special terms or on its way is not. */
export function owedByDay(open: readonly OpenOnAccount[]): ReadonlyMap<string, Owed> {
  const days = new Map<string, Owed>();
  for (const document of open) {
    const { payCents } = partsOf(document);
    if (payCents <= 0 || document.deferred || document.dueDate === null) continue;
    const { cents, count, invoices } = days.get(document.dueDate) ?? { cents: 0, count: 0, invoices: [] };
    days.set(document.dueDate, {
      cents: cents + payCents,
      count: count + 1,
      invoices: [...invoices, ...(document.invoiceNo === null ? [] : [document.invoiceNo])],
    });
  }
  return days;
}
