import { sql } from 'kysely';
import type { Db } from '@server/db/db';
import type { Email } from '@server/domain/email/emails';
import { open } from '@server/domain/email/sealed';
import { outboxVault } from './fileWriter';

interface NightEmails {
  readonly count: number;
  /** Emails that arrived once more than they had to. */
  readonly copies: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly wrong: readonly string[];
}

/**
 * What became of the emails of nights, once all were brought: one of each announcement and request, each reminder in one,
 * and each of them at the mail server, as often as it was tried at most.
 * @param taken how often each Message-ID arrived
 */
export async function nightEmails({ sql: db }: Db, taken: ReadonlyMap<string, number>): Promise<NightEmails> {
  const emails = await db
    .selectFrom('outbox_message')
    .select(['message_id', 'payload', 'attempts', 'state'])
    .execute();
  const timesOf = new Map([...taken].map(([id, times]) => [id.slice(1, id.indexOf('@')), times]));
  const about = new Map<string, number>();
  for (const { message_id: id, payload } of emails)
    for (const event of eventsIn(open(outboxVault, id, payload)!, id))
      about.set(event, (about.get(event) ?? 0) + 1);
  const { rows } = await sql<{ what: string }>`
    select 'announced ' || p.account_no || ' ' || (n.plan ->> 'payDay') as what
    from autopay_run n join autopay p using (autopay_id)
    union all select 'request ' || request_no from request
    union all select distinct 'reminders ' || coalesce(message_id::text, 'without an email of ' || person)
    from notice where kind in ('dueSoon', 'pastDue')`.execute(db);
  const asked = new Set(rows.map(({ what }) => what));
  return {
    count: emails.length,
    copies: [...timesOf.values()].reduce((sum, times) => sum + times - 1, 0),
    lost: [
      ...[...asked].filter((what) => !about.has(what)).map((what) => `no email: ${what}`),
      ...emails
        .filter(({ message_id: id, state }) => state !== 'sent' || !timesOf.has(id))
        .map(
          ({ message_id: id, state }) => `email ${id} is ${state}, and arrived ${timesOf.get(id) ?? 0} times`,
        ),
    ],
    doubled: [...about]
      .filter(([event, count]) => count > 1 || !asked.has(event))
      .map(([event, count]) => `${count} emails: ${event}`),
    wrong: emails
      .filter(({ message_id: id, attempts }) => (timesOf.get(id) ?? 0) > attempts)
      .map(({ message_id: id }) => `email ${id} came more often than it was counted`),
  };
}

/** What a letter tells of, in the words of the query above. */
function eventsIn(letter: Email, id: string): string[] {
  switch (letter.name) {
    case 'autopay':
      return [`${letter.event} ${letter.accountNo} ${'day' in letter ? letter.day : ''}`];
    case 'requestReceipt':
      return [`request ${letter.request.requestNo}`];
    case 'notice':
    case 'noticeDigest':
      return [`reminders ${id}`];
    default:
      return [];
  }
}
