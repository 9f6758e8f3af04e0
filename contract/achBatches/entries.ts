import { array, boolean, number, object } from 'yup';
import { cents, oneOf, sentDate, text, textOrNull } from '../fields';
import { approvalChanges } from '../rules/changedSinceApproval';
import { directions, entryKinds, leftOutReasons, secCodes } from './labels';

const count = () => number().integer().min(0).required();

/** What of a file is in one batch of the NACHA format: same kind, SEC code, direction and day. */
export const group = object({
  kind: oneOf(entryKinds),
  secCode: oneOf(secCodes),
  direction: oneOf(directions),
  effectiveDate: sentDate(),
  count: count(),
  cents: cents(),
});

/** What a file comes to. */
export const totals = {
  entryCount: count(),
  debitCents: cents(),
  creditCents: cents(),
};

const entryFacts = {
  kind: oneOf(entryKinds),
  /** Of the request that it carries out, or of the check of a bank account. */
  id: text(),
  /** 'PR-2026-000045', or 'AV-000012' of a check. */
  number: text(),
  accountNo: text(),
  accountName: text(),
  secCode: oneOf(secCodes),
  direction: oneOf(directions),
  effectiveDate: sentDate(),
  /** 0 in a prenote. */
  amountCents: cents(),
  holderName: text(),
  routingNumber: text(),
  /** The last digits of the account number. */
  last: text(),
};

/** An entry of a file. */
export const entry = object({ ...entryFacts, seq: count(), traceNo: text() });

/** A request, or a check of a bank account with all its entries. */
const proposed = object({
  ...entryFacts,
  /** How many entries it takes. */
  count: count(),
  /** Whether its day is later than what the customer was told. */
  moved: boolean().required(),
});

const left = object({
  kind: oneOf(entryKinds),
  id: text(),
  number: text(),
  accountNo: text(),
  accountName: text(),
  direction: oneOf(directions),
  amountCents: cents(),
  reason: oneOf(leftOutReasons),
  /** An instant, where the reason is that it can still be cancelled. */
  until: textOrNull(),
  /** Where the reason is that it changed: what did. */
  changes: array(oneOf(approvalChanges)).required(),
});

/** The next file as it would be made now. */
export const proposal = object({
  /** What keeps a file from being made now, in words; empty where nothing does. */
  missing: array(text()).required(),
  ...totals,
  groups: array(group).required(),
  /** How many requests it carries out, and bank accounts it checks. */
  requestCount: count(),
  checkCount: count(),
  /** The first of the requests and checks in it, by day and number. */
  entries: array(proposed).required(),
  /** The first of the requests left out, and how many there are. */
  leftOut: array(left).required(),
  leftOutCount: count(),
  /** Whether a second person has to release it, and whether it then goes to the bank without anybody's doing. */
  requiresRelease: boolean().required(),
  sendsByItself: boolean().required(),
  /** When the bank takes files next, an instant; null without settings. */
  cutoff: textOrNull(),
  booksZone: text(),
});
