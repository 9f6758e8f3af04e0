import { isBlank } from './blank';
import { contactAbout } from './contactAbout';
import { contactTopics } from '../contact/labels';
import { isEmail } from './email';
import { toUsPhone } from './phone';

/** How the company should answer. */
export const replyWays = ['email', 'phone', 'text'] as const;
type ReplyWay = (typeof replyWays)[number];

export const replyWords: Readonly<Record<ReplyWay, string>> = {
  email: 'E-mail',
  phone: 'Phone call',
  text: 'Text message',
};

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
    ...(!isOneOf(contactTopics, topic) && { topic: 'Choose what it is about' }),
    ...(about !== '' && !contactAbout(about) && { about: 'This is no document of ours. Leave it out' }),
    ...(isOneOf(replyWays, replyBy)
      ? replyToProblem(replyBy, replyTo)
      : { replyBy: 'Choose how we shall answer' }),
    ...(isBlank(message) && { message: 'Write your message' }),
    ...(message.length > longestMessage && { message: 'Shorten your message to 2,000 characters' }),
  };
}

function replyToProblem(way: ReplyWay, replyTo: string): Problems {
  if (way === 'email') {
    return isEmail(replyTo) ? {} : { replyTo: 'Enter an e-mail address like name@example.com' };
  }
  return toUsPhone(replyTo) ? {} : { replyTo: 'Enter a US phone number with 10 digits' };
}

const isOneOf = <T extends string>(words: readonly T[], word: string): word is T => words.includes(word as T);
