import { defineDownload, defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

export const list = defineEndpoint<typeof schemas.list>({
  method: 'GET',
  path: '/api/requests',
  username: 'query',
});

export const totals = defineEndpoint<typeof schemas.totals>({
  method: 'GET',
  path: '/api/requests/totals',
  username: 'query',
});

export const one = defineEndpoint<typeof schemas.one>({
  method: 'GET',
  path: '/api/requests/:id',
  username: 'query',
});

export const receipt = defineDownload<typeof schemas.receipt>({
  method: 'GET',
  path: '/api/requests/:id/receipt',
  username: 'query',
});

export const cancel = defineEndpoint<typeof schemas.cancel>({
  method: 'POST',
  path: '/api/requests/:id/cancellation',
  username: 'query',
});

/** For the last look before a payment is asked for: what is shown is what is kept. */
export const authorization = defineEndpoint<typeof schemas.authorization>({
  method: 'GET',
  path: '/api/authorization',
  username: 'query',
});
