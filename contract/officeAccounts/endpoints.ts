import { defineDownload, defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

export const find = defineEndpoint<typeof schemas.find>({
  method: 'GET',
  path: '/api/office/accounts',
  requires: 'seeAccounts',
});

export const followUps = defineEndpoint<typeof schemas.followUps>({
  method: 'GET',
  path: '/api/office/accounts/follow-ups',
  requires: 'seeAccounts',
});

export const one = defineEndpoint<typeof schemas.one>({
  method: 'GET',
  path: '/api/office/accounts/:accountNo',
  requires: 'seeAccounts',
});

export const history = defineEndpoint<typeof schemas.history>({
  method: 'GET',
  path: '/api/office/accounts/:accountNo/history',
  requires: 'seeAccounts',
});

export const historyTotals = defineEndpoint<typeof schemas.historyTotals>({
  method: 'GET',
  path: '/api/office/accounts/:accountNo/history/totals',
  requires: 'seeAccounts',
});

export const historyFile = defineDownload<typeof schemas.historyFile>({
  method: 'GET',
  path: '/api/office/accounts/:accountNo/history/export',
  requires: 'seeAccounts',
});

export const statementPdf = defineDownload<typeof schemas.statementPdf>({
  method: 'GET',
  path: '/api/office/statements/:statementNo/pdf',
  requires: 'seeAccounts',
});

export const addNote = defineEndpoint<typeof schemas.addNote>({
  method: 'POST',
  path: '/api/office/accounts/:accountNo/notes',
  requires: 'noteAccounts',
  keyed: true,
});

export const changeNote = defineEndpoint<typeof schemas.changeNote>({
  method: 'PATCH',
  path: '/api/office/accounts/:accountNo/notes/:id',
  requires: 'noteAccounts',
});

export const setTags = defineEndpoint<typeof schemas.setTags>({
  method: 'PUT',
  path: '/api/office/accounts/:accountNo/tags',
  requires: 'noteAccounts',
});
