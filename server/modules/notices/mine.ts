import { type Kysely, sql, type SqlBool } from 'kysely';
import type { Notice, Unread } from '@contract/notices/schema';
import { ApiError } from '@contract/problem';
import * as m from '@locales/notices';
import { isUuid } from '@server/db/isUuid';
import type { Tables } from '@server/db/tables';
import { factsOf } from '@server/domain/notices/facts';
import { isStillFor } from '@server/domain/notices/mayKnow';
import { suppressionsOf } from '@server/domain/email/returned/suppressions';
import { noticeWords } from '@server/domain/notices/noticeText';
import { defineList } from '@server/lists/defineList';
import { byInstant } from '@server/lists/order';

export interface Reader {
  /** A sign-in. */
  readonly person: string;
  /** 'YYYY-MM-DD' in the books zone. */
  readonly today: string;
}

interface Selected extends Omit<Notice, 'title' | 'text' | 'href'> {
  readonly facts: unknown;
}

/** What a person was told, in the language of the call. What they may not know any more is not in it. */
export const noticeList = defineList<Reader, { readonly show?: string }, Selected, Notice>()({
  from: () => sql`notice n`,
  access: ({ person, today }) => [sql<SqlBool>`n.person = ${person}`, isStillFor(today)],
  columns: {
    noticeId: sql.ref('n.notice_id'),
    kind: sql.ref('n.kind'),
    accountNo: sql.ref('n.account_no'),
    facts: sql.ref('n.facts'),
    at: sql.ref('n.created_at'),
    isRead: sql`n.read_at is not null`,
  },
  sorts: { at: byInstant(sql.ref('n.created_at')) },
  ties: [{ key: sql.ref('n.notice_id'), type: 'uuid' }],
  filters: { show: () => sql<SqlBool>`n.read_at is null` },
  finish: (rows) =>
    Promise.resolve(
      rows.map(({ facts, ...row }) => {
        const { title, text, href } = noticeWords(factsOf({ kind: row.kind, facts }));
        return { ...row, title, text, href };
      }),
    ),
});

/** How many the bell counts, one look into an index that has the unread ones alone; and whether emails arrive. */
export async function unreadOf(db: Kysely<Tables>, { person, today }: Reader): Promise<Unread> {
  const { unread } = await db
    .selectFrom('notice as n')
    .select((eb) => eb.fn.countAll<number>().as('unread'))
    .where('n.person', '=', person)
    .where('n.read_at', 'is', null)
    .where('n.in_bell', '=', sql.lit(true))
    .where(isStillFor(today))
    .executeTakeFirstOrThrow();
  const [suppressedAddress = null] = await suppressionsOf(db, person);
  return { unread, suppressedAddress };
}

/** @throws ApiError 'not-found' for what they were not told */
export async function noteRead(
  db: Kysely<Tables>,
  { person }: Reader,
  { noticeId, at }: { readonly noticeId: string; readonly at: Date },
): Promise<void> {
  if (!isUuid(noticeId)) throw noNotice();
  const read = await db
    .updateTable('notice')
    .set((eb) => ({ read_at: eb.fn.coalesce('read_at', sql<string>`${at.toISOString()}::timestamptz`) }))
    .where('notice_id', '=', noticeId)
    .where('person', '=', person)
    .returning('notice_id')
    .executeTakeFirst();
  if (!read) throw noNotice();
}

const noNotice = () => new ApiError({ code: 'not-found', message: m.noSuchNotice() });

/** @param through an ISO instant; what came later stays unread */
export async function noteAllRead(
  db: Kysely<Tables>,
  { person }: Reader,
  { through, at }: { readonly through: Date; readonly at: Date },
): Promise<void> {
  await db
    .updateTable('notice')
    .set({ read_at: at.toISOString() })
    .where('person', '=', person)
    .where('read_at', 'is', null)
    .where('created_at', '<=', through.toISOString())
    .execute();
}
