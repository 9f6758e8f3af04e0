import { defineDownload, defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

/** Persons of contacts.csv, which suggests them and lets nobody in: docs/rules.md#contact-invitations. */
export const list = defineEndpoint<typeof schemas.list>({
  method: 'GET',
  path: '/api/office/contacts',
  requires: 'seeUsers',
});

export const totals = defineEndpoint<typeof schemas.totals>({
  method: 'GET',
  path: '/api/office/contacts/totals',
  requires: 'seeUsers',
});

export const exportFile = defineDownload<typeof schemas.exportFile>({
  method: 'GET',
  path: '/api/office/contacts/export',
  requires: 'seeUsers',
});

/** By POST: addresses stand in no URL. */
export const preview = defineEndpoint<typeof schemas.preview>({
  method: 'POST',
  path: '/api/office/contacts/preview',
  requires: 'seeUsers',
});

export const invite = defineEndpoint<typeof schemas.invite>({
  method: 'POST',
  path: '/api/office/contacts/invitations',
  requires: 'manageUsers',
  recentProof: true,
  keyed: true,
});
