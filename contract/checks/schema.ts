import { array, boolean, type InferType, object, string } from 'yup';
import { owner } from '../accounts/schema';
import { documentQuery } from '../documents/schema';
import { cents, dollars, fileTypes, sentDate, text } from '../fields';
import { payableAccount } from '../payable/schema';
import { requestDetail } from '../requests/schema';

/** A check that somebody wrote: docs/rules.md#announced-checks. */
const written = {
  /** The trade account that it pays. */
  account: string().required().max(20),
  amount: dollars(),
  checkNo: string().required().max(20),
  /** On which it was mailed or handed over. */
  day: sentDate(),
  /** What it is for; what they leave of it stays on the account. Negative on a credit memo that is used up with it. */
  invoices: array(object({ invoiceNo: string().required().max(40), amountCents: cents() }).required())
    .max(500)
    .required(),
  /** Set when whoever announces it was told what is on its way already. */
  confirmed: boolean(),
};

const id = object({ id: string().required().max(64) });

/** What goes in and out of the area's endpoints. */
export const schemas = {
  announce: {
    summary: 'Announces a check that was mailed, so that its invoices count as on their way.',
    query: object(owner),
    body: object(written),
    response: requestDetail,
  },

  slip: {
    summary: 'A page to lay in with the check: what it pays, and the request’s number to match it by.',
    params: id,
    query: object(documentQuery),
    produces: { pdf: fileTypes.pdf },
  },

  payable: {
    summary: 'What a check on one account can be for, and the branches where checks are taken.',
    query: object({ account: string().required().max(20) }),
    response: object({
      account: payableAccount.required(),
      branches: array(object({ code: string().required(), name: text() }).required()).required(),
    }),
  },

  record: {
    summary: 'Records a check that was handed over at a branch, and tells the account’s people.',
    body: object({ ...written, branch: string().required().max(10) }),
    response: object({ id: string().required(), requestNo: string().required() }),
  },

  officeSlip: {
    summary: 'The page of a check for the office: a receipt for whoever handed it over.',
    params: id,
    query: object({ disposition: documentQuery.disposition }),
    produces: { pdf: fileTypes.pdf },
  },
} as const;

export type WrittenCheck = InferType<(typeof schemas)['announce']['body']>;
export type RecordedCheck = InferType<(typeof schemas)['record']['body']>;
export type CheckPayable = InferType<(typeof schemas)['payable']['response']>;
