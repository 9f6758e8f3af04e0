import { levelOpens } from '@contract/rules/accessOpens';
import { dateInZone } from '@contract/format/date';
import { accessOf } from '@server/domain/visibility/access';
import type { Db } from '@server/db/db';
import type { Caller } from '@server/http/caller';
import { chosenFrom, documentsOnly } from '@server/http/chosen';
import type { RequestDeps } from './requestContext';

/** Who looks at requests, and how far. */
export interface Viewer {
  readonly username: string;
  /** Accounts whose requests are seen. */
  readonly accounts: readonly string[];
  /** Those among them on which the viewer may also cancel. */
  readonly paying: readonly string[];
  /** Without the plan nothing is told of deposits. */
  readonly depositPlan: boolean;
  readonly now: Date;
  readonly booksZone: string;
}

/**
 * Reads with the connection that is given: within a transaction there may be no other.
 * @throws ApiError 'not-found' for an account that the caller does not see, 'forbidden' where only its papers are
 */
export async function viewerOf(
  sql: Db['sql'],
  { clock, booksZone }: Pick<RequestDeps, 'clock' | 'booksZone'>,
  { username, permissions }: Caller,
  account?: string,
): Promise<Viewer> {
  const now = clock.now();
  const visible = await accessOf(sql, username, dateInZone(now, booksZone));
  const chosen = chosenFrom(visible, account);
  const seen = chosen.filter(({ level }) => levelOpens(level, 'requests'));
  if (account && seen.length === 0) throw documentsOnly();
  const numbers = (those: typeof seen) => those.map(({ accountNo }) => accountNo);
  return {
    username,
    accounts: numbers(seen),
    paying: numbers(seen.filter(({ level }) => levelOpens(level, 'asking'))),
    depositPlan: permissions.deposit_plan,
    now,
    booksZone,
  };
}
