import { type Kysely, sql } from 'kysely';
import type { LedgerChoices } from '@contract/ledger/schema';
import { ledgerKinds } from '@contract/ledger/labels';
import type { Tables } from '@server/db/tables';
import { branchName, rowsOf, type Scope } from './ledgerQuery';
import { kind } from './words';

/** What the ledger of some accounts can be filtered by, each once. */
export const choicesOf =
  (db: Kysely<Tables>) =>
  async (scope: Pick<Scope, 'accounts'>): Promise<LedgerChoices> => {
    const [kinds, branches] = await Promise.all([
      rowsOf(db, scope).select(kind.as('kind')).distinct().execute(),
      rowsOf(db, scope)
        .select([sql<string>`t.branch`.as('code'), sql<string>`max(${branchName})`.as('name')])
        .where('t.branch', 'is not', null)
        .groupBy('t.branch')
        .orderBy('name')
        .orderBy('code')
        .execute(),
    ]);
    const there = new Set(kinds.map((row) => row.kind));
    return { kinds: ledgerKinds.filter((word) => there.has(word)), branches };
  };
