import { defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

export const account = defineEndpoint<typeof schemas.account>({
  method: 'GET',
  path: '/api/payable',
  username: 'query',
});
