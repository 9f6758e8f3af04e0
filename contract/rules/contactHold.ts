/**
 * So long a replaced address or number still gets the codes for a new password, the change can be taken back by the
 * link that was mailed, and bank accounts stay as they are.
 */
export const CONTACT_HOLD_HOURS = 72;

/** Where the mailed link leads. What it carries stands behind the '#', which no browser sends to a server. */
export const takeBackPath = '/take-back';

/** What that link carries: 32 random bytes. */
export const takeBackToken = /^[\w-]{43}$/;

/** Changes of this instant and before count no more. */
export const holdBegan = (now: Date): Date => new Date(now.getTime() - CONTACT_HOLD_HOURS * 3_600_000);

/** When bank accounts can be changed again after a change of this instant. */
export const holdEnds = (changedAt: string): Date =>
  new Date(Date.parse(changedAt) + CONTACT_HOLD_HOURS * 3_600_000);
