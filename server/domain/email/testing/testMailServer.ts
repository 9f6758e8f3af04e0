import { onTestFinished } from 'vitest';
import type { Db } from '@server/db/db';
import { stoppedClock } from '@server/identity/testing/testPool';
import { openJobs } from '@server/jobs/openJobs';
import { vaultOf } from '@server/vault/vault';
import type { Delivery } from '../delivery';
import type { Email } from '../emails';
import { openOutbox } from '../openOutbox';
import type { Message } from '../outbox';
import type { Fate, Mail, PhoneMessage } from '../transport';

export const sender = {
  companyName: 'Larkspur Basin Ag Supply',
  supportPhone: '509-555-0110',
  portalUrl: 'https://portal.example.com',
  timeZone: 'America/Los_Angeles',
};

/** A carrier that takes everything, and remembers it. */
export function carrier<M extends Mail | PhoneMessage>(fate: Fate = 'sent') {
  const taken: M[] = [];
  return { taken, send: async (message: M) => (taken.push(message), fate) };
}

export const aCode = (code = '482913'): Email => ({ name: 'signInCode', code, minutes: 10 });
export const aNotice: Email = {
  name: 'securityNotice',
  event: 'passwordChanged',
  at: '2026-11-06T08:00:00.000Z',
};

/** An outbox with one mail worker, which goes a round when it is told to. */
export async function openTestMailServer(db: Db, over: Partial<Delivery> = {}, clock = stoppedClock()) {
  const mails = carrier<Mail>();
  const texts = carrier<PhoneMessage>();
  const log: string[] = [];
  const vault = vaultOf(Buffer.alloc(32, 7), 'outbox');
  const outbox = await openOutbox({ db, clock, vault, jobs: await openJobs(db) });
  const mailWorker = outbox.mailWorker({
    mail: mails,
    text: texts,
    sender,
    readable: false,
    retryAfter: () => 0,
    log: { warn: (facts, message) => void log.push(`${message} ${JSON.stringify(facts)}`) },
    ...over,
  });
  onTestFinished(() => mailWorker.close());
  const put = (message: Partial<Message> = {}) =>
    db.transaction(({ sql }) =>
      outbox.put(sql, { channel: 'mail', to: 'jane@example.com', reader: null, letter: aCode(), ...message }),
    );
  const rows = () => db.sql.selectFrom('outbox_message').selectAll().orderBy('created_at').execute();
  return { outbox, mailWorker, clock, vault, mails: mails.taken, texts: texts.taken, log, put, rows };
}
