import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { dateInZone } from '@contract/format/date';
import { groupOfKind, isAlwaysTold, type NoticeKind } from '@contract/notices/labels';
import { choiceOn } from '@contract/rules/noticeChoice';
import { pushDue, textDue } from '@contract/rules/noticeTimes';
import type { Clock } from '@server/clock';
import type { Db, Tx } from '@server/db/db';
import { oneAtATime } from '@server/db/oneAtATime';
import { ownColumns, ownOf, type OwnRow } from '@server/domain/notices/chosen';
import { isToldNow } from '../emails';
import { type Wanted, wantedBy } from '../choices';
import { type TextWriting, writeTexts } from '../sms/write';

export interface WriteDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
  /** Undefined where nothing is texted. */
  readonly texts: TextWriting | undefined;
}

/** After so long a push service, and we, forget what nobody fetched: the notices are in the portal. */
const PUSH_LIFE_SECONDS = 24 * 3_600;

/** People for whom something may have to be pushed, those who wait longest first. */
export async function peopleToPush({ db, clock }: WriteDeps, most: number): Promise<string[]> {
  const rows = await db.sql
    .selectFrom('notice')
    .select('person')
    .where('push_at', '<=', clock.now().toISOString())
    .orderBy('push_at')
    .limit(most)
    .execute();
  return [...new Set(rows.map(({ person }) => person))];
}

/**
 * Writes what is pushed and texted to a person now, once for each device and once for the phone, whatever other process does the
 * same. Several notices, as after quiet hours, are one message; what is always told stands by itself.
 */
export const writePushes = ({ db, clock, booksZone, texts }: WriteDeps, person: string): Promise<void> =>
  db.transaction(async (tx) => {
    await oneAtATime(tx, 'notices', person);
    const now = clock.now();
    const waiting = await waitingFor(tx, person, now, dateInZone(now, booksZone));
    if (waiting.length === 0) return;
    const wanted = await wantedBy(tx.sql, person, booksZone);
    const pushed: Waiting[] = [];
    const texted: Waiting[] = [];
    for (const one of waiting) {
      const pushAt = one.isFor ? dueAt(one, wanted, now) : null;
      const textAt = one.isFor && texts ? textedAt(one, wanted, now) : null;
      // Quiet hours end for both at once.
      const at = pushAt ?? textAt;
      if (pushAt !== null && pushAt <= now) pushed.push(one);
      if (textAt !== null && textAt <= now) texted.push(one);
      await tx.sql
        .updateTable('notice')
        .set(
          at !== null && at > now ? { push_at: at.toISOString() } : { push_at: null, is_pushed: at !== null },
        )
        .where('notice_id', '=', one.notice_id)
        .execute();
    }
    if (pushed.length > 0) await write(tx, person, messagesOf(pushed), now);
    if (texts && texted.length > 0)
      await writeTexts(tx, texts, { person, now, zone: wanted.zone }, texted.map(asText));
  });

interface Waiting extends OwnRow {
  readonly notice_id: string;
  readonly kind: string;
  /** Whether the person may still know of it, has not read it, and the account is not paused. */
  readonly isFor: boolean;
}

const waitingFor = ({ sql: db }: Tx, person: string, now: Date, today: string): Promise<Waiting[]> =>
  db
    .selectFrom('notice as n')
    .innerJoin('portal_user as p', 'p.name', 'n.person')
    .leftJoin('notice_account_choice as o', (on) =>
      on.onRef('o.person', '=', 'n.person').onRef('o.account_no', '=', 'n.account_no'),
    )
    .select(['n.notice_id', 'n.kind', ...ownColumns])
    .select(sql<boolean>`(${isToldNow(today)} and n.read_at is null)`.as('isFor'))
    .where('n.person', '=', person)
    .where('n.push_at', '<=', now.toISOString())
    .orderBy('n.created_at')
    .orderBy('n.notice_id')
    .execute();

const groupOf = ({ kind }: Waiting) => groupOfKind[kind as NoticeKind];

const dueAt = (one: Waiting, wanted: Wanted, now: Date): Date | null =>
  pushDue(
    now,
    { wanted: choiceOn(wanted, ownOf(one), groupOf(one)).push, isAlwaysTold: isAlwaysTold(groupOf(one)) },
    wanted,
  );

const textedAt = (one: Waiting, wanted: Wanted, now: Date): Date | null => {
  const { text, email } = choiceOn(wanted, ownOf(one), groupOf(one));
  return textDue(now, { wanted: text, email, isAlwaysTold: isAlwaysTold(groupOf(one)) }, wanted);
};

const asText = (one: Waiting) => ({
  kind: one.kind as NoticeKind,
  isAlwaysTold: isAlwaysTold(groupOf(one)),
});

interface Writing {
  /** Null: there are several. */
  readonly noticeId: string | null;
  readonly notices: number;
  readonly urgent: boolean;
}

function messagesOf(due: readonly Waiting[]): Writing[] {
  const alone = ({ notice_id: noticeId }: Waiting, urgent: boolean): Writing => ({
    noticeId,
    notices: 1,
    urgent,
  });
  const always = due.filter((one) => isAlwaysTold(groupOf(one)));
  const others = due.filter((one) => !isAlwaysTold(groupOf(one)));
  return [
    ...always.map((one) => alone(one, true)),
    ...(others.length > 1
      ? [{ noticeId: null, notices: others.length, urgent: false }]
      : others.map((one) => alone(one, false))),
  ];
}

async function write(tx: Tx, person: string, writing: readonly Writing[], now: Date): Promise<void> {
  const devices = await tx.sql
    .selectFrom('push_device')
    .select('device_id')
    .where('person', '=', person)
    .execute();
  if (devices.length === 0) return;
  const until = new Date(now.getTime() + PUSH_LIFE_SECONDS * 1000).toISOString();
  await tx.sql
    .insertInto('push_message')
    .values(
      devices.flatMap(({ device_id }) =>
        writing.map(({ noticeId, notices, urgent }) => ({
          message_id: randomUUID(),
          device_id,
          notice_id: noticeId,
          notices,
          urgent,
          next_at: now.toISOString(),
          until,
        })),
      ),
    )
    .execute();
}
