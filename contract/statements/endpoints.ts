import { defineDownload, defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

export const list = defineEndpoint<typeof schemas.list>({
  method: 'GET',
  path: '/api/statements',
  username: 'query',
});

export const totals = defineEndpoint<typeof schemas.totals>({
  method: 'GET',
  path: '/api/statements/totals',
  username: 'query',
});

export const choices = defineEndpoint<typeof schemas.choices>({
  method: 'GET',
  path: '/api/statements/choices',
  username: 'query',
});

export const since = defineEndpoint<typeof schemas.since>({
  method: 'GET',
  path: '/api/statements/since',
  username: 'query',
});

export const one = defineEndpoint<typeof schemas.one>({
  method: 'GET',
  path: '/api/statements/:statementNo',
  username: 'query',
});

export const viewed = defineEndpoint<typeof schemas.viewed>({
  method: 'POST',
  path: '/api/statements/:statementNo/viewed',
  username: 'body',
});

export const pdf = defineDownload<typeof schemas.pdf>({
  method: 'GET',
  path: '/api/statements/:statementNo/pdf',
  username: 'query',
});

export const zip = defineDownload<typeof schemas.zip>({
  method: 'GET',
  path: '/api/statements/zip',
  username: 'query',
});

export const exportFile = defineDownload<typeof schemas.exportFile>({
  method: 'GET',
  path: '/api/statements/export',
  username: 'query',
});
