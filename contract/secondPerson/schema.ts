import { array, boolean, type InferType, object, string } from 'yup';
import { centsOrNull, oneOf, text, textOrNull } from '../fields';
import { deskNames } from '../rules/desks';
import { movedLimit } from '../settings/schema';
import { decisions, secondKinds } from './labels';

/** Powers that wait for a second administrator. */
export const wantedPowers = object({
  admin: boolean().required(),
  desks: array(oneOf(deskNames)).required(),
  /** The code of the branch that is to be seen, or null for all; null where nothing changes in that. */
  branch: object({ to: textOrNull() }).nullable().defined(),
});

/** Something that one person did, and that holds once another one has. */
const waiting = object({
  kind: oneOf(secondKinds),
  /** A request, the number of a bank file or of a version, a consent, the last day of a close. */
  id: text(),
  /** What it is about: the number of a request or file, a sign-in; null where there is one of its kind. */
  about: textOrNull(),
  askedBy: text(),
  /** ISO instant. */
  askedAt: string().required(),
  cents: centsOrNull(),
  /** Whether whoever asks may decide it. */
  mayDecide: boolean().required(),
  powers: wantedPowers.nullable().defined(),
  limits: array(movedLimit).nullable().defined(),
});

const answer = object({
  /** The oldest first. */
  waiting: array(waiting).required(),
  booksZone: text(),
});

/** What goes in and out of the area's endpoints. */
export const schemas = {
  list: {
    summary: 'Everything that waits for a second person, as far as whoever asks may see it.',
    response: answer,
  },

  decide: {
    summary: 'Confirms or refuses what another administrator proposed, or withdraws one’s own proposal.',
    params: object({ id: string().required().max(60) }),
    body: object({ decision: oneOf(decisions) }),
    response: answer,
  },
} as const;

export type Waiting = InferType<typeof waiting>;
export type WaitingForSecond = InferType<typeof answer>;
