import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { dateInZone } from '@contract/format/date';
import { groupOfKind, type NoticeKind } from '@contract/notices/labels';
import { choiceOn } from '@contract/rules/noticeChoice';
import { emailDue, quietEnd } from '@contract/rules/noticeTimes';
import type { Clock } from '@server/clock';
import type { Db, Tx } from '@server/db/db';
import { oneAtATime } from '@server/db/oneAtATime';
import type { EmailOf } from '@server/domain/email/emails';
import type { Outbox } from '@server/domain/email/outbox';
import { ownColumns, ownOf, type OwnRow } from '@server/domain/notices/chosen';
import { factsOf } from '@server/domain/notices/facts';
import { anyOf } from '@server/db/anyOf';
import { reminderKinds } from '@contract/rules/reminderPause';
import { isPaused } from '@server/domain/notices/pauses';
import { isStillFor } from '@server/domain/notices/mayKnow';
import { ownNoticeText } from '@server/domain/notices/ownText';
import { type Wanted, wantedBy } from './choices';

export interface EmailDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly outbox: Outbox;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}

/** Lines of an email; the portal has the rest. */
const LINES = 20;

/**
 * People for whom an email may be due. Those who wait longest come first, in the order of an index: after a night everybody
 * waits, and to look at all of them for each few would take longer than their emails.
 */
export async function peopleToEmail({ db, clock }: EmailDeps, most: number): Promise<string[]> {
  const rows = await db.sql
    .selectFrom('notice')
    .select('person')
    .where('email', '=', sql.lit('waiting'))
    .where('look_at', '<=', clock.now().toISOString())
    .orderBy('look_at')
    .limit(most)
    .execute();
  return [...new Set(rows.map(({ person }) => person))];
}

/** Writes what is due to a person in one email, once, whatever other process does the same. */
export const emailPerson = (deps: EmailDeps, person: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    await oneAtATime(tx, 'notices', person);
    const now = deps.clock.now();
    const waiting = await waitingFor(tx, person, now, dateInZone(now, deps.booksZone));
    if (waiting.length === 0) return;
    const wanted = await wantedBy(tx.sql, person, deps.booksZone);
    const due: Waiting[] = [];
    const unwanted: Waiting[] = [];
    const later = new Map<string, Waiting[]>();
    for (const one of waiting) {
      const at = one.isFor ? dueAt(one, wanted, now) : null;
      if (at === null) unwanted.push(one);
      else if (at <= now) due.push(one);
      else later.set(at.toISOString(), [...(later.get(at.toISOString()) ?? []), one]);
    }
    if (unwanted.length > 0) await change(tx, unwanted, { email: 'none' });
    for (const [at, some] of later) await change(tx, some, { look_at: at });
    if (due.length === 0) return;
    const messageId = randomUUID();
    await change(tx, due, { email: 'written', message_id: messageId });
    const letter = await emailAbout(tx, due);
    await deps.outbox.put(tx.sql, { channel: 'mail', to: person, reader: person, letter, messageId });
  });

interface Waiting extends OwnRow {
  readonly notice_id: string;
  readonly kind: string;
  readonly facts: unknown;
  readonly created_at: string;
  readonly account_no: string | null;
  /** Whether the person may still know of it and reads emails, and the account is not paused. */
  readonly isFor: boolean;
}

/** Whether a notice "n" may go to its person "p" now: outside of the portal, where reminders can be paused. */
export const isToldNow = (today: string): RawBuilder<boolean> =>
  sql<boolean>`(p.state = 'active' and p.standing not in ('invited', 'disabled') and ${isStillFor(today)}
    and not (${anyOf(sql.ref('n.kind'), reminderKinds)} and ${isPaused(sql.ref('n.account_no'), today)}))`;

const waitingFor = ({ sql: db }: Tx, person: string, now: Date, today: string): Promise<Waiting[]> =>
  db
    .selectFrom('notice as n')
    .innerJoin('portal_user as p', 'p.name', 'n.person')
    .leftJoin('notice_account_choice as o', (on) =>
      on.onRef('o.person', '=', 'n.person').onRef('o.account_no', '=', 'n.account_no'),
    )
    .select(['n.notice_id', 'n.kind', 'n.facts', 'n.created_at', 'n.account_no', ...ownColumns])
    .select(isToldNow(today).as('isFor'))
    .where('n.person', '=', person)
    .where('n.email', '=', sql.lit('waiting'))
    .where('n.look_at', '<=', now.toISOString())
    .orderBy('n.created_at')
    .orderBy('n.notice_id')
    .execute();

/** When its email is due; what is due waits for the end of the quiet hours. Null: no email is wanted. */
function dueAt({ kind, created_at: at, ...row }: Waiting, wanted: Wanted, now: Date): Date | null {
  const { email } = choiceOn(wanted, ownOf(row), groupOfKind[kind as NoticeKind]);
  const due = emailDue(new Date(at), email, wanted.zone);
  return due !== null && due <= now ? (quietEnd(now, wanted) ?? due) : due;
}

async function change(
  { sql: db }: Tx,
  notices: readonly Waiting[],
  to: { readonly email?: 'written' | 'none'; readonly message_id?: string; readonly look_at?: string },
): Promise<void> {
  await db
    .updateTable('notice')
    .set(to)
    .where(
      'notice_id',
      'in',
      notices.map(({ notice_id }) => notice_id),
    )
    .execute();
}

/** The email about notices, the oldest first; of one alone with what the company says in it. */
export async function emailAbout(
  { sql: db }: Tx,
  due: readonly Pick<Waiting, 'kind' | 'facts' | 'account_no'>[],
): Promise<EmailOf<'notice' | 'noticeDigest'>> {
  const [first] = due;
  if (due.length > 1)
    return {
      name: 'noticeDigest',
      notices: due.slice(0, LINES).map(factsOf),
      more: Math.max(0, due.length - LINES),
    };
  const own = await ownNoticeText(db, first!.kind, first!.account_no);
  return { name: 'notice', notice: factsOf(first!), ...(own && { own }) };
}
