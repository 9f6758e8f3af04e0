import * as m from '@locales/format';

/** The most digits of a bank account's number that are ever shown. */
const MOST_SHOWN = 4;

/**
 * What may be kept in clear and shown of an account number: its last four digits, and never more than half of
 * it, so that a number of three digits does not show whole. "0012344417" → "4417", "482" → "2".
 */
export const lastDigits = (number: string): string =>
  number.slice(number.length - Math.min(MOST_SHOWN, Math.floor(number.length / 2)));

/** Last digits as people read them: "4417" → "••4417". */
export const masked = (last: string): string => `••${last}`;

/** Last digits as they are said aloud, where dots would be read one by one: "4417" → "ending in 4417". */
export const endingIn = (last: string): string => m.endingIn({ last });
