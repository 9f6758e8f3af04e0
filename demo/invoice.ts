import type { CalendarDateText } from '@contract/format/date';
import type { Field } from './account';
import type { Product } from './catalogue';
import type { TermsCode } from './company';

export type LineType = 'P' | 'S' | 'F' | 'T' | 'E' | 'X';
type PaidBy = 'O' | 'P' | 'C' | 'K';

export interface TaxOnLine {
  readonly code: string;
  readonly description: string;
  readonly jurisdiction: string;
  /** In cents; undefined where the tax is by the gallon. */
  readonly base?: number;
  /** Millionths of the base, or micro-dollars per unit. */
  readonly rateMicro: number;
  readonly amount: number;
}

/** A line of an invoice: quantities and prices in micro-units, amounts in cents. */
export interface Line {
  readonly lineNo: number;
  readonly parentLineNo?: number;
  readonly lineType: LineType;
  readonly item?: Product;
  readonly description: string;
  readonly quantity?: number;
  readonly price?: number;
  readonly extended: number;
  readonly discount: number;
  readonly taxes: readonly TaxOnLine[];
  readonly ticketNo?: string;
  readonly deliveredOn?: CalendarDateText;
  readonly field?: Field;
  readonly crop?: string;
  readonly lotNo?: string;
  readonly paidBy: PaidBy;
  /** What it was paid ahead from. */
  readonly prepay?: { readonly contractNo: string; readonly lineNo: number };
}

export interface Rung {
  readonly through: CalendarDateText;
  /** Millionths of the discountable amount. */
  readonly rateMicro: number;
  readonly amount: number;
  readonly condition: string;
}

/** An invoice, credit memo, finance charge or debit memo; what happened to it since stands in its last members. */
export interface Invoice {
  readonly no: string;
  readonly accountNo: string;
  readonly docType: 'I' | 'C' | 'F' | 'D';
  readonly date: CalendarDateText;
  readonly shipDate: CalendarDateText;
  readonly dueDate: CalendarDateText;
  readonly terms: TermsCode;
  readonly deferred: boolean;
  readonly branch: string;
  readonly shipTo: string;
  readonly orderNo: string;
  readonly poNo: string;
  readonly cropYear: number;
  readonly splitGroup: string;
  /** Ten-thousandths of a per cent; undefined where nothing is split. */
  readonly splitShare?: number;
  readonly lines: Line[];
  readonly headerTaxes: readonly TaxOnLine[];
  subtotal: number;
  readonly discountTotal: number;
  readonly taxTotal: number;
  readonly freight: number;
  total: number;
  readonly comments: string;
  readonly voided: boolean;
  /** Ledger kind of a debit memo, which may be a fee or one half of a transfer. */
  readonly memoKind?: 'adjustment' | 'transfer';
  rungs: readonly Rung[];
  prepayApplied: number;
  paid: number;
  credited: number;
  discountTaken: number;
  writtenOff: number;
  disputed: boolean;
  /** Prepay is kept for other goods. */
  readonly onAccount: boolean;
  /** Its holder leaves it unpaid. */
  left: boolean;
  /** Paid over the counter on the day itself. */
  readonly counter?: 'C' | 'V';
}

export const openOf = (invoice: Invoice): number =>
  invoice.total -
  invoice.prepayApplied -
  invoice.paid -
  invoice.credited -
  invoice.discountTaken -
  invoice.writtenOff;

export const lineTax = (line: Line): number => line.taxes.reduce((sum, tax) => sum + tax.amount, 0);

export const netOf = (line: Line): number => line.extended - line.discount + lineTax(line);
