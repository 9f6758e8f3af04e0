import { array, boolean, mixed, number, object, string } from 'yup';
import { cents, centsOrNull, dateOrNull, decimalOrNull, oneOf, sentDate, text, textOrNull } from '../fields';
import { docTypes, invoiceStatuses, paidBys } from './labels';

/** One line of an invoice with what its invoice, product and field say of it. */
export const purchaseLine = object({
  id: string().required(),
  accountNo: string().required(),
  invoiceNo: string().required(),
  lineNo: number().integer().required(),
  parentLineNo: number().integer().nullable().defined(),
  lineType: oneOf(['product', 'service', 'freight', 'tax', 'fee', 'text']),
  invoiceDate: sentDate(),
  dueDate: sentDate(),
  docType: oneOf(docTypes),
  status: oneOf(invoiceStatuses),
  ticketNo: textOrNull(),
  deliveredOn: dateOrNull(),
  branchCode: text(),
  branchName: text(),
  productCode: textOrNull(),
  description: text(),
  groupCode: textOrNull(),
  groupName: textOrNull(),
  quantity: decimalOrNull(),
  unit: textOrNull(),
  unitPrice: decimalOrNull(),
  priceUnit: textOrNull(),
  extendedCents: cents(),
  discountCents: cents(),
  taxCents: cents(),
  netCents: cents(),
  paidBy: mixed<(typeof paidBys)[number]>()
    .nullable()
    .defined()
    .oneOf([...paidBys, null]),
  prepayContractNo: textOrNull(),
  fieldName: textOrNull(),
  farmName: textOrNull(),
  shipTo: textOrNull(),
  cropYear: number().integer().nullable().defined(),
  crop: textOrNull(),
  acres: decimalOrNull(),
  splitPercent: decimalOrNull(),
  poNo: textOrNull(),
  /** Who brought or spread it, as the ticket says. */
  deliveredBy: textOrNull(),
  epaRegNo: textOrNull(),
  lotNo: textOrNull(),
  applicatorLicenseNo: textOrNull(),
});

/** An invoice as a row of a list: what it is for in a few words, and how it stands. */
export const invoiceRow = object({
  accountNo: string().required(),
  invoiceNo: string().required(),
  docType: oneOf(docTypes),
  status: oneOf(invoiceStatuses),
  invoiceDate: sentDate(),
  dueDate: sentDate(),
  /** Days since it was due; 0 where it is not past due. */
  daysLate: number().integer().required(),
  /** The first of its goods and services; where it has none, its first line; null where it has no line. */
  item: textOrNull(),
  /** How much of it, where nothing else is on the invoice. */
  quantity: decimalOrNull(),
  unit: textOrNull(),
  /** Goods and services beside the first, not counting the parts of a blend. */
  moreItems: number().integer().required(),
  lines: number().integer().required(),
  /** Where all lines that name one name the same. */
  fieldName: textOrNull(),
  farmName: textOrNull(),
  branchName: text(),
  shipTo: textOrNull(),
  poNo: textOrNull(),
  totalCents: cents(),
  openCents: cents(),
  /** What requests pay of it already, which the ERP has not booked yet. */
  onItsWayCents: cents(),
  /** The early-pay discount that a payment of today earns. */
  saving: object({ cents: cents(), throughDate: sentDate() }).nullable().defined(),
});

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
