import { defineDownload, defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

export const list = defineEndpoint<typeof schemas.list>({
  method: 'GET',
  path: '/api/office/requests',
  requires: 'seeQueue',
});

export const totals = defineEndpoint<typeof schemas.totals>({
  method: 'GET',
  path: '/api/office/requests/totals',
  requires: 'seeQueue',
});

export const exportFile = defineDownload<typeof schemas.exportFile>({
  method: 'GET',
  path: '/api/office/requests/export',
  requires: 'seeQueue',
});

export const one = defineEndpoint<typeof schemas.one>({
  method: 'GET',
  path: '/api/office/requests/:id',
  requires: 'seeQueue',
});

export const confirmBankAccount = defineEndpoint<typeof schemas.confirmBankAccount>({
  method: 'POST',
  path: '/api/office/requests/:id/bank-account',
  requires: 'confirmBankAccounts',
  recentProof: true,
});

export const moves = defineEndpoint<typeof schemas.moves>({
  method: 'POST',
  path: '/api/office/requests/moves',
  requires: 'workQueue',
  keyed: true,
  maxBytes: 256 * 1024,
});
