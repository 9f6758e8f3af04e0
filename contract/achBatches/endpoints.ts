import { defineDownload, defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

export const list = defineEndpoint<typeof schemas.list>({
  method: 'GET',
  path: '/api/office/ach-batches',
  requires: 'manageBankFiles',
});

export const totals = defineEndpoint<typeof schemas.totals>({
  method: 'GET',
  path: '/api/office/ach-batches/totals',
  requires: 'manageBankFiles',
});

export const proposal = defineEndpoint<typeof schemas.proposal>({
  method: 'GET',
  path: '/api/office/ach-batches/proposal',
  requires: 'manageBankFiles',
});

export const create = defineEndpoint<typeof schemas.create>({
  method: 'POST',
  path: '/api/office/ach-batches',
  requires: 'manageBankFiles',
  recentProof: true,
  keyed: true,
});

export const one = defineEndpoint<typeof schemas.one>({
  method: 'GET',
  path: '/api/office/ach-batches/:batchNo',
  requires: 'manageBankFiles',
});

export const entries = defineEndpoint<typeof schemas.entries>({
  method: 'GET',
  path: '/api/office/ach-batches/:batchNo/entries',
  requires: 'manageBankFiles',
});

export const move = defineEndpoint<typeof schemas.move>({
  method: 'POST',
  path: '/api/office/ach-batches/:batchNo/moves',
  requires: 'manageBankFiles',
  recentProof: true,
});

export const bankFile = defineDownload<typeof schemas.bankFile>({
  method: 'GET',
  path: '/api/office/ach-batches/:batchNo/file',
  requires: 'manageBankFiles',
  recentProof: true,
});

export const sheet = defineDownload<typeof schemas.sheet>({
  method: 'GET',
  path: '/api/office/ach-batches/:batchNo/sheet',
  requires: 'manageBankFiles',
});
