/**
 * For so many hours a replaced address or number still gets the codes for a new password, the mailed link undoes the
 * change, and bank accounts cannot be changed: docs/rules.md#contact-hold.
 */
export const CONTACT_HOLD_HOURS = 72;

/** The path of the mailed link. Its token is behind the '#', which no browser sends to a server. */
export const undoChangePath = '/take-back';

/** The token of that link: 32 random bytes in base64url. */
export const undoChangeToken = /^[\w-]{43}$/;

/** Changes at this instant or before are no longer held. */
export const holdBegan = (now: Date): Date => new Date(now.getTime() - CONTACT_HOLD_HOURS * 3_600_000);

/** When bank accounts can be changed again after a change at this instant. */
export const holdEnds = (changedAt: string): Date =>
  new Date(Date.parse(changedAt) + CONTACT_HOLD_HOURS * 3_600_000);
