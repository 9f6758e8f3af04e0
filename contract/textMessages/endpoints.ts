import { defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

/** The caller's number for text messages; only its last digits are told. */
export const status = defineEndpoint<typeof schemas.status>({ method: 'GET', path: '/api/text-messages' });

/** A phone is told of what happens without a sign-in: a stolen session must not add one. */
export const add = defineEndpoint<typeof schemas.add>({
  method: 'POST',
  path: '/api/text-messages/number',
  recentProof: true,
});

export const sendCode = defineEndpoint<typeof schemas.sendCode>({
  method: 'POST',
  path: '/api/text-messages/code',
});

export const confirm = defineEndpoint<typeof schemas.confirm>({
  method: 'POST',
  path: '/api/text-messages/confirm',
});

/** Without a proof: what ends at once what others may read is never in anybody's way. */
export const remove = defineEndpoint<typeof schemas.remove>({
  method: 'DELETE',
  path: '/api/text-messages/number',
});
