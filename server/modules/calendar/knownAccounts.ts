import { type Kysely, sql } from 'kysely';
import type { NoticeKind } from '@contract/notices/labels';
import type { Tables } from '@server/db/tables';
import { mayKnow } from '@server/domain/notices/mayKnow';

/** The kinds of notices that say what entries say: whoever may know of one may know of the other. */
const kinds = [
  'dueSoon',
  'discountEnding',
  'priceLockEnding',
  'depositMovement',
  'request',
  'autopay',
  'scheduled',
] as const satisfies readonly NoticeKind[];

type Kind = (typeof kinds)[number];

export interface Known {
  /** The accounts of which a person may know something of a kind, by number. */
  of(kind: Kind): readonly string[];
  /** Of each account of which anything may be known, by its number. */
  readonly names: ReadonlyMap<string, string>;
}

/** @param today 'YYYY-MM-DD' in the books zone */
export async function knownAccounts(db: Kysely<Tables>, person: string, today: string): Promise<Known> {
  const { rows } = await sql<{ kind: Kind; accountNo: string; name: string }>`
    select k.kind, a.account_no as "accountNo", a.name
    from unnest(${[...kinds]}::text[]) as k (kind)
      cross join portal_user u
      join account_access x on x.name = u.name
      join account a on a.account_no = x.account_no
    where u.name = ${person} and ${mayKnow(sql.ref('k.kind'), today)}
    order by a.account_no`.execute(db);
  return {
    of: (kind) => rows.filter((row) => row.kind === kind).map(({ accountNo }) => accountNo),
    names: new Map(rows.map(({ accountNo, name }) => [accountNo, name])),
  };
}
