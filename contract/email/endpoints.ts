import { defineDownload, defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

export const list = defineEndpoint<typeof schemas.list>({
  method: 'GET',
  path: '/api/office/emails',
  requires: 'readEmail',
  recentProof: true,
});

export const totals = defineEndpoint<typeof schemas.totals>({
  method: 'GET',
  path: '/api/office/emails/totals',
  requires: 'readEmail',
  recentProof: true,
});

export const exportFile = defineDownload<typeof schemas.exportFile>({
  method: 'GET',
  path: '/api/office/emails/export',
  requires: 'readEmail',
  recentProof: true,
});

export const one = defineEndpoint<typeof schemas.one>({
  method: 'GET',
  path: '/api/office/emails/:id',
  requires: 'readEmail',
  recentProof: true,
});

export const requeue = defineEndpoint<typeof schemas.requeue>({
  method: 'POST',
  path: '/api/office/emails/:id/requeue',
  requires: 'sendEmailAgain',
  recentProof: true,
});

export const liftSuppression = defineEndpoint<typeof schemas.liftSuppression>({
  method: 'POST',
  path: '/api/office/emails/lift-suppression',
  requires: 'sendEmailAgain',
  recentProof: true,
});

export const requeueMany = defineEndpoint<typeof schemas.requeueMany>({
  method: 'POST',
  path: '/api/office/emails/requeue',
  requires: 'sendEmailAgain',
  recentProof: true,
});
