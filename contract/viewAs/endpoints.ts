import { defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

export const start = defineEndpoint<typeof schemas.start>({
  method: 'POST',
  path: '/api/office/views-as',
  requires: 'viewAs',
  recentProof: true,
});

export const page = defineEndpoint<typeof schemas.page>({
  method: 'POST',
  path: '/api/office/views-as/:id/pages',
  requires: 'viewAs',
});

export const end = defineEndpoint<typeof schemas.end>({
  method: 'DELETE',
  path: '/api/office/views-as/:id',
  requires: 'viewAs',
});
