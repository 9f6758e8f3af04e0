import { defineDownload, defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

export const rows = defineEndpoint<typeof schemas.rows>({
  method: 'GET',
  path: '/api/ledger/rows',
  username: 'query',
});

export const totals = defineEndpoint<typeof schemas.totals>({
  method: 'GET',
  path: '/api/ledger/totals',
  username: 'query',
});

export const choices = defineEndpoint<typeof schemas.choices>({
  method: 'GET',
  path: '/api/ledger/choices',
  username: 'query',
});

export const aging = defineEndpoint<typeof schemas.aging>({
  method: 'GET',
  path: '/api/ledger/aging',
  username: 'query',
});

export const payment = defineEndpoint<typeof schemas.payment>({
  method: 'GET',
  path: '/api/ledger/payments/:paymentNo',
  username: 'query',
});

export const exportFile = defineDownload<typeof schemas.exportFile>({
  method: 'GET',
  path: '/api/ledger/export',
  username: 'query',
});
