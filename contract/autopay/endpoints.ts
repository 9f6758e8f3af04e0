import { defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

export const one = defineEndpoint<typeof schemas.one>({
  method: 'GET',
  path: '/api/autopay',
  username: 'query',
});

export const authorization = defineEndpoint<typeof schemas.authorization>({
  method: 'GET',
  path: '/api/autopay/authorization',
  username: 'query',
});

/** The same terms and the same bank account again are the same autopay. */
export const setUp = defineEndpoint<typeof schemas.setUp>({
  method: 'PUT',
  path: '/api/autopay',
  username: 'body',
  recentProof: true,
});

/** Without a recent proof: nothing may stand between somebody and the end of their debits. */
export const end = defineEndpoint<typeof schemas.end>({
  method: 'POST',
  path: '/api/autopay/off',
  username: 'body',
});

export const changeRun = defineEndpoint<typeof schemas.changeRun>({
  method: 'PUT',
  path: '/api/autopay/runs/:day',
  username: 'body',
});
