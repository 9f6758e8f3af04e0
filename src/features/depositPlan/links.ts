import { requestUrl } from '@/data/requestUrl';

/** Where a request is followed. */
export const requestHref = (requestId: string): string =>
  requestUrl('/my-account/payments/payment-requests', { query: { request: requestId } });

/** Where invoices of the owner's trade account are paid out of the plan. */
export const payHref = (accountNo: string, savId: string): string =>
  requestUrl('/my-account/payments/make-a-payment', { query: { account: accountNo, from: savId } });

/** The form that asks for money, over the ledger that it comes from. */
export const askHref = (savId: string): string =>
  requestUrl('/my-deposit-plan', { query: { account: savId, ask: 'money' } });

export const planHref = (savId: string): string =>
  requestUrl('/my-deposit-plan', { query: { account: savId } });

/** Where a bank account is added, and the way back to the form, which is kept meanwhile. */
export const addBankHref = (savId: string): string =>
  requestUrl('/my-account/payments/payment-options', { query: { add: '1', back: askHref(savId) } });
