import { defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

/** Made by the same rule that a request is judged by, so that what is shown is what is accepted. */
export const offer = defineEndpoint<typeof schemas.offer>({
  method: 'GET',
  path: '/api/refunds/offer',
  username: 'query',
});

/** It leads money out of the company; the same key asks for it once. */
export const ask = defineEndpoint<typeof schemas.ask>({
  method: 'POST',
  path: '/api/refunds',
  username: 'query',
  keyed: true,
  recentProof: true,
});
