import { type InferType, number, object, string } from 'yup';
import { cents, decimalOrNull, oneOf, sentDate, textOrNull } from './fields';

/** What can happen to money that was paid ahead. */
const prepayEventKinds = [
  'received',
  'used',
  'returned',
  'transferredIn',
  'transferredOut',
  'convertedToCredit',
  'adjusted',
  'expired',
  'refunded',
] as const;

/** One event on a contract, with what remained after it. */
export const prepayEvent = object({
  id: string().required(),
  kind: oneOf(prepayEventKinds),
  date: sentDate(),
  lineNo: number().integer().nullable().defined(),
  /** The product of its line. */
  description: textOrNull(),
  documentNo: textOrNull(),
  /** Set where the document is an invoice that the caller may open. */
  invoiceNo: textOrNull(),
  ticketNo: textOrNull(),
  quantity: decimalOrNull(),
  unit: textOrNull(),
  /** What it adds to the remaining amount; negative takes away. */
  cents: cents(),
  remainingCents: cents(),
  /** Where a transfer came from or went to, if the caller may see that account. */
  otherAccountNo: textOrNull(),
});

export type PrepayEvent = InferType<typeof prepayEvent>;
export type PrepayEventKind = (typeof prepayEventKinds)[number];
