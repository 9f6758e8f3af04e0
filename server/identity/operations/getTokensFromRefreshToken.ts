import { requireClient } from '../client';
import { type Members, text } from '../members';
import type { Pool } from '../pool';
import { renew } from '../rotation';
import { issueTokens } from '../tokens';

/** Renews access and ID token; where tokens rotate, the refresh token is replaced at the same time. */
export async function getTokensFromRefreshToken(pool: Pool, members: Members) {
  requireClient(pool, members);
  const { user, signIn, refreshToken } = await renew(pool, {
    token: text(members, 'RefreshToken'),
    deviceKey: members.DeviceKey ? text(members, 'DeviceKey') : undefined,
  });
  const tokens = await issueTokens(pool, user, signIn);
  return { AuthenticationResult: { ...tokens, ...(refreshToken && { RefreshToken: refreshToken }) } };
}
