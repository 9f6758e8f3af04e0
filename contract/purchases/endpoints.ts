import { defineDownload, defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

export const lines = defineEndpoint<typeof schemas.lines>({
  method: 'GET',
  path: '/api/purchases/lines',
  username: 'query',
});

export const totals = defineEndpoint<typeof schemas.totals>({
  method: 'GET',
  path: '/api/purchases/totals',
  username: 'query',
});

export const choices = defineEndpoint<typeof schemas.choices>({
  method: 'GET',
  path: '/api/purchases/choices',
  username: 'query',
});

export const invoices = defineEndpoint<typeof schemas.invoices>({
  method: 'GET',
  path: '/api/purchases/invoices',
  username: 'query',
});

export const invoiceTotals = defineEndpoint<typeof schemas.invoiceTotals>({
  method: 'GET',
  path: '/api/purchases/invoice-totals',
  username: 'query',
});

export const invoicesFile = defineDownload<typeof schemas.invoicesFile>({
  method: 'GET',
  path: '/api/purchases/invoice-export',
  username: 'query',
});

export const invoice = defineEndpoint<typeof schemas.invoice>({
  method: 'GET',
  path: '/api/purchases/invoices/:invoiceNo',
  username: 'query',
});

export const deliveries = defineEndpoint<typeof schemas.deliveries>({
  method: 'GET',
  path: '/api/purchases/deliveries',
  username: 'query',
});

export const exportFile = defineDownload<typeof schemas.exportFile>({
  method: 'GET',
  path: '/api/purchases/export',
  username: 'query',
});
