import type { Clock } from '@server/clock';
import { appendAudit } from '@server/domain/audit/appendAudit';
import type { Db } from '@server/db/db';
import type { Origin } from '@server/http/api';
import { type Caller, signInOf } from '@server/http/caller';

const REMEMBERED = 10_000;
/** Tokens of a sign-in live for hours; a month later nobody comes with one. */
const KEPT_MS = 30 * 86_400_000;

/**
 * Notices each sign-in once, by the first call that comes with a token of it, whichever pool gave the token out: when
 * somebody signed in last, and the sign-in in the audit.
 */
export function sessionBook({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
  const known = new Set<string>();

  const enter = (signIn: string, name: string, startedAt: string, origin: Origin): Promise<void> =>
    db.transaction(async (tx) => {
      const at = clock.now();
      const { numInsertedOrUpdatedRows } = await tx.sql
        .insertInto('portal_session')
        .values({ origin_jti: signIn, name, started_at: startedAt })
        .onConflict((is) => is.column('origin_jti').doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows !== 1n) return;
      await tx.sql
        .deleteFrom('portal_session')
        .where('name', '=', name)
        .where('started_at', '<', new Date(at.getTime() - KEPT_MS).toISOString())
        .where('origin_jti', '!=', signIn)
        .execute();
      await tx.sql
        .updateTable('portal_user')
        .set((eb) => ({
          standing: 'active' as const,
          last_sign_in_at: eb.fn<string>('greatest', ['last_sign_in_at', eb.val(startedAt)]),
        }))
        .where('name', '=', name)
        .execute();
      const about = { subject: name, entity: 'session', entityId: signIn } as const;
      await appendAudit(tx, {
        at,
        actor: name,
        action: 'session.started',
        ...about,
        after: { startedAt },
        origin,
      });
    });

  return async (caller: Caller, origin: Origin): Promise<void> => {
    const { username, authTime } = caller;
    const signIn = signInOf(caller);
    if (known.has(signIn)) return;
    if (known.size >= REMEMBERED) known.delete(known.values().next().value!);
    known.add(signIn);
    try {
      await enter(signIn, username, new Date(authTime * 1000).toISOString(), origin);
    } catch (error) {
      known.delete(signIn);
      throw error;
    }
  };
}
