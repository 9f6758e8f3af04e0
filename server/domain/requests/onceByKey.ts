import * as m from '@locales/requestSentences';
import { createHash } from 'node:crypto';
import { ApiError } from '@contract/problem';
import type { Db, Tx } from '@server/db/db';

interface Asked<T> {
  /** Who asks: keys of different people are different keys. */
  readonly owner: string;
  readonly key: string;
  readonly route: string;
  /** What is asked; the same key with another body is refused. */
  readonly body: unknown;
  readonly at: Date;
  /**
   * Throws where whoever asks again may not see the first answer any more, as access can be taken away meanwhile. Left
   * out where the endpoint's own guard decides that.
   */
  readonly expectSeen?: (tx: Tx, answer: T) => Promise<unknown>;
}

/**
 * Does a thing once per key: its effect and its answer become durable together, and whoever asks again gets the first
 * answer. Of several at the same time one does it, and the others wait for its answer.
 * @throws ApiError 'key-reused' where the key was used for something else
 */
export function onceByKey<T>(db: Db, asked: Asked<T>, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { owner, key, route } = asked;
  const sha256 = createHash('sha256').update(canonical(asked.body)).digest('hex');
  return db.transaction(async (tx) => {
    // The row is there before the work is done, so that a second one waits here until the first has ended.
    const mine = await tx.sql
      .insertInto('idempotency')
      .values({ owner, key, route, body_sha256: sha256, answer: 'null', created_at: asked.at.toISOString() })
      .onConflict((conflict) => conflict.columns(['owner', 'key']).doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!mine) {
      const first = await tx.sql
        .selectFrom('idempotency')
        .select(['route', 'body_sha256', 'answer'])
        .where('owner', '=', owner)
        .where('key', '=', key)
        .executeTakeFirstOrThrow();
      if (first.route === route && first.body_sha256 === sha256) {
        const answer = first.answer as T;
        await asked.expectSeen?.(tx, answer);
        return answer;
      }
      throw new ApiError({ code: 'key-reused', message: m.sentBefore() });
    }
    const answer = await work(tx);
    await tx.sql
      .updateTable('idempotency')
      .set({ answer: JSON.stringify(answer) })
      .where('owner', '=', owner)
      .where('key', '=', key)
      .execute();
    return answer;
  });
}

/** The same text for the same value, in whatever order its members came. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
