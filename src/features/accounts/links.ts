import type { Overview } from '../../../contract/accounts';
import { requestUrl } from '../../data/requestUrl';

/** Addresses of other screens, each for the account that is being looked at (null for all). */

const at = (path: string, account: string | null, query: object = {}) =>
  requestUrl(path, { query: { account, ...query } });

interface PurchasesQuery {
  readonly status?: 'open' | 'pastDue' | 'paid' | 'prepaid';
  readonly invoice?: string | null;
}

export const purchasesHref = (account: string | null, query?: PurchasesQuery): string =>
  at('/my-account/purchases/purchase-details', account, query);

export const payHref = (account: string | null): string => at('/my-account/payments/make-a-payment', account);

export const contactHref = (account: string | null, about: string): string =>
  at('/contact-us', account, { about });

export interface QuickLink {
  readonly label: string;
  readonly href: string;
  /** How much is behind it, where that is known. */
  readonly count?: number;
}

/** The screens of an account, with how much each one holds. */
export function quickLinks(account: string | null, counts: Overview['counts'] | undefined): QuickLink[] {
  return [
    { label: 'Purchase details', href: purchasesHref(account), count: counts?.purchaseLines },
    { label: 'Open invoices', href: purchasesHref(account, { status: 'open' }), count: counts?.openInvoices },
    {
      label: 'Account details',
      href: at('/my-account/purchases/account-details', account),
      count: counts?.invoices,
    },
    { label: 'Statements', href: at('/my-account/purchases/statements', account) },
    { label: 'Purchase summaries', href: at('/my-account/purchases/purchase-summaries', account) },
    { label: 'Prepay open', href: at('/my-account/purchases/prepay-open', account) },
    {
      label: 'Payment history',
      href: at('/my-account/payments/payment-history', account),
      count: counts?.payments,
    },
  ];
}
