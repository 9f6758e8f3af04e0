import { defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

/** One call instead of a chain: docs/decisions/047-one-call-starts-a-screen.md. */
export const answers = defineEndpoint<typeof schemas.answers>({
  method: 'GET',
  path: '/api/start',
  compressed: true,
});
