import { object, string } from 'yup';
import { owner } from '../accounts/schema';
import { fileTypes } from '../fields';

/**
 * How a paper is asked for: to be shown or to be kept. Either way it is the same bytes, and its ETag is their
 * SHA-256, so that a browser that has it asks only whether it is still right.
 */
export const documentQuery = {
  ...owner,
  disposition: string().oneOf(['inline', 'attachment']).default('attachment'),
};

const produces = { pdf: fileTypes.pdf };

/** What goes in and out of the area's endpoints. */
export const schemas = {
  invoice: {
    summary: 'The paper of one invoice, as the ERP made it.',
    params: object({ invoiceNo: string().required().max(30) }),
    query: object(documentQuery),
    produces,
  },

  prepayContract: {
    summary: 'The paper of one prepay contract, as the ERP made it.',
    params: object({ contractNo: string().required().max(30) }),
    query: object(documentQuery),
    produces,
  },
} as const;
