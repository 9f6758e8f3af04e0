import { defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

export const desk = defineEndpoint<typeof schemas.desk>({
  method: 'GET',
  path: '/api/office/desk',
  requires: 'seeOffice',
});
