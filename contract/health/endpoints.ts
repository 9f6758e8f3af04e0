import { defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

export const read = defineEndpoint<typeof schemas.read>({
  method: 'GET',
  path: '/api/health',
  open: true,
});
