import * as m from '@locales/auth';
import type { CodeMethod } from '@/session/signIn';

/** Every code of the user pool, and of an authenticator app, is as long. */
export const CODE_LENGTH = 6;

/** A code as it was meant: apps and letters group it, "123 456" or "123-456". */
export const codeIn = (typed: string): string => typed.replace(/\D/g, '').slice(0, CODE_LENGTH);

/** Whether the last digits came together: pasted, or filled in by the phone, and not one by one. */
export const cameAtOnce = (before: string, after: string): boolean =>
  after.length === CODE_LENGTH && after.length - before.length > 1;

/** Where a code went, in words. The pool's mask of a telephone number, +*******0134, cannot be read aloud. */
export function sentTo(by: CodeMethod, to: string | undefined): string {
  if (by === 'email') return to || m.placeEmail();
  const ending = /\d{2,4}$/.exec(to ?? '')?.[0];
  return ending ? m.placePhoneEnding({ digits: ending }) : m.placePhone();
}
