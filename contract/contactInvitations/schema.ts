import { array, boolean, type InferType, number, object, string } from 'yup';
import { countsBy, oneOf, pageOf, pageQuery, tableFiles, tableFormat, text, textOrNull } from '../fields';
import { accessLevelNames, relationshipNames } from '../rules/accessLevels';
import { leftOutReasons } from '../rules/contactInvitation';
import { contactStates, type ContactTab, contactTabs, maxAtOnce, outcomes } from './labels';

const count = () => number().integer().min(0).required();

const account = object({
  accountNo: text(),
  accountName: text(),
  /** As the ERP suggests it; null where it says nothing. */
  level: oneOf(accessLevelNames).nullable().defined(),
  /** Whether the person's sign-in is linked to it. */
  linked: boolean().required(),
});

const person = object({
  /** In small letters. */
  email: text(),
  /** As the ERP has it, the first of several. */
  name: textOrNull(),
  state: oneOf(contactStates),
  /** An ISO instant; null for who was not invited. */
  invitedAt: textOrNull(),
  lastSignInAt: textOrNull(),
  accounts: array(account).required(),
});

const filter = {
  tab: string<ContactTab>().oneOf([...contactTabs]),
  /** Name, email or account. */
  q: string().max(100),
};

const emails = () => array(string().required().max(254)).required().max(maxAtOnce);

const planned = object({
  email: text(),
  name: text(),
  /** Null for who is left out. */
  plan: object({
    accounts: array(
      object({ accountNo: text(), level: oneOf(accessLevelNames), relationship: oneOf(relationshipNames) }),
    ).required(),
    depositPlan: boolean().required(),
  })
    .nullable()
    .defined(),
  leftOut: oneOf(leftOutReasons).nullable().defined(),
});

/** What goes in and out of the area's endpoints. */
export const schemas = {
  list: {
    summary: 'Persons whom the ERP knows, by their email address, with where their sign-in stands.',
    query: object({ ...filter, ...pageQuery }),
    response: pageOf(person),
  },

  totals: {
    summary: 'How many persons of the ERP stand where.',
    query: object(filter),
    response: object({ rows: count(), tabs: countsBy(contactTabs), booksZone: text() }),
  },

  exportFile: {
    summary: 'Every person of the ERP that the filters let through, as a file that streams.',
    query: object({ ...filter, format: tableFormat }),
    produces: tableFiles,
  },

  preview: {
    summary: 'Who would be invited to what, and who would be left out and why. Changes nothing.',
    body: object({ emails: emails() }),
    response: object({ people: array(planned).required() }),
  },

  invite: {
    summary: 'Invites persons of the ERP, each for itself. The same key again invites nobody twice.',
    body: object({ emails: emails() }),
    response: object({
      people: array(
        object({
          email: text(),
          outcome: oneOf(outcomes),
          leftOut: oneOf(leftOutReasons).nullable().defined(),
          /** Why it did not work, in words. */
          told: textOrNull(),
        }),
      ).required(),
    }),
  },
} as const;

export type ErpPerson = InferType<typeof person>;
export type ErpTotals = InferType<typeof schemas.totals.response>;
export type PlannedPerson = InferType<typeof planned>;
export type InvitedPerson = InferType<typeof schemas.invite.response>['people'][number];
