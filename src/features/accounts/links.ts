import * as m from '@locales/accounts';
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
    { label: m.linkPurchaseDetails(), href: purchasesHref(account), count: counts?.invoices },
    {
      label: m.linkOpenInvoices(),
      href: purchasesHref(account, { status: 'open' }),
      count: counts?.openInvoices,
    },
    {
      label: m.linkAccountDetails(),
      href: at('/my-account/purchases/account-details', account),
      count: counts?.ledgerRows,
    },
    {
      label: m.linkStatements(),
      href: at('/my-account/purchases/statements', account),
      count: counts?.statements,
    },
    {
      label: m.linkPurchaseSummaries(),
      href: at('/my-account/purchases/purchase-summaries', account),
      count: counts?.products,
    },
    { label: m.linkPrepayOpen(), href: prepayHref(account), count: counts?.prepayContracts },
    {
      label: m.linkPrepayOpenDetails(),
      href: at('/my-account/purchases/prepay-open-details', account),
      count: counts?.prepayLines,
    },
    {
      label: m.linkPaymentHistory(),
      href: at('/my-account/payments/payment-history', account),
      count: counts?.payments,
    },
  ];
}
