import { defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

/** Recorded first, emailed afterwards; the same key asks for the same thing once: docs/rules.md#fixed-calls. */
export const send = defineEndpoint<typeof schemas.send>({
  method: 'POST',
  path: '/api/emailnotification',
  username: 'query',
  keyed: true,
});
