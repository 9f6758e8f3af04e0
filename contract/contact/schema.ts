import { array, boolean, type InferType, object, string } from 'yup';
import * as m from '@locales/contact';
import { owner } from '../accounts/schema';
import { oneOf, sentDate, text, textOrNull } from '../fields';
import { base64Length, maxAttachmentBytes, maxAttachments } from '../rules/attachments';
import { longestMessage, replyWays } from '../rules/contactMessage';
import { messageStates } from '../rules/messageStates';
import { contactTopics, type DisputeReason, disputeReasons } from './labels';

const weekLine = object({ days: text(), words: text() });

/** A branch as whoever wants to call or to come there needs it. Times stand on its own wall. */
const branchContact = object({
  code: string().required(),
  name: text(),
  address: array(string().required()).required(),
  phone: textOrNull(),
  afterHoursPhone: textOrNull(),
  timeZone: string().required(),
  /** Whether one of the caller's accounts belongs here. */
  home: boolean().required(),
  /** Whether checks of the deposit plan can be picked up here. */
  pickup: boolean().required(),
  /** Null where the company has not said when it is open. */
  opening: object({
    open: boolean().required(),
    /** "Open until 5:00 PM". */
    words: text(),
    /** When that changes: an ISO instant; null where it never opens again. */
    changesAt: textOrNull(),
  })
    .nullable()
    .defined(),
  /** The hours of the present season, from Monday on. */
  week: array(weekLine).required(),
  seasons: array(object({ when: text(), week: array(weekLine).required() })).required(),
  /** Days ahead on which it is closed or has other hours. */
  closures: array(object({ date: sentDate(), reason: text(), words: text() })).required(),
});

/** A file in a message; its content in base64. */
const attachment = object({
  name: string().required().max(255),
  content: string().required().max(base64Length(maxAttachmentBytes), m.aFileTooLarge),
});

const threadVoices = ['customer', 'office', 'memo', 'memoRolledBack'] as const;

/** A message that was sent. */
const contactTicket = object({
  /** 'CT-2026-000045'. */
  ticketNo: string().required(),
  sentAt: string().required(),
  topic: oneOf(contactTopics),
  about: textOrNull(),
  /** Why an invoice is disputed; null for all but disputes. */
  reason: oneOf(disputeReasons).nullable().defined(),
  accountName: textOrNull(),
  message: text(),
  replyBy: oneOf(replyWays),
  replyTo: text(),
  /** Of a double that of the message which is answered in its place. */
  status: oneOf(messageStates),
  /** Names of files. */
  attachments: array(string().required()).required(),
  /** What came after it: answers of the customer's own, the office's replies, and what a credit memo did, by its number. */
  thread: array(object({ at: text(), by: oneOf(threadVoices), text: text() })).required(),
});

/** What goes in and out of the area's endpoints. */
export const schemas = {
  branches: {
    summary:
      'The branches with their hours, the credit department, and the sales representatives of the caller.',
    query: object(owner),
    response: object({
      branches: array(branchContact).required(),
      credit: object({ phone: textOrNull(), email: textOrNull(), hours: textOrNull() }).required(),
      reps: array(
        object({
          name: text(),
          phone: textOrNull(),
          email: textOrNull(),
          accountNames: array(text()).required(),
        }),
      ).required(),
    }),
  },

  send: {
    summary: 'Writes to the company, with at most three files; answers the number of the ticket.',
    body: object({
      ...owner,
      topic: oneOf(contactTopics),
      /** One of the caller's accounts. */
      account: string().max(20),
      /** As `contactAbout` reads it. */
      about: string().max(120),
      /** Of a dispute. */
      reason: string<DisputeReason>().oneOf([...disputeReasons]),
      replyBy: oneOf(replyWays),
      replyTo: string().required().max(254),
      message: string().required().max(longestMessage),
      attachments: array(attachment).required().max(maxAttachments),
    }),
    response: contactTicket,
  },

  answer: {
    summary: 'Answers in the thread of an own message; one that is closed is opened again.',
    params: object({ ticketNo: string().required().max(20) }),
    body: object({ ...owner, text: string().required().max(longestMessage) }),
    response: contactTicket,
  },

  list: {
    summary: 'What the caller wrote lately, newest first.',
    query: object({
      ...owner,
      /** Only what disputes or asks about an invoice. */
      invoice: string().max(30),
    }),
    response: object({ tickets: array(contactTicket).required() }),
  },
} as const;

export type BranchContact = InferType<typeof branchContact>;
export type ContactTicket = InferType<typeof contactTicket>;
