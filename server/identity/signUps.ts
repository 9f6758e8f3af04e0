import { sendCode } from './codeRequests';
import { CONTACT_CODE_HOURS } from './contacts';
import { notAuthorized } from './failures';
import type { Pool, Sql } from './pool';

/** @throws NotAuthorizedException where only administrators make sign-ins */
export function requireSelfSignUp({ settings }: Pool): void {
  if (!settings.selfSignUp) throw notAuthorized('SignUp is not permitted for this user pool');
}

/** @param to undefined: the same work for nobody */
export const sendSignUpCode = (
  pool: Pool,
  sql: Sql,
  username: string,
  to: string | undefined,
): Promise<void> =>
  sendCode(pool, sql, {
    username,
    purpose: 'signUp',
    seconds: CONTACT_CODE_HOURS * 3600,
    contact: to === undefined ? undefined : { channel: 'mail', to },
    letterOf: (code) => ({ name: 'signUpCode', code, hours: CONTACT_CODE_HOURS }),
  });
