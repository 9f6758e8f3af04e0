import { toUsPhone } from '../format/phone';

/** So many notices on a day of a person's wall go to their phone; the rest are in the portal and emails. */
export const MAX_TEXTS_A_DAY = 5;

/** Of the words that a person agrees to with a number: a change of `consent` in locales/en/textMessages.json is a new one. */
export const CONSENT_VERSION = 1;

/**
 * A number of the US or Canada as carriers take it, "+15095550134": docs/rules.md#text-messages. The area code and the exchange
 * begin with 2 to 9, and neither is a service of three digits such as 911; undefined for what is none, and for numbers that
 * cost whoever sends to them, as 900.
 */
export function toTextNumber(typed: string): string | undefined {
  const isForeign = /^\s*(\+|00|011)/.test(typed) && !/^\s*\+\s*1/.test(typed);
  const number = isForeign || !/^[\d\s().+-]*$/.test(typed) ? undefined : toUsPhone(typed);
  return number && /^\+1(?!900)[2-9](?!11)\d\d[2-9](?!11)\d{6}$/.test(number) ? number : undefined;
}

/** What the office, the audit and the demo see of a number, by its last two digits. */
export const maskedNumber = (lastDigits: string): string => `••••${lastDigits}`;

type TextReply = 'stop' | 'start' | 'help';

const replies: Readonly<Record<string, TextReply>> = {
  STOP: 'stop',
  STOPALL: 'stop',
  UNSUBSCRIBE: 'stop',
  CANCEL: 'stop',
  END: 'stop',
  QUIT: 'stop',
  ALTO: 'stop',
  START: 'start',
  UNSTOP: 'start',
  HELP: 'help',
  INFO: 'help',
  AYUDA: 'help',
};

/** What a reply asks for, by its one word; undefined: nothing, also where the word stands among others. */
export function textReply(body: string): TextReply | undefined {
  const word = body.replace(/[\s.!"'“”’]/g, '').toUpperCase();
  return Object.hasOwn(replies, word) ? replies[word] : undefined;
}
