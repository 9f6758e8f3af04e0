import { defineDownload, defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

export const rows = defineEndpoint<typeof schemas.rows>({
  method: 'GET',
  path: '/api/summaries/rows',
  username: 'query',
});

export const totals = defineEndpoint<typeof schemas.totals>({
  method: 'GET',
  path: '/api/summaries/totals',
  username: 'query',
});

export const months = defineEndpoint<typeof schemas.months>({
  method: 'GET',
  path: '/api/summaries/months',
  username: 'query',
});

export const exportFile = defineDownload<typeof schemas.exportFile>({
  method: 'GET',
  path: '/api/summaries/export',
  username: 'query',
});
