import type { CalendarDateText } from '@contract/format/date';

/** What an account was told at the close of a month, in cents. */
export interface Statement {
  readonly no: string;
  readonly from: CalendarDateText;
  /** The close day. */
  readonly to: CalendarDateText;
  readonly dueDate: CalendarDateText;
  readonly previous: number;
  /** Debits without the finance charge. */
  readonly charges: number;
  readonly credits: number;
  readonly financeCharge: number;
  readonly ending: number;
  readonly amountDue: number;
  /** Owed at the close and due later than this statement. */
  readonly future: number;
  /** What paying by the nearest discount day would save. */
  readonly discount?: { readonly through: CalendarDateText; readonly cents: number };
  readonly revision: number;
  readonly supersedes?: string;
  /** Ledger rows that this statement and those before it tell of. */
  readonly told: number;
}
