import * as m from '@locales/auth';

/** The most permission records in one answer. The next ones begin after its last name: docs/rules.md#permission-records. */
export const RECORDS_AT_ONCE = 2_000;

/** The most records that a session in the browser keeps. */
export const MAX_RECORDS = 20_000;

/** The message for a sign-in name that is taken. */
export const takenWords = (name: string): string => m.userExists({ name });
