import type { CalendarDateText } from '@contract/format/date';
import type { Field } from './account';
import { type Product, product } from './catalogue';
import type { TermsCode } from './company';
import type { Invoice, LineType } from './invoice';

/** What somebody takes; a price is looked up unless one is given, and an unpriced line carries none. */
export interface DraftLine {
  readonly item?: Product;
  readonly lineType?: LineType;
  readonly description?: string;
  /** In micro-units. */
  readonly quantity?: number;
  /** Micro-dollars; null for the side of a blend that is not priced. */
  readonly price?: number | null;
  /** Millionths off the extended amount. */
  readonly discountMicro?: number;
  readonly field?: Field;
  /** Position, counted from 1, of the blend that this is a part of. */
  readonly parent?: number;
  readonly lotNo?: string;
}

/** A ticket before it is priced. */
export interface Draft {
  readonly date: CalendarDateText;
  /** Where it has a number of its own; the day's next one otherwise. */
  readonly no?: string;
  readonly branch: string;
  readonly lines: readonly DraftLine[];
  readonly docType?: Invoice['docType'];
  readonly shipDate?: CalendarDateText;
  readonly dueDate?: CalendarDateText;
  readonly terms?: TermsCode;
  readonly ticketNo?: string;
  readonly poNo?: string;
  readonly freight?: number;
  readonly headerTaxRate?: number;
  readonly comments?: string;
  readonly voided?: boolean;
  readonly disputed?: boolean;
  readonly onAccount?: boolean;
  readonly left?: boolean;
  readonly counter?: 'C' | 'V';
  readonly memoKind?: 'adjustment' | 'transfer';
}

/** A line of so many micro-units of a product. */
export const take = (
  code: string,
  quantity: number,
  more: Omit<DraftLine, 'item' | 'quantity'> = {},
): DraftLine => ({ item: product(code), quantity, ...more });
