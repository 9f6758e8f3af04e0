import type { Account } from '../accounts/schema';

type AccessLevel = Account['level'];

/**
 * What each level of access opens. Papers tell of every charge and payment of a trade account, so whoever reads them
 * may also read its rows: ledger, purchases, payments. They do not tell of the deposit plan's movements, nor of what
 * somebody asks for.
 */
const opened = {
  /** Every movement of a deposit account. */
  savings: ['owner', 'pay', 'view'],
  /** What somebody asked the office for, and where it stands. */
  requests: ['owner', 'pay', 'view'],
  /** To ask for money to move: payments, pickups, bank accounts for them. */
  asking: ['owner', 'pay'],
} as const satisfies Record<string, readonly AccessLevel[]>;

export const levelOpens = (level: AccessLevel, what: keyof typeof opened): boolean =>
  opened[what].some((one) => one === level);
