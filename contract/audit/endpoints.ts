import { defineDownload, defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

export const list = defineEndpoint<typeof schemas.list>({
  method: 'GET',
  path: '/api/office/audit',
  requires: 'readAudit',
});

export const totals = defineEndpoint<typeof schemas.totals>({
  method: 'GET',
  path: '/api/office/audit/totals',
  requires: 'readAudit',
});

export const exportFile = defineDownload<typeof schemas.exportFile>({
  method: 'GET',
  path: '/api/office/audit/export',
  requires: 'readAudit',
});

export const verification = defineEndpoint<typeof schemas.verification>({
  method: 'GET',
  path: '/api/office/audit/verification',
  requires: 'readAudit',
});

export const one = defineEndpoint<typeof schemas.one>({
  method: 'GET',
  path: '/api/office/audit/:seq',
  requires: 'readAudit',
});
