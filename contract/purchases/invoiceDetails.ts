import { array, boolean, number, object, string } from 'yup';
import { cents, centsOrNull, dateOrNull, decimalOrNull, sentDate, text, textOrNull } from '../fields';

/** The taxes of an invoice, of a line or (line 0) of all of it. */
export const invoiceTaxes = array(
  object({
    code: text(),
    lineNo: number().integer().required(),
    description: textOrNull(),
    jurisdiction: textOrNull(),
    baseCents: centsOrNull(),
    rate: decimalOrNull(),
    cents: cents(),
  }),
).required();

/** The ladder of early-pay discounts, soonest first. */
export const invoiceDiscounts = array(
  object({
    throughDate: sentDate(),
    percent: decimalOrNull(),
    cents: cents(),
    condition: textOrNull(),
    /** Whether the condition is met as the account stands; null where the portal cannot know. */
    met: boolean().nullable().defined(),
    /** Whether its day is past today. */
    expired: boolean().required(),
    /** What a payment of today takes of it: less what is on its way, and 0 of any rung but the one that counts. */
    offeredCents: cents(),
  }),
).required();

/** What was paid on an invoice, and by which payment. */
export const invoiceApplications = array(
  object({
    paymentNo: string().required(),
    appliedOn: dateOrNull(),
    method: string().required(),
    reference: textOrNull(),
    appliedCents: cents(),
    discountCents: cents(),
  }),
).required();

/** What prepay contracts were drawn down by the invoice; contracts of other accounts are not told. */
export const invoicePrepayUses = array(
  object({
    usageId: string().required(),
    contractNo: string().required(),
    usedOn: sentDate(),
    ticketNo: textOrNull(),
    quantity: decimalOrNull(),
    unit: textOrNull(),
    /** What it took from the contract; negative where goods came back. */
    cents: cents(),
  }),
).required();

/** A delivery that an invoice bears, or will bear. */
export const deliveryTicket = object({
  ticketNo: string().required(),
  accountNo: string().required(),
  deliveredOn: dateOrNull(),
  branchName: textOrNull(),
  product: textOrNull(),
  quantity: decimalOrNull(),
  unit: textOrNull(),
  fieldName: textOrNull(),
  driver: textOrNull(),
});

/**
 * A delivery that several accounts bear: the caller's own shares by account, all others together and without a
 * name. Only lines that stand on this invoice too count, so nobody learns what else a party bought.
 */
export const invoiceShares = object({
  wholeCents: cents(),
  own: array(
    object({
      accountNo: string().required(),
      accountName: string().required(),
      invoiceNo: string().required(),
      percent: decimalOrNull(),
      cents: cents(),
    }),
  ).required(),
  others: object({ percent: decimalOrNull(), cents: cents() }).nullable().defined(),
})
  .nullable()
  .defined();
