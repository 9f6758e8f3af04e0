import { defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

export const list = defineEndpoint<typeof schemas.list>({
  method: 'GET',
  path: '/api/payment-plans',
  username: 'query',
});

export const authorization = defineEndpoint<typeof schemas.authorization>({
  method: 'GET',
  path: '/api/payment-plans/authorization',
  username: 'query',
});

/** The id is the caller's own: the same one again is the same proposal. */
export const propose = defineEndpoint<typeof schemas.propose>({
  method: 'PUT',
  path: '/api/payment-plans/:id',
  username: 'body',
  recentProof: true,
});

export const accept = defineEndpoint<typeof schemas.accept>({
  method: 'POST',
  path: '/api/payment-plans/:id/accept',
  username: 'body',
  recentProof: true,
});

/** Without a recent proof: nothing may stand between somebody and the end of their debits. */
export const end = defineEndpoint<typeof schemas.end>({
  method: 'POST',
  path: '/api/payment-plans/:id/end',
  username: 'body',
});

export const onAccount = defineEndpoint<typeof schemas.onAccount>({
  method: 'GET',
  path: '/api/office/accounts/:accountNo/payment-plans',
  requires: 'seeAccounts',
});

export const offer = defineEndpoint<typeof schemas.offer>({
  method: 'POST',
  path: '/api/office/accounts/:accountNo/payment-plans',
  requires: 'agreePlans',
  keyed: true,
});

export const officeAccept = defineEndpoint<typeof schemas.officeAccept>({
  method: 'POST',
  path: '/api/office/accounts/:accountNo/payment-plans/:id/accept',
  requires: 'agreePlans',
});

export const officeEnd = defineEndpoint<typeof schemas.officeEnd>({
  method: 'POST',
  path: '/api/office/accounts/:accountNo/payment-plans/:id/end',
  requires: 'agreePlans',
});
