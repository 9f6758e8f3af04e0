import { defineDownload, defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

export const rows = defineEndpoint<typeof schemas.rows>({
  method: 'GET',
  path: '/api/ledger/rows',
});

export const totals = defineEndpoint<typeof schemas.totals>({
  method: 'GET',
  path: '/api/ledger/totals',
});

export const choices = defineEndpoint<typeof schemas.choices>({
  method: 'GET',
  path: '/api/ledger/choices',
});

export const aging = defineEndpoint<typeof schemas.aging>({
  method: 'GET',
  path: '/api/ledger/aging',
});

export const payment = defineEndpoint<typeof schemas.payment>({
  method: 'GET',
  path: '/api/ledger/payments/:paymentNo',
});

export const exportFile = defineDownload<typeof schemas.exportFile>({
  method: 'GET',
  path: '/api/ledger/export',
});
