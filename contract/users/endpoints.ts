import { defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

/** An administrator gets every record, 2,000 at a time; anybody else the own one: docs/rules.md#permission-records. */
export const list = defineEndpoint<typeof schemas.list>({
  method: 'GET',
  path: '/api/users',
});

export const create = defineEndpoint<typeof schemas.create>({
  method: 'POST',
  path: '/api/users',
  requires: 'manageUsers',
  recentProof: true,
});

export const change = defineEndpoint<typeof schemas.change>({
  method: 'PATCH',
  path: '/api/users/:name',
  requires: 'manageUsers',
  recentProof: true,
});

export const remove = defineEndpoint<typeof schemas.remove>({
  method: 'DELETE',
  path: '/api/users/:name',
  requires: 'manageUsers',
  recentProof: true,
});
