/** So many permission records one answer holds at most; the next ones begin after the last name of it. */
export const RECORDS_AT_ONCE = 2_000;

/** So many records a session keeps: a browser has no use for a hundred thousand. */
export const MAX_RECORDS = 20_000;

/** What is said of a name that somebody signs in with already. */
export const takenWords = (name: string): string =>
  `${name} is a user already. Open that user to change flags or accounts, or enter another address.`;
