import { defineDownload, defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

export const list = defineEndpoint<typeof schemas.list>({
  method: 'GET',
  path: '/api/payments',
  username: 'query',
});

export const totals = defineEndpoint<typeof schemas.totals>({
  method: 'GET',
  path: '/api/payments/totals',
  username: 'query',
});

export const choices = defineEndpoint<typeof schemas.choices>({
  method: 'GET',
  path: '/api/payments/choices',
  username: 'query',
});

export const one = defineEndpoint<typeof schemas.one>({
  method: 'GET',
  path: '/api/payments/:paymentNo',
  username: 'query',
});

export const exportFile = defineDownload<typeof schemas.exportFile>({
  method: 'GET',
  path: '/api/payments/export',
  username: 'query',
});
