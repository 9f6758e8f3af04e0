import { defineDownload, defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

export const list = defineEndpoint<typeof schemas.list>({
  method: 'GET',
  path: '/api/statements',
});

export const totals = defineEndpoint<typeof schemas.totals>({
  method: 'GET',
  path: '/api/statements/totals',
});

export const choices = defineEndpoint<typeof schemas.choices>({
  method: 'GET',
  path: '/api/statements/choices',
});

export const since = defineEndpoint<typeof schemas.since>({
  method: 'GET',
  path: '/api/statements/since',
});

export const one = defineEndpoint<typeof schemas.one>({
  method: 'GET',
  path: '/api/statements/:statementNo',
});

export const viewed = defineEndpoint<typeof schemas.viewed>({
  method: 'POST',
  path: '/api/statements/:statementNo/viewed',
});

export const pdf = defineDownload<typeof schemas.pdf>({
  method: 'GET',
  path: '/api/statements/:statementNo/pdf',
});

export const zip = defineDownload<typeof schemas.zip>({
  method: 'GET',
  path: '/api/statements/zip',
});

export const exportFile = defineDownload<typeof schemas.exportFile>({
  method: 'GET',
  path: '/api/statements/export',
});
