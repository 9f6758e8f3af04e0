import type { Aging, Overview } from '@contract/accounts/schema';
import { requestUrl } from '@/data/requestUrl';

/** Addresses of other screens, each for the account that is being looked at (null for all). */

const at = (path: string, account: string | null, query: object = {}) =>
  requestUrl(path, { query: { account, ...query } });

interface PurchasesQuery {
  readonly status?: 'open' | 'pastDue' | 'paid' | 'prepaid';
  readonly invoice?: string | null;
}

export const purchasesHref = (account: string | null, query?: PurchasesQuery): string =>
  at('/my-account/purchases/purchase-details', account, query);

export const prepayHref = (account: string | null): string =>
  at('/my-account/purchases/prepay-open', account);

export const prepayContractHref = (account: string | null, contract: string): string =>
  at('/my-account/purchases/prepay-open-details', account, { contract });

/** The ledger's rows that are open and so old. */
export const agingHref = (account: string | null, age: keyof Aging): string =>
  at('/my-account/purchases/account-details', account, { age });

export const contactHref = (account: string | null, about: string): string =>
  at('/contact-us', account, { about });

interface QuickLink {
  readonly label: string;
  readonly href: string;
  /** How much is behind it, where that is known. */
  readonly count?: number;
}

/** The screens of an account, with how much each one holds. */
export function quickLinks(account: string | null, counts: Overview['counts'] | undefined): QuickLink[] {
  return [
    { label: 'Purchase details', href: purchasesHref(account), count: counts?.invoices },
    { label: 'Open invoices', href: purchasesHref(account, { status: 'open' }), count: counts?.openInvoices },
    {
      label: 'Account details',
      href: at('/my-account/purchases/account-details', account),
      count: counts?.ledgerRows,
    },
    {
      label: 'Statements',
      href: at('/my-account/purchases/statements', account),
      count: counts?.statements,
    },
    {
      label: 'Purchase summaries',
      href: at('/my-account/purchases/purchase-summaries', account),
      count: counts?.products,
    },
    { label: 'Prepay open', href: prepayHref(account), count: counts?.prepayContracts },
    {
      label: 'Prepay open details',
      href: at('/my-account/purchases/prepay-open-details', account),
      count: counts?.prepayLines,
    },
    {
      label: 'Payment history',
      href: at('/my-account/payments/payment-history', account),
      count: counts?.payments,
    },
  ];
}
