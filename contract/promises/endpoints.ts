import { defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

export const list = defineEndpoint<typeof schemas.list>({
  method: 'GET',
  path: '/api/promises',
  username: 'query',
});

export const make = defineEndpoint<typeof schemas.make>({
  method: 'POST',
  path: '/api/promises',
  username: 'query',
  keyed: true,
});

export const change = defineEndpoint<typeof schemas.change>({
  method: 'PATCH',
  path: '/api/promises/:id',
  username: 'query',
});

export const due = defineEndpoint<typeof schemas.due>({
  method: 'GET',
  path: '/api/office/promises',
  requires: 'seeAccounts',
});

export const onAccount = defineEndpoint<typeof schemas.onAccount>({
  method: 'GET',
  path: '/api/office/accounts/:accountNo/promises',
  requires: 'seeAccounts',
});

export const enter = defineEndpoint<typeof schemas.enter>({
  method: 'POST',
  path: '/api/office/accounts/:accountNo/promises',
  requires: 'noteAccounts',
  keyed: true,
});

export const correct = defineEndpoint<typeof schemas.correct>({
  method: 'PATCH',
  path: '/api/office/accounts/:accountNo/promises/:id',
  requires: 'noteAccounts',
});
