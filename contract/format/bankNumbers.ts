/** Removes white space and dashes of any kind, which people type between digits. */
export const withoutGaps = (typed: string): string => typed.replace(/[\s\u2010-\u2015-]/g, '');

/** Exactly 9 digits: docs/rules.md#bank-numbers. Whether such a bank exists is another question. */
export const routingDigits = /^[0-9]{9}$/;

export const isBankRoutingNumber = (value: unknown): boolean =>
  typeof value === 'string' && routingDigits.test(value);

/**
 * Why a routing number of 9 digits may be mistyped: docs/rules.md#routing-numbers. Its check digit is wrong or no
 * district begins with its first digits (`unlikely`), or it belongs to the government or to traveler's checks, which no
 * bank debits (`notDebitable`). This only warns: 9 digits are all that is required.
 */
export function routingDoubt(routing: string): 'unlikely' | 'notDebitable' | undefined {
  const sum = [...routing].reduce((total, digit, place) => total + Number(digit) * weights[place % 3]!, 0);
  const prefix = Number(routing.slice(0, 2));
  if (sum === 0 || sum % 10 !== 0) return 'unlikely';
  if (undebitable.includes(prefix)) return 'notDebitable';
  return districts.some(([from, to]) => prefix >= from && prefix <= to) ? undefined : 'unlikely';
}

/** The first two digits of the government's accounts and of traveler's checks. */
export const undebitable: readonly number[] = [0, 80];

const weights = [3, 7, 1] as const;

/** The first two digits of banks, of thrifts and of electronic payments. */
const districts = [
  [1, 12],
  [21, 32],
  [61, 72],
] as const;
