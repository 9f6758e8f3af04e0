import { defineDownload, defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

export const lines = defineEndpoint<typeof schemas.lines>({
  method: 'GET',
  path: '/api/purchases/lines',
});

export const totals = defineEndpoint<typeof schemas.totals>({
  method: 'GET',
  path: '/api/purchases/totals',
});

export const choices = defineEndpoint<typeof schemas.choices>({
  method: 'GET',
  path: '/api/purchases/choices',
});

export const invoice = defineEndpoint<typeof schemas.invoice>({
  method: 'GET',
  path: '/api/purchases/invoices/:invoiceNo',
});

export const deliveries = defineEndpoint<typeof schemas.deliveries>({
  method: 'GET',
  path: '/api/purchases/deliveries',
});

export const exportFile = defineDownload<typeof schemas.exportFile>({
  method: 'GET',
  path: '/api/purchases/export',
});
