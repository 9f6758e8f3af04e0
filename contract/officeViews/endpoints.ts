import { defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

export const list = defineEndpoint<typeof schemas.list>({
  method: 'GET',
  path: '/api/office/views',
  requires: 'workQueue',
});

export const save = defineEndpoint<typeof schemas.save>({
  method: 'POST',
  path: '/api/office/views',
  requires: 'workQueue',
});

export const remove = defineEndpoint<typeof schemas.remove>({
  method: 'DELETE',
  path: '/api/office/views/:id',
  requires: 'workQueue',
});
