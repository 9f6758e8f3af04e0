import { object, string } from 'yup';
import { owner } from './accounts';
import { download, fileTypes } from './endpoint';

/**
 * How a paper is asked for: to be shown or to be kept. Either way it is the same bytes, and its ETag is their
 * SHA-256, so that a browser that has it asks only whether it is still right.
 */
export const documentQuery = {
  ...owner,
  disposition: string().oneOf(['inline', 'attachment']).default('attachment'),
};

const produces = { pdf: fileTypes.pdf };

/**
 * Papers that came with a drop, each found by the thing that it belongs to: whoever may see the invoice or the
 * contract may see its paper, and nobody reaches one by guessing a hash or a file's name.
 */
export const documents = {
  invoice: download({
    method: 'GET',
    path: '/api/purchases/invoices/:invoiceNo/document',
    summary: 'The paper of one invoice, as the ERP made it.',
    params: object({ invoiceNo: string().required().max(30) }),
    query: object(documentQuery),
    produces,
  }),

  prepayContract: download({
    method: 'GET',
    path: '/api/prepay/contracts/:contractNo/document',
    summary: 'The paper of one prepay contract, as the ERP made it.',
    params: object({ contractNo: string().required().max(30) }),
    query: object(documentQuery),
    produces,
  }),
};
