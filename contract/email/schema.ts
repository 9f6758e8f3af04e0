import { array, boolean, type InferType, number, object, string } from 'yup';
import * as m from '@locales/email';
import { date, listOf, oneOf, pageOf, pageQuery, tableFiles, tableFormat, text, textOrNull } from '../fields';
import { suppressionReasons, emailSorts, emailStates } from './labels';

/** Why an address gets no emails that can be done without: docs/rules.md#returned-email. */
export const suppressedAddress = object({
  /** In lower case. */
  address: text(),
  reason: oneOf(suppressionReasons),
  /** ISO instant. */
  since: text(),
  /** The kind of the email that did it. */
  kind: text(),
});

/** An email as the list shows it. */
const letter = object({
  /** The same at every attempt, and in the mail's Message-ID. */
  id: string().required(),
  channel: oneOf(['mail', 'text'] as const),
  /** Of `letterKinds`. */
  kind: text(),
  recipient: text(),
  state: oneOf(emailStates),
  attempts: number().integer().required(),
  /** Why the last attempt failed, or the email was given up. */
  lastError: textOrNull(),
  /** ISO instants. */
  createdAt: string().required(),
  sentAt: textOrNull(),
  /** When somebody had it sent again. */
  requeuedAt: textOrNull(),
  /** Whether it was given up and can be sent again. */
  canRequeue: boolean().required(),
});

/** What an email says, as its parts: a page lays them out without running or fetching anything. */
const letterBody = object({
  subject: text(),
  /** What a mail program without pictures and colours shows; of a text message, all of it. */
  text: text(),
  blocks: array(
    object({
      kind: oneOf(['words', 'typed', 'link'] as const),
      text: text(),
      /** Of a link. */
      address: textOrNull(),
    }),
  ).required(),
});

const letterDetail = letter.concat(
  object({
    body: letterBody.nullable().defined(),
    /** Of `whyUnread`, where there is no body. */
    whyUnread: textOrNull(),
    /** Of its recipient's address, as it is now. */
    mark: suppressedAddress.nullable().defined(),
    /** Whether a copy of it can be sent, as far as the email goes. */
    canCopy: boolean().required(),
    /** The email of which it is a copy. */
    copyOf: textOrNull(),
  }),
);

/** What narrows the list. Lists are comma-separated; every member narrows further. Days are those of the books zone. */
const letterFilter = {
  state: string<(typeof emailStates)[number] | ''>().oneOf([...emailStates, '']),
  kind: listOf(),
  recipient: listOf(),
  from: date(),
  to: date(),
  /** Words that must all occur in the recipient, the kind or why it failed. */
  q: string().max(100),
};

const sort = string()
  .oneOf(emailSorts.flatMap((s) => [s, `-${s}`]))
  .default('-created');

const count = () => number().integer().required();

const letterTotals = object({
  rows: count(),
  /** Emails per state under the other filters. */
  states: object({
    queued: count(),
    sent: count(),
    kept: count(),
    dead: count(),
    bounced: count(),
    complained: count(),
  }).required(),
  /** IANA zone in which days begin and end. */
  booksZone: string().required(),
});

/** As the outbox makes them. */
const messageId = () =>
  string()
    .matches(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, m.useListedId)
    .required();

const id = object({ id: messageId() });

/** What somebody in the office types; it goes into the audit. */
const reason = () => string().required(m.reasonMissing).max(500);

/** What goes in and out of the area's endpoints. */
export const schemas = {
  list: {
    summary: 'What the portal wrote to people, by keyset, newest first.',
    query: object({ ...letterFilter, sort, ...pageQuery }),
    response: pageOf(letter),
  },

  totals: {
    summary: 'How many emails there are per state under the same filters.',
    query: object(letterFilter),
    response: letterTotals,
  },

  exportFile: {
    summary: 'Every email that the filters let through, without what it says, as a file that streams.',
    query: object({ ...letterFilter, sort, format: tableFormat }),
    produces: tableFiles,
  },

  one: {
    summary: 'One email with what it says, unless it carries a code or a password.',
    params: id,
    response: letterDetail,
  },

  requeue: {
    summary:
      'Sends an email again that was given up, under the same Message-ID. Once it is on its way, asking again does nothing.',
    params: id,
    response: letterDetail,
  },

  liftSuppression: {
    summary: 'Ends the mark of an address, so that it gets emails again.',
    body: object({ address: string().required().max(320), reason: reason() }),
    response: object({ address: text() }),
  },

  requeueMany: {
    summary: 'The same for several emails; each is told by itself.',
    body: object({ ids: array(messageId()).max(500).required() }),
    response: object({
      rows: array(
        object({
          id: string().required(),
          done: boolean().required(),
          /** Why not, where it was not. */
          message: textOrNull(),
        }),
      ).required(),
    }),
  },
} as const;

export type SuppressedAddress = InferType<typeof suppressedAddress>;
export type Email = InferType<typeof letter>;
export type EmailBody = InferType<typeof letterBody>;
export type EmailDetail = InferType<typeof letterDetail>;
export type EmailTotals = InferType<typeof letterTotals>;
export type EmailFilter = InferType<(typeof schemas)['totals']['query']>;
export type EmailQuery = InferType<(typeof schemas)['list']['query']>;
export type RequeueOutcome = InferType<(typeof schemas)['requeueMany']['response']>['rows'][number];
