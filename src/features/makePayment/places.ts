import { requestUrl } from '@/data/requestUrl';

export const here = '/my-account/payments/make-a-payment';

/** Where a bank account is added, and the way back to the form, which is kept meanwhile. */
export const addBankHref = requestUrl('/my-account/payments/payment-options', {
  query: { add: '1', back: here },
});

export const requestsHref = '/my-account/payments/payment-requests';

/** One request among the others. */
export const requestHref = (id: string): string => requestUrl(requestsHref, { query: { request: id } });

export const statementsHref = '/my-account/purchases/statements';
