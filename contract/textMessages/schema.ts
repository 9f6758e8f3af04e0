import { type InferType, number, object, string } from 'yup';
import { oneOf, text, textOrNull } from '../fields';

/** Of a number: a code was sent, it gets notices, its phone replied STOP, or its carrier says that nothing reaches it. */
const numberStates = ['asked', 'on', 'stopped', 'refused'] as const;

const ownNumber = object({
  state: oneOf(numberStates),
  /** Its last two digits. */
  lastDigits: text(),
  /** When it was added, ISO instant. */
  askedAt: text(),
});

const textStatus = object({
  /** Why nothing is texted by this portal; null: it is. */
  because: textOrNull(),
  /** Null: there is none. */
  number: ownNumber.nullable().defined(),
  /** What is agreed to with a number, in the language of the call, and the version of these words. */
  consent: text(),
  consentVersion: number().integer().min(1).required(),
});

/** What goes in and out of the area's endpoints. */
export const schemas = {
  status: {
    summary: 'The caller’s number for text messages, and what is agreed to with one.',
    response: textStatus,
  },

  add: {
    summary: 'Sends a code to a number of the caller. Another number that no code confirmed is replaced.',
    body: object({
      /** A US or Canadian one, as it was typed. */
      number: string().required().max(40),
      /** Of the words that were agreed to. */
      consentVersion: number().integer().min(1).required(),
    }),
    response: textStatus,
  },

  sendCode: {
    summary: 'Sends another code to the number that waits for one.',
    body: object({}),
    response: textStatus,
  },

  confirm: {
    summary: 'Has notices sent to the number that the code came to.',
    body: object({ code: string().required().max(12) }),
    response: textStatus,
  },

  remove: {
    summary: 'Texts nothing more to the caller. The same again changes nothing.',
    response: textStatus,
  },
} as const;

export type TextStatus = InferType<typeof textStatus>;
export type TextNumber = NonNullable<TextStatus['number']>;
