import * as common from '@locales/common';
import * as m from '@locales/contact';
import { texts } from '@locales/language';
import { isBlank } from './blank';
import { contactAbout } from './contactAbout';
import { contactTopics } from '../contact/labels';
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
  readonly replyBy: string;
  /** An e-mail address, or a telephone number as it was typed. */
  readonly replyTo: string;
  readonly message: string;
}

type Problems = Partial<Record<keyof ContactEntries, string>>;

/** What is wrong with a message, by field; empty if it can be sent. */
export function contactProblems({ topic, about, replyBy, replyTo, message }: ContactEntries): Problems {
  return {
    ...(!isOneOf(contactTopics, topic) && { topic: m.topicMissing() }),
    ...(about !== '' && !contactAbout(about) && { about: m.aboutUnknown() }),
    ...(isOneOf(replyWays, replyBy) ? replyToProblem(replyBy, replyTo) : { replyBy: m.wayMissing() }),
    ...(isBlank(message) && { message: m.messageMissing() }),
    ...(message.length > longestMessage && { message: m.messageTooLong({ most: longestMessage }) }),
  };
}

function replyToProblem(way: ReplyWay, replyTo: string): Problems {
  if (way === 'email') return isEmail(replyTo) ? {} : { replyTo: m.emailWrong() };
  return toUsPhone(replyTo) ? {} : { replyTo: m.phoneWrong() };
}

const isOneOf = <T extends string>(words: readonly T[], word: string): word is T => words.includes(word as T);
