import { defineDownload } from '../endpoint';
import type { schemas } from './schema';

/**
 * Papers that came with a drop, each found by the thing that it belongs to: whoever may see the invoice or the
 * contract may see its paper, and nobody reaches one by guessing a hash or a file's name.
 */

export const invoice = defineDownload<typeof schemas.invoice>({
  method: 'GET',
  path: '/api/purchases/invoices/:invoiceNo/document',
  username: 'query',
});

export const prepayContract = defineDownload<typeof schemas.prepayContract>({
  method: 'GET',
  path: '/api/prepay/contracts/:contractNo/document',
  username: 'query',
});
