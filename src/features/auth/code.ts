/** Every code of the user pool, and of an authenticator app, is as long. */
export const CODE_LENGTH = 6;

/** A code as it was meant: apps and letters group it, "123 456" or "123-456". */
export const codeIn = (typed: string): string => typed.replace(/\D/g, '').slice(0, CODE_LENGTH);

/** Whether the last digits came together: pasted, or filled in by the phone, and not one by one. */
export const cameAtOnce = (before: string, after: string): boolean =>
  after.length === CODE_LENGTH && after.length - before.length > 1;
