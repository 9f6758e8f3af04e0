import { sql } from 'kysely';
import { noticesPath } from '@contract/rules/noticePaths';
import { inLanguage } from '@locales/inLanguage';
import type { Language } from '@locales/language';
import * as m from '@locales/push';
import type { Clock } from '@server/clock';
import type { Db } from '@server/db/db';
import { appendAudit } from '@server/domain/audit/appendAudit';
import { retrySeconds } from '@server/domain/email/lifetime';
import { factsOf } from '@server/domain/notices/facts';
import { noticeWords } from '@server/domain/notices/noticeText';
import { opened } from './devices';
import { sendPush, type WebPush } from './webPush';

interface Log {
  warn(facts: Readonly<Record<string, unknown>>, message: string): void;
}

export interface DeliverDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly companyName: string;
  readonly push: WebPush;
  /** From 0 to 1, so that what failed together does not come back together. */
  readonly chance: () => number;
}

/** Longer than a push service is waited for: who claimed a message and died gives it back by then. */
const CLAIM_SECONDS = 60;

/** Claims messages that are due: nobody else tries them before the claim has run out. */
export async function claimPushes({ db, clock }: DeliverDeps, most: number): Promise<string[]> {
  const now = clock.now();
  const { rows } = await sql<{ id: string }>`
    update push_message set attempts = attempts + 1, next_at = ${later(now, CLAIM_SECONDS)}::timestamptz
    where message_id in (select message_id from push_message where next_at <= ${now.toISOString()}::timestamptz
      order by next_at limit ${most} for update skip locked)
    returning message_id as id`.execute(db.sql);
  return rows.map(({ id }) => id);
}

const later = (now: Date, seconds: number): string => new Date(now.getTime() + seconds * 1000).toISOString();

interface Waiting {
  readonly device: string;
  readonly person: string;
  readonly hash: Uint8Array;
  readonly subscription: Uint8Array;
  readonly withAmounts: boolean;
  readonly language: Language;
  readonly isActive: boolean;
  /** Null: there are several. */
  readonly kind: string | null;
  readonly facts: unknown;
  readonly notices: number;
  readonly urgent: boolean;
  readonly attempts: number;
  readonly until: string;
}

const waitingOf = async (db: Db, messageId: string): Promise<Waiting | undefined> => {
  const { rows } = await sql<Waiting>`
    select d.device_id as device, d.person, d.endpoint_hash as hash, d.subscription, d.with_amounts as "withAmounts",
      coalesce(u.language, d.language) as language, (u.state = 'active' and u.standing <> 'disabled') as "isActive",
      n.kind, n.facts, p.notices, p.urgent, p.attempts, p.until
    from push_message p join push_device d using (device_id) join portal_user u on u.name = d.person
    left join notice n on n.notice_id = p.notice_id
    where p.message_id = ${messageId}::uuid`.execute(db.sql);
  return rows[0];
};

/**
 * Hands a message to its push service. It is deleted when that has taken it, and not before: who dies in between sends it
 * again, and the device shows it once, by its tag. A device that the service does not know any more is forgotten.
 */
export async function deliverPush(deps: DeliverDeps, messageId: string, log: Log): Promise<void> {
  const { db, clock, push } = deps;
  const message = await waitingOf(db, messageId);
  if (!message) return;
  const now = clock.now();
  const life = Math.ceil((Date.parse(message.until) - now.getTime()) / 1000);
  const at = opened(push.vault, message.hash, message.subscription);
  if (!message.isActive || life <= 0 || !at) return drop(db, messageId);
  const content = contentOf(message, messageId, deps.companyName);
  const topic = messageId.replaceAll('-', '');
  const answer = await sendPush(push, {
    ...at,
    content,
    ttl: life,
    urgent: message.urgent,
    topic,
    now,
  }).catch(() => ({ status: 0, retryAfter: undefined }));
  await settle(deps, { messageId, message, ...answer }, log);
}

interface Answered {
  readonly messageId: string;
  readonly message: Waiting;
  /** 0: there was no answer. */
  readonly status: number;
  readonly retryAfter: number | undefined;
}

async function settle(
  { db, clock, chance }: DeliverDeps,
  { messageId, message, status, retryAfter = 0 }: Answered,
  log: Log,
): Promise<void> {
  const now = clock.now();
  if (status >= 200 && status < 300) {
    await db.transaction(async ({ sql: tx }) => {
      await tx.deleteFrom('push_message').where('message_id', '=', messageId).execute();
      await tx
        .updateTable('push_device')
        .set({ pushed_at: now.toISOString() })
        .where('device_id', '=', message.device)
        .execute();
    });
  } else if (status === 404 || status === 410) {
    await forgetDevice(db, message, now);
  } else if (status === 0 || status === 429 || status >= 500) {
    const wait = Math.max(retryAfter, retrySeconds(message.attempts, chance()));
    const next = later(now, wait);
    if (Date.parse(next) >= Date.parse(message.until)) return drop(db, messageId);
    await db.sql
      .updateTable('push_message')
      .set({ next_at: next })
      .where('message_id', '=', messageId)
      .execute();
  } else {
    await drop(db, messageId);
    log.warn({ status }, 'A push service refused a notice, which is not pushed to that device.');
  }
}

/** What a service worker shows. Without amounts it says what kind of thing happened, and nothing of it. */
function contentOf(
  { kind, facts, notices, withAmounts, language }: Waiting,
  tag: string,
  company: string,
): string {
  return inLanguage(language, () => {
    if (kind === null)
      return JSON.stringify({ title: company, body: m.several({ notices }), path: noticesPath, tag });
    const { title, text, href } = noticeWords(factsOf({ kind, facts }));
    return JSON.stringify({ title, body: withAmounts ? text : m.openPortal({ company }), path: href, tag });
  });
}

const drop = async (db: Db, messageId: string): Promise<void> => {
  await db.sql.deleteFrom('push_message').where('message_id', '=', messageId).execute();
};

/** What waits for it goes with it. */
const forgetDevice = (db: Db, { device, person }: Waiting, at: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const gone = await tx.sql
      .deleteFrom('push_device')
      .where('device_id', '=', device)
      .returning('browser')
      .executeTakeFirst();
    if (!gone) return;
    await appendAudit(tx, {
      at,
      actor: 'portal',
      subject: person,
      action: 'push.gone',
      entity: 'push',
      entityId: device,
      before: gone,
    });
  });

/** What nobody needs any more, also where no process got to it. */
export async function forgetLate({ db, clock }: DeliverDeps): Promise<void> {
  await db.sql.deleteFrom('push_message').where('until', '<', clock.now().toISOString()).execute();
}
