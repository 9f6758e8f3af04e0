import { defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

/** Loads accounts: docs/rules.md#fixed-calls. The deposit-plan view needs the deposit_plan flag. */
export const list = defineEndpoint<typeof schemas.list>({
  method: 'GET',
  path: '/api/cinchusers',
  username: 'query',
});

export const overview = defineEndpoint<typeof schemas.overview>({
  method: 'GET',
  path: '/api/overview',
  username: 'query',
});
