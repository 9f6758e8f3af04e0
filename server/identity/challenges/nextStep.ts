import { disabled, notAuthorized, PoolFailure } from '../failures';
import type { Pool, Sql } from '../pool';
import { requiredAttributes } from '../settings';
import { startSignIn } from '../signIns';
import { issueTokens, type SignIn } from '../tokens';
import type { PoolUser } from '../users';
import { sealChallenge } from './sealed';

/** Where a right password leads: into the portal, or to the question that comes first. */
export type NextStep =
  | {
      readonly kind: 'signed-in';
      readonly user: PoolUser;
      readonly signIn: SignIn & { readonly refreshToken: string };
    }
  | { readonly kind: 'new-password'; readonly user: PoolUser };

/** What the answer to the new-password challenge brings back. */
export interface NewPasswordSession {
  readonly username: string;
  readonly credentialSetAt: string;
}

export const NEW_PASSWORD_PURPOSE = 'new-password session';

/** The state of a user is looked at only now, after the password was right, so that it tells strangers nothing. */
export async function stepAfterPassword(
  pool: Pool,
  sql: Sql,
  user: PoolUser,
): Promise<NextStep | PoolFailure> {
  if (!user.enabled) return disabled();
  if (user.status === 'UNCONFIRMED') {
    return new PoolFailure('UserNotConfirmedException', 'User is not confirmed.');
  }
  if (user.status === 'RESET_REQUIRED') {
    return new PoolFailure('PasswordResetRequiredException', 'Password reset required for the user');
  }
  if (user.status === 'CONFIRMED') {
    return { kind: 'signed-in', user, signIn: await startSignIn(pool, sql, user.sub) };
  }
  return user.temporaryUntil !== null && user.temporaryUntil <= pool.clock.now().toISOString()
    ? notAuthorized('Temporary password has expired and must be reset by an administrator.')
    : { kind: 'new-password', user };
}

/** Puts the step into the protocol's words. Signs tokens, so it is kept out of the transaction. */
export async function finish(pool: Pool, step: NextStep) {
  const { user } = step;
  if (step.kind === 'signed-in') {
    const tokens = await issueTokens(pool, user, step.signIn);
    return {
      AuthenticationResult: { ...tokens, RefreshToken: step.signIn.refreshToken },
      ChallengeParameters: {},
    };
  }
  const session: NewPasswordSession = { username: user.username, credentialSetAt: user.credentialSetAt };
  return {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session: sealChallenge(pool, NEW_PASSWORD_PURPOSE, session),
    ChallengeParameters: {
      USER_ID_FOR_SRP: user.username,
      requiredAttributes: JSON.stringify(
        missingAttributes(user.attributes).map((name) => `userAttributes.${name}`),
      ),
      userAttributes: JSON.stringify(user.attributes),
    },
  };
}

export const missingAttributes = (attributes: PoolUser['attributes']): readonly string[] =>
  requiredAttributes.filter((name) => !attributes[name]?.trim());
