import { array, boolean, type InferType, number, object, string } from 'yup';
import * as m from '@locales/notices';
import { cents, countsBy, oneOf, pageOf, pageQuery, sentDate, text, textOrNull } from '../fields';
import { suppressedAddress } from '../email/schema';
import { accountChoices, choices, chosen, chosenForAccount, count } from './choices';
import { moneyKinds, noticeGroups, noticeKinds, runStates } from './labels';

const notice = object({
  /** A UUID. */
  noticeId: text(),
  kind: oneOf(noticeKinds),
  /** The account that it is about; null: the sign-in. */
  accountNo: textOrNull(),
  /** In the language of the call. */
  title: text(),
  /** What is to be known of it, in a sentence; null: the title says it all. */
  text: textOrNull(),
  /** The portal's page that shows it, '/my-account/…'. */
  href: text(),
  /** ISO instant. */
  at: text(),
  isRead: boolean().required(),
});

const unread = object({
  /** How many the caller has not read. */
  unread: count(),
  /** Set where emails to the caller do not arrive; the first of several. */
  suppressedAddress: suppressedAddress.nullable().defined(),
});

const run = object({
  runId: count(),
  state: oneOf(runStates),
  /** ISO instant. */
  at: text(),
  /** Why it waits, in words; null: it did not have to. */
  heldBecause: textOrNull(),
  /** How many people it reaches, how many notices, and of what. */
  people: count(),
  notices: count(),
  kinds: countsBy(noticeKinds),
  /** Accounts that would have been reminded, and are paused. */
  heldBack: count(),
  /** Emails of it that were given up and can be sent again. */
  failed: count(),
  decidedBy: textOrNull(),
  decidedAt: textOrNull(),
});

/** Of one kind of reminder, in a week or in all of them. An account that was told twice counts once. */
const paidAfter = {
  accounts: count(),
  /** What the reminders named, each as often as it was named. */
  namedCents: cents(),
  paidAccounts: count(),
  /** Posted on their invoices within 7 days, each dollar once. */
  paidCents: cents(),
};

const paidAfterWeek = object({
  /** The Monday. */
  from: sentDate(),
  /** Whether the books know the seven days after its last one. */
  isComplete: boolean().required(),
  ...paidAfter,
});

const byId = { noticeId: string().required().max(36) };
const byRun = { runId: number().integer().min(1).max(2_147_483_647).required() };

/** What goes in and out of the area's endpoints. */
export const schemas = {
  list: {
    summary: 'What the caller was told in the last 13 months, the newest first.',
    query: object({ show: string().oneOf(['unread']), ...pageQuery }),
    response: pageOf(notice),
  },

  unread: {
    summary: 'How many notices the caller has not read.',
    response: unread,
  },

  markRead: {
    summary: 'Notes that the caller read a notice. The same again changes nothing.',
    params: object(byId),
    body: object({}),
    response: unread,
  },

  markAllRead: {
    summary: 'Notes that the caller read all notices up to an instant; newer ones stay unread.',
    body: object({ through: string().required().max(30) }),
    response: unread,
  },

  choices: {
    summary: 'What the caller wants to be told of, how, and when.',
    response: choices,
  },

  choose: {
    summary: 'Changes what the caller wants to be told of.',
    body: object({ ...chosen, version: count() }),
    response: choices,
  },

  accountChoices: {
    summary:
      'What of it differs on each account of the caller, and how many others are told of that account.',
    response: accountChoices,
  },

  chooseForAccount: {
    summary: 'Changes what differs on an account; where nothing does, it is told like all others.',
    params: object({ accountNo: string().required().max(20) }),
    body: object({ ...chosenForAccount, version: count() }),
    response: accountChoices,
  },

  sendAddressCode: {
    summary: 'Emails a code to the caller’s address that is marked.',
    body: object({}),
    response: object({ address: text() }),
  },

  confirmAddress: {
    summary: 'Ends the mark of the caller’s address by the code that was emailed to it.',
    body: object({ code: string().required().max(12) }),
    response: unread,
  },

  unsubscribe: {
    summary: 'By the signed link of an email, without a sign-in: no more emails like it.',
    params: object({ link: string().required().max(400) }),
    /** What no email comes of any more; none: the company’s news. */
    response: object({ groups: array(oneOf(noticeGroups)).required() }),
  },

  sendCopy: {
    summary:
      'Sends the email of a notice once more to the same person, as a new message that says that it is a copy, written anew with what they may still see.',
    params: object({ id: string().required().max(36) }),
    body: object({ reason: string().required(m.reasonMissing).max(500) }),
    /** The copy's. */
    response: object({ id: text() }),
  },

  runs: {
    summary: 'What was to be told by each import and night, and what waits for the office.',
    query: object({ ...pageQuery }),
    response: pageOf(run),
  },

  paidAfter: {
    summary: 'By kind of reminder and week of the last 13: whom it told, and what was paid within 7 days.',
    response: object({
      kinds: array(
        object({
          kind: oneOf(moneyKinds),
          /** The newest first. */
          weeks: array(paidAfterWeek).required(),
          total: object(paidAfter).required(),
        }),
      ).required(),
    }),
  },

  release: {
    summary: 'Lets the notices of a held run go out.',
    params: object(byRun),
    body: object({}),
    response: run,
  },

  drop: {
    summary: 'Keeps the notices of a held run from going out, for good; the bell has them.',
    params: object(byRun),
    body: object({}),
    response: run,
  },

  resend: {
    summary: 'Has the emails of a run sent again that were given up: the same messages, word for word.',
    params: object(byRun),
    body: object({}),
    response: object({ emails: count() }),
  },
} as const;

export type Notice = InferType<typeof notice>;
export type NoticeChoices = InferType<typeof choices>;
export type NoticeChoice = NoticeChoices['choices'][number];
export type ChosenNotices = InferType<typeof schemas.choose.body>;
export type AccountNoticeChoices = InferType<typeof accountChoices>['accounts'][number];
export type ChosenForAccount = InferType<typeof schemas.chooseForAccount.body>;
export type PaidAfterReminders = InferType<typeof schemas.paidAfter.response>;
export type Unread = InferType<typeof unread>;
export type NoticeRun = InferType<typeof run>;
