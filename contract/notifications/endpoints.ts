import { defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

/** Spec §7. Recorded first, written to people afterwards; the same key asks for the same thing once. */
export const send = defineEndpoint<typeof schemas.send>({
  method: 'POST',
  path: '/api/emailnotification',
  keyed: true,
});
