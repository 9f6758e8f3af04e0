import { defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

export const list = defineEndpoint<typeof schemas.list>({
  method: 'GET',
  path: '/api/office/views',
  requires: 'seeOffice',
});

export const save = defineEndpoint<typeof schemas.save>({
  method: 'POST',
  path: '/api/office/views',
  requires: 'keepViews',
});

export const start = defineEndpoint<typeof schemas.start>({
  method: 'PUT',
  path: '/api/office/views/start',
  requires: 'keepViews',
});

export const remove = defineEndpoint<typeof schemas.remove>({
  method: 'DELETE',
  path: '/api/office/views/:id',
  requires: 'keepViews',
});
