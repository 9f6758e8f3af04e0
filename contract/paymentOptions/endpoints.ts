import { defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

export const list = defineEndpoint<typeof schemas.list>({
  method: 'GET',
  path: '/api/externalpaymentoptions',
  username: 'query',
});

/**
 * Without an Idempotency-Key, which would be kept beside a digest of the body: the number would be guessable. The same in the
 * same words within ten minutes is saved once.
 */
export const add = defineEndpoint<typeof schemas.add>({
  method: 'POST',
  path: '/api/externalpaymentoptions',
  username: 'body',
  recentProof: true,
});

export const change = defineEndpoint<typeof schemas.change>({
  method: 'PUT',
  path: '/api/externalpaymentoptions',
  username: 'body',
  recentProof: true,
});

/** Idempotent by what it says: the same wrong amounts count once, and a confirmed account stays so. */
export const confirmDeposits = defineEndpoint<typeof schemas.confirmDeposits>({
  method: 'POST',
  path: '/api/externalpaymentoptions/:id/deposits/confirm',
  recentProof: true,
});

export const askAgain = defineEndpoint<typeof schemas.askAgain>({
  method: 'POST',
  path: '/api/externalpaymentoptions/:id/deposits',
  recentProof: true,
});

/** Refused with 409 while open requests use it: `fields` has their numbers and what each is, in words. */
export const remove = defineEndpoint<typeof schemas.remove>({
  method: 'DELETE',
  path: '/api/externalpaymentoptions/:id',
  recentProof: true,
});
