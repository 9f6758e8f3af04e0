import { defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

export const list = defineEndpoint<typeof schemas.list>({
  method: 'GET',
  path: '/api/office/second-person',
  requires: 'seeOffice',
});

export const decide = defineEndpoint<typeof schemas.decide>({
  method: 'POST',
  path: '/api/office/second-person/:id/decision',
  requires: 'manageUsers',
  recentProof: true,
});
