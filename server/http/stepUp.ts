import { ApiError } from '@contract/problem';
import { isRecentProof, STEP_UP_FIELD, STEP_UP_MINUTES } from '@contract/rules/stepUp';
import * as m from '@locales/problems';
import type { Caller } from './caller';
import type { Origin } from './origin';

/** When somebody showed last who they are, as the audit tells it of what takes a recent proof instead of a second person. */
export const provenAt = ({ authTime }: Pick<Caller, 'authTime'>): string =>
  new Date(authTime * 1000).toISOString();

/** Who does something that takes a recent proof, when and from where: what the audit tells of it. */
export interface Acting {
  readonly by: string;
  /** When they showed last who they are, an ISO instant. */
  readonly provenAt: string;
  readonly at: Date;
  readonly origin: Origin;
}

export const actingOf = (caller: Caller, origin: Origin, at: Date): Acting => ({
  by: caller.username,
  provenAt: provenAt(caller),
  at,
  origin,
});

/**
 * For what a stolen session must not be able to do.
 * @throws ApiError 'forbidden' that has the browser ask for the password, where the sign-in is too old
 */
export function expectRecentProof({ authTime }: Caller, now: Date): void {
  if (isRecentProof(authTime, now)) return;
  throw new ApiError({
    code: 'forbidden',
    message: m.proveAgain({ minutes: STEP_UP_MINUTES }),
    fields: { [STEP_UP_FIELD]: m.passwordAgain() },
  });
}
