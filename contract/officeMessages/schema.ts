import { array, type InferType, number, object, string } from 'yup';
import { contactTopics, disputeReasons, messageKinds } from '../contact/labels';
import {
  centsOrNull,
  countsBy,
  listOf,
  oneOf,
  pageOf,
  pageQuery,
  tableFiles,
  tableFormat,
  text,
  textOrNull,
} from '../fields';
import { accessLevelNames } from '../rules/accessLevels';
import { longestMessage, replyWays } from '../rules/contactMessage';
import { messageMoves, messageStates } from '../rules/messageStates';
import { type MessageOwner, messageOwners, type MessageTab, messageTabs, threadKinds } from './labels';

const count = () => number().integer().min(0).required();

const summary = {
  /** 'CT-2026-000045'. */
  ticketNo: text(),
  kind: oneOf(messageKinds),
  topic: oneOf(contactTopics),
  /** What it is about, in words. */
  about: textOrNull(),
  /** Null for a message about no account. */
  accountNo: textOrNull(),
  accountName: textOrNull(),
  /** A sign-in. */
  sentBy: text(),
  /** Who of the office works on it, a sign-in. */
  owner: textOrNull(),
  state: oneOf(messageStates),
  /** An ISO instant, as is the next one: since when it waits for the side whose turn it is. */
  sentAt: text(),
  waitingSince: text(),
  /** The same in calendar days of the books zone. */
  waitingDays: count(),
  /** How the message begins. */
  beginning: text(),
};

const message = object(summary);

const detail = object({
  ...summary,
  version: count(),
  replyBy: oneOf(replyWays),
  /** An email address, or +1 and ten digits. */
  replyTo: text(),
  /** What the customer is called: their first name, or their sign-in. */
  greeting: text(),
  /** Of the invoice, request or contract that it is about. */
  reference: textOrNull(),
  /** Why an invoice is disputed; null for all but disputes. */
  reason: oneOf(disputeReasons).nullable().defined(),
  /** How far the sender may go on the account today; null where not at all. */
  level: oneOf(accessLevelNames).nullable().defined(),
  /** Of the account: positive is owed. */
  regularBalanceCents: centsOrNull(),
  /** The message that is answered in place of this double. */
  mergedInto: textOrNull(),
  /** In its order, with what was written in doubles. */
  thread: array(
    object({
      /** Of this message or of a double. */
      ticketNo: text(),
      at: text(),
      author: text(),
      kind: oneOf(threadKinds),
      text: text(),
    }),
  ).required(),
  files: array(object({ ticketNo: text(), fileNo: count(), name: text(), bytes: count() })).required(),
  moves: array(oneOf(messageMoves)).required(),
  /** What this one may be a double of: open messages of the same sender or account, the newest first. */
  others: array(
    object({
      ticketNo: text(),
      topic: oneOf(contactTopics),
      sentBy: text(),
      sentAt: text(),
      beginning: text(),
    }),
  ).required(),
  booksZone: text(),
});

const template = object({ id: text(), name: text(), text: text() });
const templateList = object({ templates: array(template).required() });

const byNumber = { ticketNo: string().required().max(20) };

const filter = {
  tab: string<MessageTab>().oneOf([...messageTabs]),
  kind: listOf(),
  topic: listOf(),
  owner: string<MessageOwner | ''>().oneOf([...messageOwners, '']),
  account: string().max(20),
  /** Words of the message or its thread, its number, its sender, its document, or its account's number or name. */
  q: string().max(100),
};

/** What goes in and out of the area's endpoints. */
export const schemas = {
  list: {
    summary: 'What customers wrote to the company; what has waited longest comes first.',
    query: object({ ...filter, ...pageQuery }),
    response: pageOf(message),
  },

  totals: {
    summary:
      'How many messages there are in each state. Of a search those that are done are counted up to a limit.',
    query: object(filter),
    response: object({
      rows: count(),
      tabs: countsBy(messageTabs),
      /** Tabs that hold more than was counted: their figures are the least there are. */
      more: array(oneOf(messageTabs)).required(),
      booksZone: text(),
    }),
  },

  exportFile: {
    summary: 'Every message that the filters let through, with how it begins, as a file that streams.',
    query: object({ ...filter, format: tableFormat }),
    produces: tableFiles,
  },

  one: {
    summary: 'A message with its thread, its files and what can be done with it.',
    params: object(byNumber),
    response: detail,
  },

  move: {
    summary: 'Takes a message, replies to it, notes something, closes, reopens or merges it.',
    params: object(byNumber),
    body: object({
      move: oneOf(messageMoves),
      /** From which version on: one that changed meanwhile is left alone. A note is taken in any case. */
      version: count(),
      /** What the customer reads, or what the office notes. */
      text: string().max(longestMessage),
      /** The number of the message that stays, to merge. */
      into: string().max(20),
    }),
    response: detail,
  },

  file: {
    summary: 'A file of a message, for the disk alone: without where a picture was taken, and never shown.',
    params: object({ ...byNumber, fileNo: number().integer().min(1).max(99).required() }),
    query: object({ format: string().oneOf(['file']).default('file') }),
    produces: { file: 'application/octet-stream' },
  },

  templates: {
    summary: 'What the office answers often, by name.',
    response: templateList,
  },

  saveTemplate: {
    summary: 'Saves a template; one of the same name takes the place of the one before.',
    body: object({
      name: string().required().max(200),
      text: string()
        .required()
        .max(longestMessage * 2),
    }),
    response: templateList,
  },

  removeTemplate: {
    summary: 'Removes a template.',
    params: object({ id: string().required().max(64) }),
    response: templateList,
  },
} as const;

export type OfficeMessage = InferType<typeof message>;
export type OfficeMessageDetail = InferType<typeof detail>;
export type MessageTotals = InferType<typeof schemas.totals.response>;
export type MessageTemplate = InferType<typeof template>;
