import { defineDownload, defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

export const list = defineEndpoint<typeof schemas.list>({
  method: 'GET',
  path: '/api/requests',
});

export const totals = defineEndpoint<typeof schemas.totals>({
  method: 'GET',
  path: '/api/requests/totals',
});

export const one = defineEndpoint<typeof schemas.one>({
  method: 'GET',
  path: '/api/requests/:id',
});

export const receipt = defineDownload<typeof schemas.receipt>({
  method: 'GET',
  path: '/api/requests/:id/receipt',
});

export const cancel = defineEndpoint<typeof schemas.cancel>({
  method: 'POST',
  path: '/api/requests/:id/cancellation',
});

/** For the last look before a payment is asked for: what is shown is what is kept. */
export const authorization = defineEndpoint<typeof schemas.authorization>({
  method: 'GET',
  path: '/api/authorization',
});
