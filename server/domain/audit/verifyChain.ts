import type { Db } from '@server/db/db';
import { GENESIS, hashOf } from './chain';

/** What the chain looks like from its first event to its end. */
export interface ChainVerdict {
  /** That hold, from the first on. */
  readonly events: number;
  /** Hash at the end of those: kept somewhere else, it proves later that nothing before it was changed. */
  readonly head: string;
  /** Undefined where all is as it was written. */
  readonly broken?: {
    /** The first event at which the chain does not hold. */
    readonly seq: number;
    readonly why: 'changed' | 'missing' | 'cut';
  };
  /** Of a head that was noted earlier: the event that it belongs to, null where it is not among those that hold. */
  readonly noted?: { readonly seq: number | null };
}

const most = 1000;

/**
 * Reads the whole chain in pieces and recomputes each hash; stops at the first that does not hold.
 * @param noted a head from an earlier walk, kept outside: whoever cut the end and wrote a new one in its place cannot
 *   bring it back
 */
export async function verifyChain(db: Pick<Db, 'sql'>, noted?: string): Promise<ChainVerdict> {
  let [seq, hash] = [0, GENESIS];
  let found: number | null = noted === GENESIS ? 0 : null;
  const end = await db.sql.selectFrom('audit_head').select(['seq', 'hash']).executeTakeFirst();
  const verdict = (why?: NonNullable<ChainVerdict['broken']>['why']): ChainVerdict => ({
    events: seq,
    head: hash,
    ...(why && { broken: { seq: seq + 1, why } }),
    ...(noted !== undefined && { noted: { seq: found } }),
  });
  for (;;) {
    const events = await db.sql
      .selectFrom('audit_event')
      .selectAll()
      .where('seq', '>', seq)
      // What is written meanwhile is behind the end.
      .$if(end !== undefined, (q) => q.where('seq', '<=', end!.seq))
      .orderBy('seq')
      .limit(most)
      .execute();
    for (const { hash: written, ...event } of events) {
      if (event.seq !== seq + 1) return verdict('missing');
      if (event.prev_hash !== hash || hashOf(event) !== written) return verdict('changed');
      [seq, hash] = [event.seq, written];
      if (hash === noted) found = seq;
    }
    if (events.length < most) break;
  }
  if ((end?.seq ?? 0) !== seq || (end?.hash ?? GENESIS) !== hash) return verdict('cut');
  return verdict();
}
