import { array, boolean, type InferType, number, object, string } from 'yup';
import {
  cents,
  dateOrNull,
  listOf,
  oneOf,
  pageOf,
  pageQuery,
  tableFiles,
  tableFormat,
  text,
  textOrNull,
} from '../fields';
import { suppressedAddress } from '../email/schema';
import { requestKinds } from '../requests/labels';
import { requestFlows, requestStatuses } from '../requests/states';
import { accessLevelNames, relationshipNames } from '../rules/accessLevels';
import { deskNames } from '../rules/desks';
import { wantedPowers } from '../secondPerson/schema';
import { userSorts, userStatusNames } from './labels';

/** A user as the office's list shows one. */
const officeUser = object({
  name: string().required(),
  givenName: text(),
  familyName: text(),
  admin: boolean().required(),
  deposit_plan: boolean().required(),
  desks: array(oneOf(deskNames)).required(),
  /** As it was last known: looking at one user asks the pool anew. */
  status: oneOf(userStatusNames),
  accounts: array(object({ accountNo: text(), accountName: text() })).required(),
  /** ISO instants; null for who never signed in. */
  lastSignInAt: textOrNull(),
  createdAt: string().required(),
  /** Counts changes. */
  version: number().integer().required(),
});

const operation = object({
  kind: string().required(),
  /** Running: under way. Failed: what `told` says is in the way. */
  state: oneOf(['running', 'failed', 'done'] as const),
  /** Where it stands, in words for the office. */
  told: text(),
  /** Whether the portal goes on by itself. */
  goesOn: boolean().required(),
  startedBy: text(),
  startedAt: string().required(),
  changedAt: string().required(),
});

/** One user whole. */
export const officeUserDetail = officeUser.omit(['accounts']).concat(
  object({
    /** '+15415550134'. */
    phone: textOrNull(),
    createdBy: textOrNull(),
    /** Whether they want news of the company by email. */
    emailNews: boolean().required(),
    deletedAt: textOrNull(),
    accounts: array(
      object({
        accountNo: text(),
        /** The number again where no account has it any more. */
        accountName: text(),
        level: oneOf(accessLevelNames),
        relationship: oneOf(relationshipNames),
        /** The last day on which it counts. */
        validTo: dateOrNull(),
      }),
    ).required(),
    openRequests: array(
      object({
        requestNo: text(),
        kind: oneOf(requestKinds),
        flow: oneOf(requestFlows),
        status: oneOf(requestStatuses),
        amountCents: cents(),
        submittedAt: string().required(),
      }),
    ).required(),
    /** What was begun with the user last; null for nothing. */
    operation: operation.nullable().defined(),
    /** What the pool says now; null where it does not answer or knows nobody of that name. */
    pool: object({
      email: textOrNull(),
      /** Kinds of codes that a sign-in asks for, by the protocol's names. */
      codeMethods: array(text()).required(),
    })
      .nullable()
      .defined(),
    /** Why the pool's part is missing; null where it is there. */
    poolTold: textOrNull(),
    /** The code of the one branch that they see from their desks; null: all. */
    branch: textOrNull(),
    /** What waits for a second administrator; null: nothing. */
    proposed: wantedPowers
      .concat(
        object({
          id: string().required(),
          proposedBy: text(),
          /** ISO instant. */ proposedAt: string().required(),
        }),
      )
      .nullable()
      .defined(),
    /** Of their addresses: docs/rules.md#returned-email. */
    marks: array(suppressedAddress).required(),
    /** Those that the ERP knows. */
    branches: array(object({ code: text(), name: text() })).required(),
  }),
);

const filter = {
  /** Words, each of which is in a name, an e-mail address, a phone number, or an account's number or name. */
  q: string().max(100),
  status: listOf(),
  /** Who has all of these. */
  flags: listOf(),
  /** Who sits at any of these. */
  desk: listOf(),
  signIn: string<'never'>().oneOf(['never']),
};

const sort = string()
  .oneOf(userSorts.flatMap((one) => [one, `-${one}`]))
  .default('name');

const count = () => number().integer().required();

const params = object({ name: string().required().max(100) });

/** What goes in and out of the area's endpoints. */
export const schemas = {
  list: {
    summary: 'Users with their flags, accounts and standing, page by page.',
    query: object({ ...filter, sort, ...pageQuery }),
    response: pageOf(officeUser),
  },

  totals: {
    summary: 'How many users the filters let through, and how many stand where under the other filters.',
    query: object(filter),
    response: object({
      rows: count(),
      all: count(),
      invited: count(),
      active: count(),
      disabled: count(),
      unfinished: count(),
      deleted: count(),
      /** IANA zone of the company's books: on its wall the office reads times. */
      booksZone: string().required(),
    }),
  },

  exportFile: {
    summary: 'Every user that the filters let through, as a file that streams.',
    query: object({ ...filter, sort, format: tableFormat }),
    produces: tableFiles,
  },

  one: {
    summary: 'One user with accounts, open requests, and what the pool says now.',
    params,
    response: officeUserDetail,
  },

  setPowers: {
    summary: 'Takes powers over the office away at once, and proposes those that are to be given.',
    params,
    body: object({
      /** The user as it was looked at. */
      version: number().integer().required(),
      admin: boolean().required(),
      desks: array(oneOf(deskNames)).required().max(4),
      branch: string().max(40).nullable().defined(),
    }),
    response: officeUserDetail,
  },

  resume: {
    summary: 'Goes on with what was begun with a user and did not come to its end.',
    params,
    body: object({}),
    response: officeUserDetail,
  },

  invite: {
    summary: 'Mails a new first password, and makes the one before useless.',
    params,
    body: object({}),
    response: officeUserDetail,
  },

  resetPassword: {
    summary: 'Makes the password useless and mails a code for choosing another.',
    params,
    body: object({}),
    response: officeUserDetail,
  },

  disable: {
    summary: 'Keeps somebody out until enabled again, and ends every session.',
    params,
    body: object({}),
    response: officeUserDetail,
  },

  enable: {
    summary: 'Lets somebody in again who was disabled.',
    params,
    body: object({}),
    response: officeUserDetail,
  },

  signOut: {
    summary: 'Ends every session; the password stays good.',
    params,
    body: object({}),
    response: officeUserDetail,
  },

  takeOffCodes: {
    summary: 'Takes off the codes that a sign-in asks for, as after a lost phone.',
    params,
    body: object({}),
    response: officeUserDetail,
  },
} as const;

export type OfficeUser = InferType<typeof officeUser>;
export type OfficeUserDetail = InferType<typeof officeUserDetail>;
export type UserTotals = InferType<(typeof schemas)['totals']['response']>;
export type UserLink = Pick<OfficeUserDetail['accounts'][number], 'accountNo' | 'level' | 'relationship'>;
