import { defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

export const list = defineEndpoint<typeof schemas.list>({
  method: 'GET',
  path: '/api/scheduled-payments',
  username: 'query',
});

export const authorization = defineEndpoint<typeof schemas.authorization>({
  method: 'GET',
  path: '/api/scheduled-payments/authorization',
  username: 'query',
});

/** The id is the caller's own: the same one again is the same scheduled payment. */
export const schedule = defineEndpoint<typeof schemas.schedule>({
  method: 'PUT',
  path: '/api/scheduled-payments/:id',
  username: 'body',
  recentProof: true,
});

/** Skips the payment that comes next, or takes that back: less is debited, or what was agreed to. */
export const skip = defineEndpoint<typeof schemas.skip>({
  method: 'PUT',
  path: '/api/scheduled-payments/:id/runs/:day',
  username: 'body',
});

/** Without a recent proof: nothing may stand between somebody and the end of their debits. */
export const cancel = defineEndpoint<typeof schemas.cancel>({
  method: 'POST',
  path: '/api/scheduled-payments/:id/cancel',
  username: 'body',
});
