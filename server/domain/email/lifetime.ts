import type { Email, EmailName } from './emails';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** For how many seconds an email is worth sending; undefined: it does not grow old. */
export function lifeSeconds(letter: Email): number | undefined {
  if ('minutes' in letter) return letter.minutes * MINUTE;
  if ('hours' in letter) return letter.hours * HOUR;
  return 'days' in letter ? letter.days * DAY : undefined;
}

const secrets: ReadonlySet<string> = new Set<EmailName>([
  'signInCode',
  'passwordCode',
  'signUpCode',
  'contactCode',
  'textCode',
  'contactChanged',
  'invitation',
]);

/** Whether the email holds what nobody but its recipient may read: it is forgotten once it is on its way. */
export const isSecret = (letterName: string): boolean => secrets.has(letterName);

/** After so long an email that nobody took is given up. */
export const GIVE_UP_SECONDS = 48 * HOUR;
/** After so long messages that came to their end are deleted. */
export const KEEP_SECONDS = 30 * DAY;

const SHORTEST = 30;
const LONGEST = HOUR;

/**
 * Seconds until the next attempt: 30 after the first, twice as long each time, an hour at most; a quarter more or
 * less, so that emails which failed together do not all come back together.
 * @param attempts how many were made, one or more
 * @param chance from 0 to 1
 */
export const retrySeconds = (attempts: number, chance: number): number =>
  Math.round(Math.min(LONGEST, SHORTEST * 2 ** Math.min(attempts - 1, 16)) * (0.75 + chance / 2));
