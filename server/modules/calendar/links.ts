import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { CalendarStatus } from '@contract/calendar/schema';
import { ApiError } from '@contract/problem';
import * as m from '@locales/calendar';
import { language } from '@locales/language';
import type { Db, Tx } from '@server/db/db';
import { oneAtATime } from '@server/db/oneAtATime';
import type { Tables } from '@server/db/tables';
import { appendAudit, type AuditEntry } from '@server/domain/audit/appendAudit';
import type { Acting } from '@server/http/stepUp';

/** Only the link has the token: here its hash is kept. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

const none: CalendarStatus = { madeAt: null, withAmounts: false, fetchedOn: null };

export const statusOf = async (db: Kysely<Tables>, person: string): Promise<CalendarStatus> =>
  (await db
    .selectFrom('calendar_link')
    .select(['made_at as madeAt', 'with_amounts as withAmounts', 'fetched_on as fetchedOn'])
    .where('person', '=', person)
    .executeTakeFirst()) ?? none;

/** What a link opens. */
interface Opened {
  readonly person: string;
  readonly withAmounts: boolean;
  readonly language: 'en' | 'es';
  readonly fetchedOn: string | null;
}

/**
 * The link of a token; undefined where nobody has it, or its person may not come any more. Either is one look by the
 * token's hash.
 */
export const linkOf = (db: Kysely<Tables>, token: string): Promise<Opened | undefined> =>
  db
    .selectFrom('calendar_link as c')
    .innerJoin('portal_user as u', 'u.name', 'c.person')
    .select(['c.person', 'c.with_amounts as withAmounts', 'c.fetched_on as fetchedOn'])
    .select((eb) => eb.fn.coalesce('u.language', 'c.language').as('language'))
    .where('c.token_hash', '=', hashOf(token))
    .where('u.state', '=', 'active')
    .where('u.standing', '<>', 'disabled')
    .executeTakeFirst();

/**
 * Notes the day on which a calendar fetched, once a day.
 * @param today 'YYYY-MM-DD' in the books zone
 */
export async function noteFetched(db: Kysely<Tables>, token: string, today: string): Promise<void> {
  await db
    .updateTable('calendar_link')
    .set({ fetched_on: today })
    .where('token_hash', '=', hashOf(token))
    .where(sql<boolean>`fetched_on is distinct from ${today}::date`)
    .execute();
}

type Changing = Omit<Acting, 'provenAt'>;

/**
 * Makes a link; one that there was ends with the same commit.
 * @returns its token, which is kept nowhere
 */
export const makeLink = (
  db: Db,
  { withAmounts, provenAt, ...by }: Acting & { readonly withAmounts: boolean },
): Promise<string> =>
  changed(db, by, async (tx, before) => {
    const token = randomBytes(32).toString('base64url');
    const row = {
      token_hash: hashOf(token),
      with_amounts: withAmounts,
      language: language(),
      made_at: by.at.toISOString(),
      fetched_on: null,
    };
    await tx.sql
      .insertInto('calendar_link')
      .values({ person: by.by, ...row })
      .onConflict((is) => is.column('person').doUpdateSet(row))
      .execute();
    await audit(tx, by, {
      action: 'calendar.made',
      ...(before.madeAt !== null && { before: told(before) }),
      after: { withAmounts, provenAt },
    });
    return token;
  });

/** @throws ApiError 'conflict' where there is no link any more */
export const chooseAmounts = (
  db: Db,
  { withAmounts, ...by }: Changing & { readonly withAmounts: boolean },
): Promise<void> =>
  changed(db, by, async (tx, before) => {
    if (before.madeAt === null) throw new ApiError({ code: 'conflict', message: m.noLink() });
    if (before.withAmounts === withAmounts) return;
    await tx.sql
      .updateTable('calendar_link')
      .set({ with_amounts: withAmounts })
      .where('person', '=', by.by)
      .execute();
    await audit(tx, by, { action: 'calendar.chosen', before: told(before), after: { withAmounts } });
  });

/** Ends the link. The same again changes nothing. */
export const endLink = (db: Db, by: Changing): Promise<void> =>
  changed(db, by, async (tx, before) => {
    await tx.sql.deleteFrom('calendar_link').where('person', '=', by.by).execute();
    if (before.madeAt !== null) await audit(tx, by, { action: 'calendar.off', before: told(before) });
  });

/** One change of a person's link after the other. */
const changed = <T>(db: Db, { by }: Changing, change: (tx: Tx, before: CalendarStatus) => Promise<T>) =>
  db.transaction(async (tx) => {
    await oneAtATime(tx, 'calendar', by);
    return change(tx, await statusOf(tx.sql, by));
  });

const told = ({ madeAt, withAmounts }: CalendarStatus) => ({ madeAt, withAmounts });

const audit = (
  tx: Tx,
  { by, at, origin }: Changing,
  entry: Pick<AuditEntry, 'action' | 'before' | 'after'>,
): Promise<void> =>
  appendAudit(tx, { at, actor: by, subject: by, entity: 'calendar', entityId: by, origin, ...entry });
