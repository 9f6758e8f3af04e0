import { defineDownload, defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

/** By whoever has no sign-in: its answer is the same whatever the company knows of them. */
export const ask = defineEndpoint<typeof schemas.ask>({
  method: 'POST',
  path: '/api/access-requests',
  open: true,
  keyed: true,
});

export const list = defineEndpoint<typeof schemas.list>({
  method: 'GET',
  path: '/api/office/access-requests',
  requires: 'seeUsers',
});

export const totals = defineEndpoint<typeof schemas.totals>({
  method: 'GET',
  path: '/api/office/access-requests/totals',
  requires: 'seeUsers',
});

export const exportFile = defineDownload<typeof schemas.exportFile>({
  method: 'GET',
  path: '/api/office/access-requests/export',
  requires: 'seeUsers',
});

export const one = defineEndpoint<typeof schemas.one>({
  method: 'GET',
  path: '/api/office/access-requests/:requestNo',
  requires: 'seeUsers',
});

export const approve = defineEndpoint<typeof schemas.approve>({
  method: 'POST',
  path: '/api/office/access-requests/:requestNo/approve',
  requires: 'manageUsers',
  recentProof: true,
  keyed: true,
});

export const reject = defineEndpoint<typeof schemas.reject>({
  method: 'POST',
  path: '/api/office/access-requests/:requestNo/reject',
  requires: 'manageUsers',
  keyed: true,
});
