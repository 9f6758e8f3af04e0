import * as common from '@locales/common';
import * as m from '@locales/email';
import { texts } from '@locales/language';

/** Everything that the portal writes to people, by its name in the outbox, with the words that the office reads. */
export const emailKinds = texts({
  signInCode: m.signInCode,
  passwordCode: m.passwordCode,
  signUpCode: m.signUpCode,
  contactCode: m.contactCode,
  textCode: m.textCode,
  textNotice: m.textNotice,
  textAnswer: m.textAnswer,
  contactChanged: m.contactChanged,
  invitation: m.invitation,
  securityNotice: m.securityNotice,
  optionNotice: m.optionNotice,
  viewedAs: m.viewedAs,
  secondPerson: m.secondPerson,
  optionCheck: m.optionCheck,
  requestReceipt: m.requestReceipt,
  requestForOffice: m.requestForOffice,
  requestChanged: m.requestChanged,
  requestQuestion: m.requestQuestion,
  ticketCopy: m.ticketCopy,
  ticketForOffice: m.ticketForOffice,
  messageAnswered: m.messageAnswered,
  accessRequest: m.accessRequest,
  disputeSettled: m.disputeSettled,
  noteMention: m.noteMention,
  announcement: m.announcement,
  promise: m.promise,
  notice: m.notice,
  noticeDigest: m.noticeDigest,
  autopay: m.autopay,
  scheduled: m.scheduled,
  paymentPlan: m.paymentPlan,
});

const words: Readonly<Record<string, string | undefined>> = emailKinds;

/** The words for a kind of email as it was written; one that is not known any more is told by its name. */
export const emailKindLabels = (kind: string): string => words[kind] ?? kind;

/** Waits; was taken by a carrier; had nowhere to go; was given up; came back; was called spam by its reader. */
export const emailStateWords = texts({
  queued: m.stateQueued,
  sent: m.stateSent,
  kept: m.stateKept,
  dead: m.stateDead,
  bounced: m.stateBounced,
  complained: m.stateComplained,
});

export type EmailState = keyof typeof emailStateWords;

export const emailStates = Object.keys(emailStateWords) as readonly EmailState[];

/** Why somebody in the office does not get to read an email. */
export const whyUnread = texts({
  secret: m.unreadSecret,
  forgotten: m.unreadForgotten,
  unwritten: m.unreadUnwritten,
});

export type WhyUnread = keyof typeof whyUnread;

/** Why an address gets no emails that can be done without: docs/rules.md#returned-email. */
export const suppressionWords = texts({
  bounced: m.markBounced,
  unreachable: m.markUnreachable,
  complained: m.markComplained,
});

type SuppressionReason = keyof typeof suppressionWords;

export const suppressionReasons = Object.keys(suppressionWords) as readonly SuppressionReason[];

export const emailSorts = ['created'] as const;

/** What the columns of the office's emails are called, on the screen and in its files. */
export const emailColumns = texts({
  state: common.status,
  kind: common.email,
  to: m.recipient,
  created: m.written,
  attempts: m.attempts,
  reason: m.whyItFailed,
  sent: m.stateSent,
  requeued: m.sentAgain,
  id: m.messageId,
});
