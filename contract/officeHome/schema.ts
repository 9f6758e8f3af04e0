import { array, type InferType, number, object } from 'yup';
import { cents, centsOrNull, sentDate, text, textOrNull } from '../fields';

const count = () => number().integer().min(0).required();
const countOrNull = () => number().integer().min(0).nullable().defined();

/** Something that waits: docs/rules.md#office-home. */
const waiting = object({
  count: count(),
  /** How many of them whoever asks may decide as the second person; null where nobody has to be the second. */
  yours: countOrNull(),
  /** Of all of them; null of what is not about money, and of nothing. */
  cents: centsOrNull(),
  /** For how many calendar days of the books zone the first of them waits; null where none does. */
  oldestDays: countOrNull(),
}).required();

/** Requests of one week. */
const week = object({
  /** Its Monday, 'YYYY-MM-DD'. */
  from: sentDate(),
  count: count(),
  cents: cents(),
});

/** What waits, under the names by which it is counted. */
export const waitingNames = [
  'followUps',
  'promisesDue',
  'promisesBroken',
  'plansToAnswer',
  'ownMessages',
  'newMessages',
  'accessRequests',
  'toApprove',
  'byHand',
  'second',
  'filesToRelease',
  'bankSettings',
  'consents',
  'dailyClose',
  'toFile',
  'filesToSend',
  'atBank',
  'messagesWaiting',
  'unconfirmed',
  'toHandOver',
  'checks',
  'problems',
] as const;
export type WaitingName = (typeof waitingNames)[number];

const allWaiting = Object.fromEntries(waitingNames.map((name) => [name, waiting])) as Record<
  WaitingName,
  typeof waiting
>;

const desk = object({
  waiting: object(allWaiting).required(),
  /** The bank's next last instant for a file, ISO; null where no bank settings hold. */
  cutoff: textOrNull(),
  /** Payments by the week in which they were asked for, the week that runs as the last. */
  weeks: array(week).required(),
  booksZone: text(),
});

/** What goes in and out of the area's endpoints. */
export const schemas = {
  desk: {
    summary: 'What waits for whoever asks, for a second person, for the bank and for customers.',
    response: desk,
  },
} as const;

export type OfficeDesk = InferType<typeof desk>;
export type Waiting = InferType<typeof waiting>;
