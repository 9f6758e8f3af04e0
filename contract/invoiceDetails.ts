import { array, boolean, number, object, string } from 'yup';
import { cents, centsOrNull, dateOrNull, decimalOrNull, sentDate, text, textOrNull } from './fields';

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
    expired: boolean().required(),
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
