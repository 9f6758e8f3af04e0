import { requestUrl } from '@/data/requestUrl';

/** The steps of a payment, each with an address of its own. */
export type PaymentStep = 'form' | 'check' | 'sent';

/** Where somebody stands, and what the link that led here wanted paid. */
export interface PaymentPlace {
  readonly step: PaymentStep;
  /** The request that came of it. */
  readonly request: string | null;
  readonly contractNo: string | null;
  readonly invoices: readonly string[];
  /** The number of a statement; '' for the last one, whichever it is. */
  readonly statement: string | null;
  /** What the main action of what is owed asks for. */
  readonly due: 'pastDue' | 'nextDue' | null;
  /** The deposit account that it is to come from. */
  readonly savId: string | null;
  /** The bank account that was added on the way, by its id. */
  readonly addedBank: string | null;
}

export function readPlace(address: URLSearchParams): PaymentPlace {
  const step = address.get('step');
  const due = address.get('due');
  return {
    step: step === 'check' || step === 'sent' ? step : 'form',
    request: address.get('request'),
    contractNo: address.get('contract'),
    invoices: (address.get('invoice') ?? '').split(',').filter(Boolean),
    statement: address.get('statement'),
    due: due === 'pastDue' || due === 'nextDue' ? due : null,
    savId: address.get('from'),
    addedBank: address.get('bank'),
  };
}

/** The address of another step. What a link wanted is in the draft by then, except on the way to a new form. */
export function atStep(address: URLSearchParams, step: PaymentStep, request?: string): URLSearchParams {
  const next = new URLSearchParams();
  const account = address.get('account');
  if (account !== null) next.set('account', account);
  if (step !== 'form') next.set('step', step);
  if (request !== undefined) next.set('request', request);
  return next;
}

/** Whether a link says what is to be paid, which then counts more than a draft. */
export const wantsSomething = ({ contractNo, invoices, statement, due, savId }: PaymentPlace): boolean =>
  contractNo !== null || invoices.length > 0 || statement !== null || due !== null || savId !== null;

/** Leads to another step. */
export type Go = (step: PaymentStep, how?: { readonly replace?: boolean; readonly request?: string }) => void;

export const here = '/my-account/payments/make-a-payment';

/** Where a bank account is added, and the way back to the form, which is kept meanwhile. */
export const addBankHref = requestUrl('/my-account/payments/payment-options', {
  query: { add: '1', back: here },
});

/** Where somebody tells of a check in the mail instead. */
export const mailedCheckHref = (account: string): string =>
  requestUrl('/my-account/payments/mailed-check', { query: { account } });

/** Where what falls due is paid by itself. */
export const autopayHref = (account: string): string =>
  requestUrl('/my-account/payments/autopay', { query: { account } });

/** Where a payment is scheduled for a later day, with the invoices and the bank account that were chosen for it. */
export const scheduledHref = (account: string, invoices: readonly string[], bank?: string): string =>
  requestUrl('/my-account/payments/scheduled', {
    query: { account, ...(invoices.length > 0 && { invoice: invoices.join(','), bank }) },
  });

export const requestsHref = '/my-account/payments/payment-requests';

/** One request among the others. */
export const requestHref = (id: string): string => requestUrl(requestsHref, { query: { request: id } });

export const statementsHref = '/my-account/purchases/statements';
