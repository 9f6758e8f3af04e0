import { defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

/** On which of the caller's devices notices are shown; neither their addresses nor their keys are told. */
export const status = defineEndpoint<typeof schemas.status>({ method: 'GET', path: '/api/push' });

/** A device is told of what happens without a sign-in: a stolen session must not add one. */
export const add = defineEndpoint<typeof schemas.add>({
  method: 'POST',
  path: '/api/push/devices',
  recentProof: true,
});

export const choose = defineEndpoint<typeof schemas.choose>({
  method: 'PUT',
  path: '/api/push/devices/:deviceId',
});

/** Without a proof: what ends at once what others may read is never in anybody's way. */
export const remove = defineEndpoint<typeof schemas.remove>({
  method: 'DELETE',
  path: '/api/push/devices/:deviceId',
});
