import { type Selectable, type SqlBool, sql as raw } from 'kysely';
import { inLanguage } from '@locales/inLanguage';
import type { Clock } from '@server/clock';
import { outlasting } from '@server/db/databaseGone';
import type { Db } from '@server/db/db';
import type { OutboxMessageTable } from '@server/db/tables';
import { inSpan, type SpanStart } from '@server/telemetry/span';
import type { Vault } from '@server/vault/vault';
import type { Job, Jobs } from './jobs';
import { asMail, asText } from './messages/render';
import { GIVE_UP_SECONDS, isSecret, lifeSeconds } from './lifetime';
import type { Attached } from './attachments';
import type { Delivery } from './delivery';
import { type Returned, isSuppressed, noteReturn } from './returned/suppressions';
import { isHeldBack, type ReportKind } from './returned/rules';
import { open } from './sealed';
import type { Fate } from './transport';
import { isUnsubscribable, unsubscribeLinks } from './unsubscribeLinks';
import { Undelivered } from './undelivered';
import { noteRefused } from '../notices/refusedNumber';

export interface DeliverOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly vault: Vault;
  readonly jobs: Jobs;
  readonly delivery: Delivery;
}

interface Row extends Selectable<OutboxMessageTable> {
  /** Whether its address gets only what cannot be done without. */
  readonly is_marked: SqlBool;
}

/**
 * Delivers the message of a job, once, and writes down what came of it, however long the database is away by then. The
 * attempt is counted before the message leaves: whoever finds a queued message with attempts knows that it may have
 * arrived.
 * @throws when the database does not answer; then the claim runs out, and the message is tried again
 */
export async function deliver(options: DeliverOptions, job: Job): Promise<void> {
  const { db, jobs } = options;
  const row = await rowOf(db, job.messageId);
  if (row?.state !== 'queued') return void (await jobs.end(db.sql, job));
  if (row.recipient === null) return dropped(options, job);
  try {
    const { attached, send } = await prepared(options, row, row.recipient);
    if (!(await counted(options, row, attached))) return;
    const fate = await inSpan(attemptOf(row), send);
    await outlasting(db, () => arrived(options, job, row, fate));
  } catch (error) {
    if (!(error instanceof Undelivered)) throw error;
    await outlasting(db, () => failed(options, job, row, error));
  }
}

/** What a trace tells of an attempt: neither to whom nor what. */
const attemptOf = ({ channel, letter, attempts, message_id: messageId }: Row): SpanStart => ({
  name: `send ${channel}`,
  kind: 'client',
  attributes: {
    'fieldgate.message.id': messageId,
    'fieldgate.message.letter': letter,
    'fieldgate.message.attempt': attempts + 1,
  },
});

/** As its reader wants it by now: an email may wait for days, and the language may be another one then. */
const rowOf = (db: Db, messageId: string): Promise<Row | undefined> =>
  db.sql
    .selectFrom('outbox_message as m')
    .leftJoin('portal_user as u', 'u.name', 'm.reader')
    .selectAll('m')
    .select((eb) => eb.fn.coalesce('u.language', 'm.language').as('language'))
    .select(isSuppressed(raw.ref('m.recipient')).as('is_marked'))
    .where('m.message_id', '=', messageId)
    .executeTakeFirst();

interface Prepared {
  readonly attached: Attached | null;
  readonly send: () => Promise<Fate>;
}

/** The message in words, with what goes along, ready to go. */
async function prepared(
  { vault, clock, delivery }: DeliverOptions,
  row: Row,
  recipient: string,
): Promise<Prepared> {
  if (row.is_marked && isHeldBack(row.letter)) throw new Undelivered('marked', true);
  const letter = open(vault, row.message_id, row.payload);
  if (!letter) throw new Undelivered('sealed', true);
  const life = lifeSeconds(letter);
  if (life !== undefined && ageOf(clock, row) >= life) {
    throw new Undelivered('tooLate', true);
  }
  // Whoever sent it last did not live to say what came of it.
  if (isOnce(row) && row.attempts > 0 && row.last_error === null) throw new Undelivered('maybe', true);
  const { message_id: messageId, channel } = row;
  const to = 'number' in letter ? letter.number : recipient;
  const unsubscribe = isUnsubscribable(letter.name)
    ? unsubscribeLinks(vault).addressOf(messageId, delivery.sender.portalUrl)
    : undefined;
  const { sender, mail, text, attach } = delivery;
  // The row may wait for days: who may still see a file, and who wants it, is asked when it leaves.
  const along =
    channel === 'mail' && attach
      ? await inLanguage(row.language, () => attach(letter, row.reader))
      : undefined;
  const attached = along ? { files: along.files.map(({ name }) => name), left: along.left } : null;
  const content = written(() =>
    inLanguage(row.language, () =>
      channel === 'mail' ? asMail(letter, sender, attached) : asText(letter, sender),
    ),
  );
  const send = () =>
    handedOver(
      typeof content === 'string'
        ? text.send({ messageId, to, text: content })
        : mail.send({ messageId, to, unsubscribe, attachments: along?.files, ...content }),
    );
  return { attached, send };
}

