import { type Language, languages } from '@locales/language';
import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { oneOf } from '../fields';
import { officeUserDetail } from '../officeUsers/schema';
import { accessLevelNames, MAX_ACCOUNTS, relationshipNames, tooManyAccounts } from '../rules/accessLevels';
import { deskNames } from '../rules/desks';

/** One user's flags. The record with the caller's own name carries the caller's: docs/rules.md#permission-records. */
const permissionRecord = object({
  name: string().required(),
  admin: boolean().required(),
  deposit_plan: boolean().required(),
  /** Only in the own record, where its person chose one. */
  language: mixed<Language>().oneOf(languages),
  /** Only in the own record, where its person sits at a desk of the office. */
  desks: array(oneOf(deskNames)),
  /** Only there too: the code of the one branch that they see from it. */
  branch: string(),
});

export type PermissionRecord = InferType<typeof permissionRecord>;

/** The two flags, docs/rules.md#flags, and beside them the desks, docs/rules.md#desks. */
export type Permissions = Pick<PermissionRecord, 'admin' | 'deposit_plan' | 'desks' | 'branch'>;

/** An account that somebody is let into, and how far. */
const link = object({
  accountNo: string().required().max(20),
  level: oneOf(accessLevelNames),
  relationship: oneOf(relationshipNames),
});

/** What of it is a name, an address, a number, `rules/userPerson` says. */
const phone = () => string().max(40).nullable();

const links = () => array(link).max(MAX_ACCOUNTS, tooManyAccounts);

/** The sign-in name in the address of a call, in capitals or not. */
const named = object({ name: string().required().max(100) });

/** What goes in and out of the area's endpoints. */
export const schemas = {
  list: {
    summary:
      'Permission records: all for an administrator, by name and 2,000 at most; the own one for anybody else.',
    // What the portal itself asks at every start: one of a hundred thousand records is enough to know oneself.
    query: object({
      scope: string<'own'>().oneOf(['own']),
      /** The last name of an answer that was full: what comes after it. */
      after: string().max(254),
    }),
    response: array(permissionRecord).required(),
  },

  create: {
    summary: 'Makes a user in the portal and in the pool, linked to accounts, and invites by mail.',
    body: object({
      name: string().required().max(100),
      givenName: string().required().max(60),
      familyName: string().required().max(60),
      phone: phone(),
      admin: boolean().default(false),
      deposit_plan: boolean().default(false),
      accounts: links().default([]),
      /** Without it nobody is told, and the first password comes with a later invitation. */
      sendInvite: boolean().default(true),
    }),
    response: officeUserDetail,
  },

  change: {
    summary: 'Changes flags, linked accounts or the name of a user; it counts from the next call on.',
    params: named,
    body: object({
      /** The user as it was looked at: one that was changed meanwhile is left alone. */
      version: number().integer().required(),
      admin: boolean(),
      deposit_plan: boolean(),
      /** All of them: what is not named is unlinked. */
      accounts: links(),
      givenName: string().max(60),
      familyName: string().max(60),
      phone: phone(),
    }),
    response: officeUserDetail,
  },

  remove: {
    summary: 'Deletes a user: out of the portal at once, disabled and signed out at the pool.',
    params: named,
    body: object({
      /** The name once more, so that nobody is deleted by a slip. */
      name: string().required().max(100),
      /** That the open requests were seen, which stay and are worked on. */
      openRequestsSeen: boolean().default(false),
    }),
    response: officeUserDetail,
  },
} as const;
