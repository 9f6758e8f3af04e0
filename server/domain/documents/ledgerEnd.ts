import { sql } from 'kysely';

/**
 * What the account owes today, less the money that is not applied yet: where its ledger ends. Balances of older
 * rows are told from it backwards, so that a ledger whose first years are not sent still ends where it must.
 * For table "a".
 */
export const ledgerEnd = sql<number>`(a.regular_balance_cents - a.unapplied_credit_cents)`;
