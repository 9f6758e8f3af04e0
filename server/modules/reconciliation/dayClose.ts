import type { Kysely } from 'kysely';
import * as m from '@locales/reconciliation';
import { addDays } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import type { CloseFigures, Closes } from '@contract/reconciliation/schema';
import { ApiError } from '@contract/problem';
import type { Tx } from '@server/db/db';
import { lockRow } from '@server/db/lockRow';
import type { Tables } from '@server/db/tables';
import { appendAudit } from '@server/domain/audit/appendAudit';
import type { Acting } from '@server/http/stepUp';
import { dayFigures, type Days, hashOf } from './dayFigures';
import type { Board } from './differenceList';
import { boardAt } from './oneDifference';

/** So many closes are told of. */
const LAST = 10;

const closeColumns = [
  'through',
  'from_day as from',
  'figures',
  'hash',
  'first_by as firstBy',
  'first_at as firstAt',
  'second_by as secondBy',
  'second_at as secondAt',
] as const;

/** The days that are to be closed next, and those that were closed last; `by` is who looks. */
export async function closesOf(
  db: Kysely<Tables>,
  { by, at }: Pick<Acting, 'by' | 'at'>,
  booksZone: string,
): Promise<Closes> {
  const board = await boardAt(db, at, booksZone);
  const found = await db
    .selectFrom('reconciliation_close')
    .select(closeColumns)
    .orderBy('through', 'desc')
    .limit(LAST + 1)
    .execute();
  const closed = found.filter(({ secondBy }) => secondBy !== null).map(asTold);
  const pending = found.find(({ secondBy }) => secondBy === null);
  const days = daysAfter(board, closed[0]?.through);
  const asOf = days || closed.length > 0 ? board.asOf : null;
  if (!days) return { next: null, closed, asOf, booksZone };
  const figures = await dayFigures(db, board, days);
  const hash = hashOf(days, figures);
  const { firstBy = null, firstAt = null } = pending?.hash === hash ? pending : {};
  const why = whyNoSignature(figures, firstBy, by);
  return { next: { ...days, figures, hash, firstBy, firstAt, why }, closed, asOf, booksZone };
}

function asTold<Row extends { readonly figures: unknown; readonly hash: string }>(row: Row) {
  const { hash: _, figures, ...told } = row;
  return { ...told, figures: figures as CloseFigures };
}

/** From the day after the last close through the last day that the ERP told of; undefined where there is none. */
function daysAfter({ asOf, since }: Board, closed: string | undefined): Days | undefined {
  // Nothing is closed yet: everything that was sent is compared.
  const from = closed === undefined ? since : addDays(closed, 1);
  return from <= asOf ? { from, through: asOf } : undefined;
}

function whyNoSignature({ openCount, openCents }: CloseFigures, firstBy: string | null, by: string) {
  if (openCount > 0) return m.whyOpen({ n: openCount, amount: formatMoney(openCents) });
  return firstBy === by ? m.whyAnother() : null;
}

/**
 * Signs figures; the second person's signature closes their days for good.
 * @throws ApiError 'conflict' where they are others by now, or may not be signed
 */
export async function signClose(
  tx: Tx,
  { through, hash }: { readonly through: string; readonly hash: string },
  { by, at, origin, provenAt }: Acting,
  booksZone: string,
): Promise<void> {
  await lockRow(tx.sql, 'reconciliation_lock');
  const { next } = await closesOf(tx.sql, { by, at }, booksZone);
  if (!next || next.through !== through || next.hash !== hash) throw conflict(m.otherFigures());
  if (next.why !== null) throw conflict(next.why);
  const isSecond = next.firstBy !== null;
  if (isSecond) {
    await tx.sql
      .updateTable('reconciliation_close')
      .set({ second_by: by, second_at: at.toISOString() })
      .where('through', '=', through)
      .execute();
  } else {
    // A signature under figures that are others by now is worth nothing.
    await tx.sql.deleteFrom('reconciliation_close').where('second_by', 'is', null).execute();
    await tx.sql
      .insertInto('reconciliation_close')
      .values({
        through,
        from_day: next.from,
        figures: JSON.stringify(next.figures),
        hash,
        first_by: by,
        first_at: at.toISOString(),
        second_by: null,
        second_at: null,
      })
      .execute();
  }
  await appendAudit(tx, {
    at,
    actor: by,
    action: isSecond ? 'reconciliation.closed' : 'reconciliation.signed',
    entity: 'reconciliation',
    entityId: through,
    after: { from: next.from, figures: next.figures, provenAt },
    origin,
  });
}

const conflict = (message: string): ApiError => new ApiError({ code: 'conflict', message });
