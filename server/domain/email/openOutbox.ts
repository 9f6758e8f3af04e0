import { randomUUID } from 'node:crypto';
import { sql as raw } from 'kysely';
import { type Language, languages } from '@locales/language';
import type { Clock } from '@server/clock';
import type { Db } from '@server/db/db';
import type { Jobs } from '@server/jobs/jobs';
import type { Vault } from '@server/vault/vault';
import { type MailWorker, openMailWorker } from './mailWorker';
import type { Delivery } from './delivery';
import { type EmailDesk, openDesk } from './desk';
import { outboxJobs } from './jobs';
import type { Sender } from './messages/draft';
import { isSecret } from './lifetime';
import type { Outbox } from './outbox';
import { seal } from './sealed';

/** The outbox over the database. What is put there waits until a mail worker delivers it, of this process or another. */
export interface OpenOutbox extends Outbox {
  mailWorker(delivery: Delivery): MailWorker;
  /** For the office, which sees the emails in the words of this sender. */
  desk(sender: Sender): EmailDesk;
}

interface OutboxOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly vault: Vault;
  readonly jobs: Jobs;
}

/**
 * What somebody chose to read, where that is known: no query of its own, as emails are written by the hundred. It is
 * looked for also where nobody gets the email, so that this takes no less time.
 */
const chosenBy = (reader: string | null, otherwise: Language) =>
  raw<Language>`coalesce((select language from portal_user where name = ${reader}), ${otherwise})`;

/** Opens the outbox; the first time, its queue is made. */
export async function openOutbox({ db, clock, vault, jobs: all }: OutboxOptions): Promise<OpenOutbox> {
  const jobs = await outboxJobs(all);
  const mailWorkers: MailWorker[] = [];
  const nudge = () => mailWorkers.forEach((mailWorker) => mailWorker.nudge());
  const put: Outbox['put'] = async (sql, message) => {
    const { channel, to, reader, language = languages[0], letter, messageId = randomUUID() } = message;
    await sql
      .insertInto('outbox_message')
      .values({
        message_id: messageId,
        channel,
        letter: letter.name,
        recipient: to,
        reader: to === null ? null : reader,
        language: chosenBy(reader, language),
        payload: seal(vault, messageId, letter),
        created_at: clock.now().toISOString(),
      })
      .execute();
    await jobs.add(sql, { messageId, urgent: isSecret(letter.name) });
    nudge();
  };
  return {
    put,
    mailWorker(delivery) {
      const mailWorker = openMailWorker({ db, clock, vault, jobs, delivery });
      mailWorkers.push(mailWorker);
      return mailWorker;
    },
    desk: (sender) => openDesk({ put, clock, vault, jobs, sender, nudge }),
  };
}
