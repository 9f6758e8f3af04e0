import { groupOfKind, isAlwaysTold, type NoticeGroup, type NoticeKind } from '@contract/notices/labels';
import { ApiError } from '@contract/problem';
import * as m from '@locales/notices';
import type { Db } from '@server/db/db';
import { appendAudit } from '@server/domain/audit/appendAudit';
import type { UnsubscribeLinks } from '@server/domain/email/unsubscribeLinks';
import { type Chooser, stopEmails } from './choices';

interface UnsubscribeDeps {
  readonly db: Db;
  readonly links: UnsubscribeLinks;
}

/**
 * Stops emails like the one whose link this is: of the groups of its notices, or the company's news.
 * @returns those groups; none for news
 * @throws ApiError 'not-found' where nobody signed the link here, or its email is forgotten
 */
export async function unsubscribe(
  { db, links }: UnsubscribeDeps,
  link: string,
  by: Omit<Chooser, 'person'>,
): Promise<NoticeGroup[]> {
  const linked = links.messageOf(link);
  if (linked === undefined) throw wrongLink();
  const messageId = await firstOf(db, linked);
  const notices = await db.sql
    .selectFrom('notice')
    .select(['person', 'kind'])
    .where('message_id', '=', messageId)
    .execute();
  const [first] = notices;
  if (!first) {
    await stopNews(db, messageId, by);
    return [];
  }
  const groups = [...new Set(notices.map(({ kind }) => groupOfKind[kind as NoticeKind]))].filter(
    (group) => !isAlwaysTold(group),
  );
  await stopEmails(db, groups, { ...by, person: first.person });
  return groups;
}

/** A copy stops what the first email is about. */
async function firstOf({ sql: db }: Db, messageId: string): Promise<string> {
  const copy = await db
    .selectFrom('outbox_message')
    .select('copy_of')
    .where('message_id', '=', messageId)
    .executeTakeFirst();
  return copy?.copy_of ?? messageId;
}

const wrongLink = () => new ApiError({ code: 'not-found', message: m.wrongStopLink() });

const stopNews = (db: Db, messageId: string, { at, origin }: Omit<Chooser, 'person'>): Promise<void> =>
  db.transaction(async (tx) => {
    const told = await tx.sql
      .selectFrom('announcement_reader')
      .select('person')
      .where('message_id', '=', messageId)
      .executeTakeFirst();
    if (!told) throw wrongLink();
    const changed = await tx.sql
      .updateTable('portal_user')
      .set({ email_news: false })
      .where('name', '=', told.person)
      .where('email_news', '=', true)
      .returning('name')
      .executeTakeFirst();
    if (!changed) return;
    await appendAudit(tx, {
      at,
      actor: told.person,
      subject: told.person,
      action: 'user.emailNews',
      entity: 'user',
      entityId: told.person,
      before: { wanted: true },
      after: { wanted: false },
      origin,
    });
  });
