import { defineDownload, defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

export const rows = defineEndpoint<typeof schemas.rows>({
  method: 'GET',
  path: '/api/summaries/rows',
});

export const totals = defineEndpoint<typeof schemas.totals>({
  method: 'GET',
  path: '/api/summaries/totals',
});

export const months = defineEndpoint<typeof schemas.months>({
  method: 'GET',
  path: '/api/summaries/months',
});

export const exportFile = defineDownload<typeof schemas.exportFile>({
  method: 'GET',
  path: '/api/summaries/export',
});
