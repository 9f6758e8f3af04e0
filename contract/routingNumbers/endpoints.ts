import { defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

export const one = defineEndpoint<typeof schemas.one>({
  method: 'GET',
  path: '/api/routingnumbers/:number',
});
