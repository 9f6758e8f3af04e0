import type { Account } from '../accounts/schema';

type AccessLevel = Account['level'];

/**
 * What each level opens: docs/rules.md#access-levels. Invoices and statements show every charge and payment of a trade
 * account, so whoever may see them may also see ledger, purchases and payments. They do not show the deposit plan or
 * requests.
 */
const opened = {
  /** Every movement of a deposit account. */
  savings: ['owner', 'pay', 'view'],
  /** Requests and their status. */
  requests: ['owner', 'pay', 'view'],
  /** Requests for payments and pickups, and the bank accounts for them. */
  asking: ['owner', 'pay'],
} as const satisfies Record<string, readonly AccessLevel[]>;

export const levelOpens = (level: AccessLevel, what: keyof typeof opened): boolean =>
  opened[what].some((one) => one === level);

/** The accounts whose requests somebody may see. */
export const seenRequests = (
  accesses: readonly { readonly accountNo: string; readonly level: AccessLevel }[],
): string[] =>
  accesses.filter(({ level }) => levelOpens(level, 'requests')).map(({ accountNo }) => accountNo);
