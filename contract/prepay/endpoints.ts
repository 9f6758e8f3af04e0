import { defineDownload, defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

export const contracts = defineEndpoint<typeof schemas.contracts>({
  method: 'GET',
  path: '/api/prepay/contracts',
});

export const totals = defineEndpoint<typeof schemas.totals>({
  method: 'GET',
  path: '/api/prepay/totals',
});

export const contract = defineEndpoint<typeof schemas.contract>({
  method: 'GET',
  path: '/api/prepay/contracts/:contractNo',
});

export const exportFile = defineDownload<typeof schemas.exportFile>({
  method: 'GET',
  path: '/api/prepay/export',
});

export const lines = defineEndpoint<typeof schemas.lines>({
  method: 'GET',
  path: '/api/prepay/lines',
});

export const lineTotals = defineEndpoint<typeof schemas.lineTotals>({
  method: 'GET',
  path: '/api/prepay/line-totals',
});

export const lineExport = defineDownload<typeof schemas.lineExport>({
  method: 'GET',
  path: '/api/prepay/line-export',
});

export const choices = defineEndpoint<typeof schemas.choices>({
  method: 'GET',
  path: '/api/prepay/choices',
});
