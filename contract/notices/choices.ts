import { array, boolean, number, object, string } from 'yup';
import { oneOf, text } from '../fields';
import { emailTimes, noticeGroups } from './labels';

export const count = () => number().integer().min(0).required();

/** The most that a least amount can be, integer cents. */
const MOST_LEFT_OUT = 100_000_000;

const choice = {
  group: oneOf(noticeGroups),
  email: oneOf(emailTimes),
  /** Whether the bell counts it; the list has it anyway. */
  bell: boolean().required(),
  /** Whether it is pushed to the person's devices, at once: docs/rules.md#web-push. */
  push: boolean().required(),
  /** Whether it is texted to the person's number, unless its emails wait for a digest: docs/rules.md#text-messages. */
  text: boolean().required(),
};

export const chosen = {
  choices: array(object(choice).required()).required(),
  /** Emails that come at once wait from then on, 'HH:MM' on the wall of `zone`; '' for none. */
  quietFrom: string().defined().max(5),
  /** Until then; before `quietFrom`: of the next day. */
  quietUntil: string().defined().max(5),
  /** IANA zone of the person. */
  zone: string().required().max(64),
  /** Movements below this are in the list alone; 0: all are told. */
  leastCents: number().integer().min(0).max(MOST_LEFT_OUT).required(),
  /** Whether emails about new statements have their PDF. */
  attachStatements: boolean().required(),
};

export const choices = object({
  ...chosen,
  /** Counts changes: whoever changes it says from which one. */
  version: count(),
  /** Whether this portal pushes at all. */
  canPush: boolean().required(),
  /** Whether the caller's number is confirmed, where this portal texts at all. */
  canText: boolean().required(),
});

/** What differs on one account; null: as for all accounts. */
const ownChoice = object({
  group: oneOf(noticeGroups),
  email: oneOf(emailTimes).nullable().defined(),
  bell: boolean().nullable().defined(),
  push: boolean().nullable().defined(),
  text: boolean().nullable().defined(),
});

export const chosenForAccount = {
  /** Groups of which something differs; never security. */
  choices: array(ownChoice.required()).required(),
  leastCents: number().integer().min(0).max(MOST_LEFT_OUT).nullable().defined(),
  attachStatements: boolean().nullable().defined(),
  /** Nothing is told but money that moves, as for all accounts, and what is never off; nothing else is chosen then. */
  nothing: boolean().required(),
};

export const accountChoices = object({
  /** Of each account that the caller may see, by number. */
  accounts: array(
    object({
      accountNo: text(),
      accountName: text(),
      ...chosenForAccount,
      version: count(),
      /** How many other people may see the account. */
      others: count(),
      /** How many of them get emails of a group; groups of none are left out. */
      emailed: array(object({ group: oneOf(noticeGroups), people: count() })).required(),
    }),
  ).required(),
});
