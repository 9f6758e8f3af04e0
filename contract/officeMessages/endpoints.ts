import { defineDownload, defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

export const list = defineEndpoint<typeof schemas.list>({
  method: 'GET',
  path: '/api/office/messages',
  requires: 'seeMessages',
});

export const totals = defineEndpoint<typeof schemas.totals>({
  method: 'GET',
  path: '/api/office/messages/totals',
  requires: 'seeMessages',
});

export const exportFile = defineDownload<typeof schemas.exportFile>({
  method: 'GET',
  path: '/api/office/messages/export',
  requires: 'seeMessages',
});

export const one = defineEndpoint<typeof schemas.one>({
  method: 'GET',
  path: '/api/office/messages/:ticketNo',
  requires: 'seeMessages',
});

export const move = defineEndpoint<typeof schemas.move>({
  method: 'POST',
  path: '/api/office/messages/:ticketNo/moves',
  requires: 'answerMessages',
  keyed: true,
});

export const file = defineDownload<typeof schemas.file>({
  method: 'GET',
  path: '/api/office/messages/:ticketNo/files/:fileNo',
  requires: 'seeMessages',
});

export const templates = defineEndpoint<typeof schemas.templates>({
  method: 'GET',
  path: '/api/office/message-templates',
  requires: 'seeMessages',
});

export const saveTemplate = defineEndpoint<typeof schemas.saveTemplate>({
  method: 'POST',
  path: '/api/office/message-templates',
  requires: 'answerMessages',
});

export const removeTemplate = defineEndpoint<typeof schemas.removeTemplate>({
  method: 'DELETE',
  path: '/api/office/message-templates/:id',
  requires: 'answerMessages',
});
