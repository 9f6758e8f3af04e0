import { defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

export const list = defineEndpoint<typeof schemas.list>({
  method: 'GET',
  path: '/api/office/letters',
  requires: 'readLetters',
  recentProof: true,
});

export const totals = defineEndpoint<typeof schemas.totals>({
  method: 'GET',
  path: '/api/office/letters/totals',
  requires: 'readLetters',
  recentProof: true,
});

export const one = defineEndpoint<typeof schemas.one>({
  method: 'GET',
  path: '/api/office/letters/:id',
  requires: 'readLetters',
  recentProof: true,
});

export const requeue = defineEndpoint<typeof schemas.requeue>({
  method: 'POST',
  path: '/api/office/letters/:id/requeue',
  requires: 'readLetters',
  recentProof: true,
});

export const requeueMany = defineEndpoint<typeof schemas.requeueMany>({
  method: 'POST',
  path: '/api/office/letters/requeue',
  requires: 'readLetters',
  recentProof: true,
});
