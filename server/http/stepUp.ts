import { Refusal } from '../../contract/problem';
import { isRecentProof, STEP_UP_FIELD, STEP_UP_MINUTES } from '../../contract/rules/stepUp';
import type { Caller } from './caller';

/**
 * For what a stolen session must not be able to do.
 * @throws Refusal 'forbidden' that has the browser ask for the password, where the sign-in is too old
 */
export function expectRecentProof({ authTime }: Caller, now: Date): void {
  if (isRecentProof(authTime, now)) return;
  throw new Refusal({
    code: 'forbidden',
    message: `For this we need to know that it is really you, and your sign-in is older than ${STEP_UP_MINUTES} minutes. Enter your password again.`,
    fields: { [STEP_UP_FIELD]: 'Enter your password again.' },
  });
}
