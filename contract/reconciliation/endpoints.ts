import { defineDownload, defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

export const list = defineEndpoint<typeof schemas.list>({
  method: 'GET',
  path: '/api/office/reconciliation',
  requires: 'seeBankFiles',
});

export const totals = defineEndpoint<typeof schemas.totals>({
  method: 'GET',
  path: '/api/office/reconciliation/totals',
  requires: 'seeBankFiles',
});

export const exportFile = defineDownload<typeof schemas.exportFile>({
  method: 'GET',
  path: '/api/office/reconciliation/export',
  requires: 'seeBankFiles',
});

export const closes = defineEndpoint<typeof schemas.closes>({
  method: 'GET',
  path: '/api/office/reconciliation/closes',
  requires: 'seeBankFiles',
});

export const sign = defineEndpoint<typeof schemas.sign>({
  method: 'POST',
  path: '/api/office/reconciliation/closes',
  requires: 'workBankFiles',
  recentProof: true,
});

export const one = defineEndpoint<typeof schemas.one>({
  method: 'GET',
  path: '/api/office/reconciliation/:kind/:subject',
  requires: 'seeBankFiles',
});

export const move = defineEndpoint<typeof schemas.move>({
  method: 'POST',
  path: '/api/office/reconciliation/:kind/:subject/moves',
  requires: 'workBankFiles',
});