/** An email that cannot be written is given up by itself. The error may repeat the email, so its name must do. */
function written<T>(write: () => T): T {
  try {
    return write();
  } catch (error) {
    if (error instanceof Undelivered) throw error;
    throw new Undelivered('unwritten', true, (error as Error).name);
  }
}

/** A carrier that fails in a way of its own may do better the next time. */
const handedOver = (sending: Promise<Fate>): Promise<Fate> =>
  sending.catch((error: unknown) => {
    if (error instanceof Undelivered) throw error;
    throw new Undelivered('carrier', false, (error as Error).name);
  });

/** Writes down that it leaves now, in which language and with what. False where another attempt got ahead. */
async function counted({ db }: DeliverOptions, row: Row, attached: Attached | null): Promise<boolean> {
  const taken = await db.sql
    .updateTable('outbox_message')
    .set({
      attempts: row.attempts + 1,
      last_error: null,
      language: row.language,
      attached: attached && JSON.stringify(attached),
    })
    .where('message_id', '=', row.message_id)
    .where('state', '=', 'queued')
    .where('attempts', '=', row.attempts)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}

/** A phone rings for each: better that a notice is missed there than told twice, as the portal has it. */
const isOnce = ({ letter }: Row): boolean => letter === 'textNotice';

const dropped = ({ db, jobs }: DeliverOptions, job: Job): Promise<void> =>
  db.transaction(async ({ sql }) => {
    await sql.deleteFrom('outbox_message').where('message_id', '=', job.messageId).execute();
    await jobs.end(sql, job);
  });

async function arrived(options: DeliverOptions, job: Job, row: Row, fate: Fate): Promise<void> {
  const forget = isSecret(row.letter) && !(fate === 'kept' && options.delivery.readable);
  await finished(options, job, row, {
    state: fate === 'kept' ? 'kept' : 'sent',
    carrier_id: typeof fate === 'object' ? fate.sentAs : null,
    sent_at: options.clock.now().toISOString(),
    last_error: null,
    payload: forget ? null : row.payload,
  });
}

async function failed(
  options: DeliverOptions,
  job: Job,
  row: Row,
  { message, permanent, ofAddress }: Undelivered,
) {
  const { clock, db, jobs, delivery } = options;
  const afterSeconds = delivery.retryAfter(row.attempts + 1);
  const isLast = permanent || (isOnce(row) && message.startsWith('maybe'));
  if (isLast || triedFor(clock, row) + afterSeconds >= GIVE_UP_SECONDS) {
    delivery.log.warn(
      { messageId: row.message_id, letter: row.letter, reason: message },
      'An email was given up.',
    );
    const payload = isSecret(row.letter) ? null : row.payload;
    return finished(options, job, row, { state: 'dead', last_error: message, payload }, ofAddress);
  }
  return db.transaction(async ({ sql }) => {
    if (!(await jobs.end(sql, job))) return;
    await sql
      .updateTable('outbox_message')
      .set({ last_error: message })
      .where('message_id', '=', row.message_id)
      .execute();
    await jobs.add(sql, { messageId: row.message_id, urgent: isSecret(row.letter), afterSeconds });
  });
}

const finished = (
  { db, jobs, clock }: DeliverOptions,
  job: Job,
  row: Row,
  end: Partial<Pick<Row, 'state' | 'sent_at' | 'last_error' | 'payload' | 'carrier_id'>>,
  ofAddress?: ReportKind,
): Promise<void> =>
  db.transaction(async (tx) => {
    const { sql } = tx;
    await sql.updateTable('outbox_message').set(end).where('message_id', '=', row.message_id).execute();
    if (ofAddress && row.channel === 'mail') {
      const now = clock.now();
      // What was refused at once was sent now, as far as its address goes.
      await noteReturn(tx, { ...(row as Returned), sent_at: now.toISOString() }, ofAddress, now);
    }
    if (ofAddress && row.reader !== null && row.letter.startsWith('text'))
      await noteRefused(tx, { person: row.reader, writtenAt: row.created_at, at: clock.now() });
    await jobs.end(sql, job);
  });

const ageOf = (clock: Clock, row: Row): number => (clock.now().getTime() - Date.parse(row.created_at)) / 1000;

/** An email that was sent again has all its time anew; its code, if it had one, has not. */
const triedFor = (clock: Clock, row: Row): number =>
  row.requeued_at === null ? ageOf(clock, row) : (clock.now().getTime() - Date.parse(row.requeued_at)) / 1000;
