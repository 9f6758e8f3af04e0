import { array, number, object, string } from 'yup';
import { date, text } from './fields';
import { listOf } from './paging';

/** Whose shares of a divided delivery count: the account's own, or those of all of one's accounts. */
const shareKinds = ['whole'] as const;

/** What narrows the lines of purchases, listed or summed up. Lists are comma-separated. */
export const lineFilter = {
  account: string().max(20),
  from: date(),
  to: date(),
  cropYear: listOf(),
  group: listOf(),
  product: listOf(),
  field: listOf(),
  branch: listOf(),
  crop: listOf(),
  /** What is left out, of the rule's `lineParts`. */
  without: string().max(60),
  share: string().oneOf([...shareKinds, '']),
  /** Words that must all occur in invoice, ticket, PO, product, field, farm or crop. */
  q: string().max(100),
};

/** What there is to filter by in some accounts. */
const choice = object({ code: text(), name: text() });

export const purchaseChoices = object({
  cropYears: array(number().integer().required()).required(),
  groups: array(choice).required(),
  products: array(choice).required(),
  fields: array(choice).required(),
  branches: array(choice).required(),
  crops: array(choice).required(),
});
