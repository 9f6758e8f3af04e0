import * as common from '@locales/common';
import * as m from '@locales/contact';
import { texts } from '@locales/language';
import { isBlank } from './blank';
import { contactAbout } from './contactAbout';
import { contactTopics, disputeReasons } from '../contact/labels';
import { isEmail } from './email';
import { toUsPhone } from '../format/phone';

/** How the company should answer. */
export const replyWays = ['email', 'phone', 'text'] as const;
type ReplyWay = (typeof replyWays)[number];

export const replyWords: Readonly<Record<ReplyWay, string>> = texts({
  email: common.email,
  phone: m.phoneCall,
  text: common.textMessage,
});

export const longestMessage = 2000;

/** What somebody writes; the files come apart: docs/rules.md#contact-message. */
export interface ContactEntries {
  readonly topic: string;
  /** As `contactAbout` reads it; empty if the message is about no document. */
  readonly about: string;
  /** Of a dispute: one of `disputeReasons`. */
  readonly reason: string;
  readonly replyBy: string;
  /** An e-mail address, or a telephone number as it was typed. */
  readonly replyTo: string;
  readonly message: string;
}

type Problems = Partial<Record<keyof ContactEntries, string>>;

/** What is wrong with a message, by field; empty if it can be sent. */
export function contactProblems(entries: ContactEntries): Problems {
  const { topic, about, reason, replyBy, replyTo, message } = entries;
  return {
    ...(!isOneOf(contactTopics, topic) && { topic: m.topicMissing() }),
    ...(about !== '' && !contactAbout(about) && { about: m.aboutUnknown() }),
    ...(isDispute(about) && !isOneOf(disputeReasons, reason) && { reason: m.reasonMissing() }),
    ...(isOneOf(replyWays, replyBy) ? replyToProblem(replyBy, replyTo) : { replyBy: m.wayMissing() }),
    ...(messageProblem(message) !== undefined && { message: messageProblem(message) }),
  };
}

/** Whether a message disputes an invoice, and so says why. */
export const isDispute = (about: string): boolean => contactAbout(about)?.kind === 'dispute';

/** What is wrong with the text of a message, or of an answer to one. */
export function messageProblem(text: string): string | undefined {
  if (isBlank(text)) return m.messageMissing();
  return text.length > longestMessage ? m.messageTooLong({ most: longestMessage }) : undefined;
}

function replyToProblem(way: ReplyWay, replyTo: string): Problems {
  if (way === 'email') return isEmail(replyTo) ? {} : { replyTo: m.emailWrong() };
  return toUsPhone(replyTo) ? {} : { replyTo: m.phoneWrong() };
}

const isOneOf = <T extends string>(words: readonly T[], word: string): word is T => words.includes(word as T);
