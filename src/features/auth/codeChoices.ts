import type { CodeChoice, ContactKind, SignInCodes } from '@/session/security';
import type { CodeMethod } from '@/session/signIn';

/** What somebody is about to do with one of the ways to get a code. */
export interface Wanted {
  readonly what: 'setUp' | 'turnOff';
  readonly method: CodeMethod;
}

/** Where the codes of a method go; nowhere for an app, which makes its own. */
export const contactOf: Readonly<Record<CodeMethod, ContactKind | undefined>> = {
  totp: undefined,
  email: 'email',
  sms: 'phone',
};

/** Whether nothing is left to prove: an app always has to, an address or number once. */
export function readyToEnable(codes: SignInCodes, method: CodeMethod): boolean {
  const contact = contactOf[method];
  return contact !== undefined && codes[contact]?.verified === true;
}

/** With one method more. */
export const switchedOn = ({ on, preferred }: SignInCodes, method: CodeMethod): CodeChoice => ({
  on: [...on.filter((other) => other !== method), method],
  preferred,
});

/** With one method less; what was preferred stays so, unless it is the one. */
export const switchedOff = ({ on, preferred }: SignInCodes, method: CodeMethod): CodeChoice => ({
  on: on.filter((other) => other !== method),
  off: [method],
  preferred: preferred === method ? undefined : preferred,
});
