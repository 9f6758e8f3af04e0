import { defineDownload, defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

export const list = defineEndpoint<typeof schemas.list>({
  method: 'GET',
  path: '/api/office/requests',
  requires: 'workQueue',
});

export const totals = defineEndpoint<typeof schemas.totals>({
  method: 'GET',
  path: '/api/office/requests/totals',
  requires: 'workQueue',
});

export const exportFile = defineDownload<typeof schemas.exportFile>({
  method: 'GET',
  path: '/api/office/requests/export',
  requires: 'workQueue',
});

export const one = defineEndpoint<typeof schemas.one>({
  method: 'GET',
  path: '/api/office/requests/:id',
  requires: 'workQueue',
});

export const confirmBankAccount = defineEndpoint<typeof schemas.confirmBankAccount>({
  method: 'POST',
  path: '/api/office/requests/:id/bank-account',
  requires: 'workQueue',
  recentProof: true,
});

export const moves = defineEndpoint<typeof schemas.moves>({
  method: 'POST',
  path: '/api/office/requests/moves',
  requires: 'workQueue',
  keyed: true,
  maxBytes: 256 * 1024,
});
