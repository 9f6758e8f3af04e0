import { defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

export const decided = defineEndpoint<typeof schemas.decided>({
  method: 'GET',
  path: '/api/office/originator',
  requires: 'seeOriginator',
});

export const propose = defineEndpoint<typeof schemas.propose>({
  method: 'POST',
  path: '/api/office/originator',
  requires: 'changeOriginator',
  recentProof: true,
});

export const confirm = defineEndpoint<typeof schemas.confirm>({
  method: 'POST',
  path: '/api/office/originator/:version/confirm',
  requires: 'changeOriginator',
  recentProof: true,
});

export const refuse = defineEndpoint<typeof schemas.refuse>({
  method: 'POST',
  path: '/api/office/originator/:version/refuse',
  requires: 'changeOriginator',
  recentProof: true,
});
