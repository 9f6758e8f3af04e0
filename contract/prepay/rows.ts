import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { cents, dateOrNull, decimalOrNull, oneOf, sentDate, text, textOrNull } from '../fields';
import { paidIns, prepayEventKinds, prepayStatuses, prepayTypes } from './labels';

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

/** A code with its name. */
export const named = object({ code: text(), name: text() });

/** Amounts of one unit; different units are never added. Decimal strings. */
export const unitSums = array(
  object({
    unit: text(),
    booked: string().required(),
    used: string().required(),
    remaining: string().required(),
  }),
).required();

/** What a contract and each of its lines say alike. */
const terms = {
  contractNo: string().required(),
  accountNo: string().required(),
  type: oneOf(prepayTypes),
  status: oneOf(prepayStatuses),
  cropYear: number().integer().required(),
  /** The product groups that it is for; empty where it is for none in particular. */
  groups: array(named).required(),
  expiresOn: dateOrNull(),
  /** Days from the as-of day to the last one; negative when that is past. */
  expiresInDays: number().integer().nullable().defined(),
  branchCode: text(),
  branchName: text(),
  splitPercent: decimalOrNull(),
  fieldName: textOrNull(),
  farmName: textOrNull(),
  bookedCents: cents(),
  usedCents: cents(),
  remainingCents: cents(),
};

/** One contract: what was booked, paid in, used, and what remains of it. */
export const prepayContract = object({
  ...terms,
  /** The first three products that were booked, and of how many. */
  products: array(text()).required(),
  lineCount: number().integer().required(),
  bookedOn: sentDate(),
  startOn: dateOrNull(),
  signedOn: dateOrNull(),
  salesperson: textOrNull(),
  termsCode: textOrNull(),
  refundable: boolean().required(),
  comments: textOrNull(),
  paidCents: cents(),
  paidIn: mixed<(typeof paidIns)[number]>()
    .nullable()
    .defined()
    .oneOf([...paidIns, null]),
  quantities: unitSums,
  /** An estimate: the day on which it is used up at last season's pace; null where nothing can be said. */
  usedUpOn: dateOrNull(),
  /** Whether the ERP sent the contract's paper. */
  hasDocument: boolean().required(),
});

/** One line of a contract. A contract without lines stands as one, numbered 0, that has no product. */
export const prepayLine = object({
  ...terms,
  id: string().required(),
  lineNo: number().integer().required(),
  productCode: textOrNull(),
  description: textOrNull(),
  groupCode: textOrNull(),
  groupName: textOrNull(),
  unit: textOrNull(),
  qtyBooked: decimalOrNull(),
  qtyUsed: decimalOrNull(),
  qtyRemaining: decimalOrNull(),
  lockedPrice: decimalOrNull(),
  /** What the product costs today without the contract, where the ERP says so. */
  postedPrice: decimalOrNull(),
  /** Whether it stops at the booked quantity. */
  limitQty: boolean().required(),
});

export type PrepayContract = InferType<typeof prepayContract>;
export type PrepayLine = InferType<typeof prepayLine>;
