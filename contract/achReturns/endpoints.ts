import { defineDownload, defineEndpoint, defineUpload } from '../endpoint';
import { maxReturnFileBytes } from '../rules/returnRates';
import type { schemas } from './schema';

export const list = defineEndpoint<typeof schemas.list>({
  method: 'GET',
  path: '/api/office/ach-returns',
  requires: 'seeBankFiles',
});

export const totals = defineEndpoint<typeof schemas.totals>({
  method: 'GET',
  path: '/api/office/ach-returns/totals',
  requires: 'seeBankFiles',
});

export const exportFile = defineDownload<typeof schemas.exportFile>({
  method: 'GET',
  path: '/api/office/ach-returns/export',
  requires: 'seeBankFiles',
});

export const rates = defineEndpoint<typeof schemas.rates>({
  method: 'GET',
  path: '/api/office/ach-returns/rates',
  requires: 'seeBankFiles',
});

export const audit = defineDownload<typeof schemas.audit>({
  method: 'GET',
  path: '/api/office/ach-returns/audit',
  requires: 'seeBankFiles',
});

export const upload = defineUpload<typeof schemas.upload>({
  method: 'POST',
  path: '/api/office/ach-returns/uploads',
  requires: 'workBankFiles',
  accepts: 'application/octet-stream',
  maxBytes: maxReturnFileBytes,
});

export const one = defineEndpoint<typeof schemas.one>({
  method: 'GET',
  path: '/api/office/ach-returns/:fileNo',
  requires: 'seeBankFiles',
});

export const rows = defineEndpoint<typeof schemas.rows>({
  method: 'GET',
  path: '/api/office/ach-returns/:fileNo/rows',
  requires: 'seeBankFiles',
});

export const rowExport = defineDownload<typeof schemas.rowExport>({
  method: 'GET',
  path: '/api/office/ach-returns/:fileNo/rows/export',
  requires: 'seeBankFiles',
});

export const entries = defineEndpoint<typeof schemas.entries>({
  method: 'GET',
  path: '/api/office/ach-returns/:fileNo/entries',
  requires: 'seeBankFiles',
});

export const entryExport = defineDownload<typeof schemas.entryExport>({
  method: 'GET',
  path: '/api/office/ach-returns/:fileNo/entries/export',
  requires: 'seeBankFiles',
});

export const move = defineEndpoint<typeof schemas.move>({
  method: 'POST',
  path: '/api/office/ach-returns/:fileNo/moves',
  requires: 'workBankFiles',
  recentProof: true,
});
