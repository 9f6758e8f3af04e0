import { defineEndpoint } from '../endpoint';
import type { PurchaseView } from '../purchases/labels';
import type { schemas } from './schema';

/** One call instead of a chain: docs/decisions/047-one-call-starts-a-screen.md. */
export const answers = defineEndpoint<typeof schemas.answers>({
  method: 'GET',
  path: '/api/start',
  compressed: true,
});

/** How purchases are looked at until somebody chooses another way: as the start sends them. */
export const usualPurchaseView: PurchaseView = 'invoice';
