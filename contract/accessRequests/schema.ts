import { array, boolean, type InferType, number, object, string } from 'yup';
import { countsBy, oneOf, pageOf, pageQuery, tableFiles, tableFormat, text, textOrNull } from '../fields';
import { accessLevelNames, MAX_ACCOUNTS, relationshipNames, tooManyAccounts } from '../rules/accessLevels';
import { matchParts, matchStrengths } from '../rules/accessMatch';
import { longestEntry } from '../rules/accessRequest';
import { accessStates, type AccessTab, accessTabs } from './labels';

const count = () => number().integer().min(0).required();

const summary = {
  /** 'AR-2026-000045'. */
  requestNo: text(),
  state: oneOf(accessStates),
  /** An ISO instant. */
  askedAt: text(),
  /** Calendar days of the books zone that have begun since. */
  ageDays: count(),
  /** As they were typed; null where they were forgotten. */
  name: textOrNull(),
  email: textOrNull(),
  phone: textOrNull(),
  accountNo: textOrNull(),
  /** Null where no account has the number. */
  accountName: textOrNull(),
  /** Null where there is nothing left to compare. */
  match: object({
    points: count(),
    strength: oneOf(matchStrengths),
    matched: array(oneOf(matchParts)).required(),
  })
    .nullable()
    .defined(),
  /** How many other requests have the email address or the account number. */
  doubles: count(),
  decidedBy: textOrNull(),
  decidedAt: textOrNull(),
};

const request = object(summary);

const link = object({
  accountNo: string().required().max(20),
  level: oneOf(accessLevelNames),
  relationship: oneOf(relationshipNames),
});

const detail = object({
  ...summary,
  version: count(),
  zip: textOrNull(),
  figure: textOrNull(),
  relationship: textOrNull(),
  note: textOrNull(),
  /** Why it was rejected, for the office. */
  reason: textOrNull(),
  /** The sign-in with this address, or that was made or linked; null for none. */
  user: textOrNull(),
  others: array(
    object({ requestNo: text(), state: oneOf(accessStates), askedAt: text(), email: textOrNull() }),
  ).required(),
  /** When what says who asked was deleted. */
  forgottenAt: textOrNull(),
  booksZone: text(),
});

const byNumber = { requestNo: string().required().max(20) };

const filter = {
  tab: string<AccessTab>().oneOf([...accessTabs]),
  /** Number, name, email or account. */
  q: string().max(100),
};

const entry = (field: keyof typeof longestEntry) => string().max(longestEntry[field]).default('');

/** What goes in and out of the area's endpoints. */
export const schemas = {
  ask: {
    summary: 'Asks for a sign-in. The answer is the same whether the company knows the account or not.',
    body: object({
      accountNo: entry('accountNo'),
      zip: entry('zip'),
      figure: entry('figure'),
      name: entry('name'),
      email: entry('email'),
      phone: entry('phone'),
      relationship: entry('relationship'),
      note: entry('note'),
    }),
    response: object({ requestNo: text() }),
  },

  list: {
    summary: 'Requests for access with what matches; what has waited longest comes first.',
    query: object({ ...filter, ...pageQuery }),
    response: pageOf(request),
  },

  totals: {
    summary: 'How many requests for access there are in each state.',
    query: object(filter),
    response: object({ rows: count(), tabs: countsBy(accessTabs), booksZone: text() }),
  },

  exportFile: {
    summary: 'Every request for access that the filters let through, as a file that streams.',
    query: object({ ...filter, format: tableFormat }),
    produces: tableFiles,
  },

  one: {
    summary: 'A request for access with everything that was typed.',
    params: object(byNumber),
    response: detail,
  },

  approve: {
    summary:
      'Makes the user and invites them; links the accounts instead where the address is a user already.',
    params: object(byNumber),
    body: object({
      /** From which version on: one that changed meanwhile is left alone. */
      version: count(),
      givenName: string().max(60).default(''),
      familyName: string().max(60).default(''),
      deposit_plan: boolean().default(false),
      accounts: array(link).required().max(MAX_ACCOUNTS, tooManyAccounts),
    }),
    response: detail,
  },

  reject: {
    summary: 'Rejects a request for access, and writes to the person if the office wants to.',
    params: object(byNumber),
    body: object({
      version: count(),
      /** For the office alone. */
      reason: string().required().max(500),
      tell: boolean().default(false),
    }),
    response: detail,
  },
} as const;

export type AccessRequest = InferType<typeof request>;
export type AccessRequestDetail = InferType<typeof detail>;
export type AccessTotals = InferType<typeof schemas.totals.response>;
