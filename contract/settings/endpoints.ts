import { defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

export const decided = defineEndpoint<typeof schemas.decided>({
  method: 'GET',
  path: '/api/office/settings',
  requires: 'seeSettings',
});

export const decide = defineEndpoint<typeof schemas.decide>({
  method: 'POST',
  path: '/api/office/settings',
  requires: 'changeSettings',
  recentProof: true,
});
