import { defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

/** How the caller's calendar link is kept; the link itself is told once, by `make`. */
export const status = defineEndpoint<typeof schemas.status>({ method: 'GET', path: '/api/calendar' });

/** Whoever has the link reads without a sign-in: a stolen session must not make one. */
export const make = defineEndpoint<typeof schemas.make>({
  method: 'POST',
  path: '/api/calendar',
  recentProof: true,
});

export const choose = defineEndpoint<typeof schemas.choose>({ method: 'PUT', path: '/api/calendar' });

/** Without a proof: what ends at once what others may read is never in anybody's way. */
export const end = defineEndpoint<typeof schemas.end>({ method: 'DELETE', path: '/api/calendar' });
