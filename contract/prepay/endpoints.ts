import { defineDownload, defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

export const contracts = defineEndpoint<typeof schemas.contracts>({
  method: 'GET',
  path: '/api/prepay/contracts',
  username: 'query',
});

export const totals = defineEndpoint<typeof schemas.totals>({
  method: 'GET',
  path: '/api/prepay/totals',
  username: 'query',
});

export const contract = defineEndpoint<typeof schemas.contract>({
  method: 'GET',
  path: '/api/prepay/contracts/:contractNo',
  username: 'query',
});

export const exportFile = defineDownload<typeof schemas.exportFile>({
  method: 'GET',
  path: '/api/prepay/export',
  username: 'query',
});

export const lines = defineEndpoint<typeof schemas.lines>({
  method: 'GET',
  path: '/api/prepay/lines',
  username: 'query',
});

export const lineTotals = defineEndpoint<typeof schemas.lineTotals>({
  method: 'GET',
  path: '/api/prepay/line-totals',
  username: 'query',
});

export const lineExport = defineDownload<typeof schemas.lineExport>({
  method: 'GET',
  path: '/api/prepay/line-export',
  username: 'query',
});

export const choices = defineEndpoint<typeof schemas.choices>({
  method: 'GET',
  path: '/api/prepay/choices',
  username: 'query',
});
