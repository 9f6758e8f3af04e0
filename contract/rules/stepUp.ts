/** What needs a recent proof takes a sign-in that is no older than this. */
export const STEP_UP_MINUTES = 10;

/** The field of a refusal (403) that asks for the password once more. */
export const STEP_UP_FIELD = 'stepUp';

/** By this name the user pool refuses what needs a recent proof. No client library treats it in a way of its own. */
export const STEP_UP_EXCEPTION = 'ReauthenticationRequiredException';

/** @param authTime when the sign-in was, in seconds since the epoch */
export const isRecentProof = (authTime: number, now: Date): boolean =>
  now.getTime() - authTime * 1000 <= STEP_UP_MINUTES * 60_000;
