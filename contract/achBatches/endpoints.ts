import { defineDownload, defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

export const list = defineEndpoint<typeof schemas.list>({
  method: 'GET',
  path: '/api/office/ach-batches',
  requires: 'seeBankFiles',
});

export const totals = defineEndpoint<typeof schemas.totals>({
  method: 'GET',
  path: '/api/office/ach-batches/totals',
  requires: 'seeBankFiles',
});

export const exportFile = defineDownload<typeof schemas.exportFile>({
  method: 'GET',
  path: '/api/office/ach-batches/export',
  requires: 'seeBankFiles',
});

export const proposal = defineEndpoint<typeof schemas.proposal>({
  method: 'GET',
  path: '/api/office/ach-batches/proposal',
  requires: 'seeBankFiles',
});

export const create = defineEndpoint<typeof schemas.create>({
  method: 'POST',
  path: '/api/office/ach-batches',
  requires: 'workBankFiles',
  recentProof: true,
  keyed: true,
});

export const one = defineEndpoint<typeof schemas.one>({
  method: 'GET',
  path: '/api/office/ach-batches/:batchNo',
  requires: 'seeBankFiles',
});

export const entries = defineEndpoint<typeof schemas.entries>({
  method: 'GET',
  path: '/api/office/ach-batches/:batchNo/entries',
  requires: 'seeBankFiles',
});

export const entryExport = defineDownload<typeof schemas.entryExport>({
  method: 'GET',
  path: '/api/office/ach-batches/:batchNo/entries/export',
  requires: 'seeBankFiles',
});

export const move = defineEndpoint<typeof schemas.move>({
  method: 'POST',
  path: '/api/office/ach-batches/:batchNo/moves',
  requires: 'workBankFiles',
  recentProof: true,
});

export const bankFile = defineDownload<typeof schemas.bankFile>({
  method: 'GET',
  path: '/api/office/ach-batches/:batchNo/file',
  requires: 'workBankFiles',
  recentProof: true,
});

export const sheet = defineDownload<typeof schemas.sheet>({
  method: 'GET',
  path: '/api/office/ach-batches/:batchNo/sheet',
  requires: 'seeBankFiles',
});
