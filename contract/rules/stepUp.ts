/** How old a sign-in may be for what needs a recent proof: docs/rules.md#recent-proof. */
export const STEP_UP_MINUTES = 10;

/** The field of the 403 that asks for the password once more. */
export const STEP_UP_FIELD = 'stepUp';

/** The user pool's error for the same. No client library treats it specially. */
export const STEP_UP_EXCEPTION = 'ReauthenticationRequiredException';

/** @param authTime when the sign-in was, in seconds since the epoch */
export const isRecentProof = (authTime: number, now: Date): boolean =>
  now.getTime() - authTime * 1000 <= STEP_UP_MINUTES * 60_000;
