import { requireClient } from '../client';
import { type Members, text } from '../members';
import type { Pool } from '../pool';
import { rotate } from '../rotation';
import { issueTokens } from '../tokens';

/** Renews access and ID token; the refresh token is replaced at the same time. */
export async function getTokensFromRefreshToken(pool: Pool, members: Members) {
  requireClient(pool, members);
  const { user, signIn, refreshToken } = await rotate(pool, text(members, 'RefreshToken'));
  const tokens = await issueTokens(pool, user, signIn);
  return { AuthenticationResult: { ...tokens, RefreshToken: refreshToken } };
}
