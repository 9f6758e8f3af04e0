import type { FastifyInstance } from 'fastify';
import { maskedNumber, textReply, toTextNumber } from '@contract/rules/textMessages';
import type { Clock } from '@server/clock';
import type { Db, Tx } from '@server/db/db';
import { oneAtATime } from '@server/db/oneAtATime';
import { appendAudit } from '@server/domain/audit/appendAudit';
import type { Outbox } from '@server/domain/email/outbox';
import { serveTopic, type TopicEvents } from '@server/http/serveTopic';
import { numberHash, putText, type Texting } from './texting';

interface ReplyDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly texting: Texting | undefined;
  /** Undefined where nobody set a topic: there is no such address then. */
  readonly replies: TopicEvents | undefined;
}

/** Takes what phones reply to text messages, by Amazon SNS: docs/decisions/090-text-messages.md. */
export function serveTextReplies(
  http: FastifyInstance,
  { db, clock, outbox, texting, replies }: ReplyDeps,
): void {
  if (!replies || !texting) return;
  serveTopic(http, {
    path: '/sms/events',
    events: replies,
    clock,
    take: async ({ Message, Timestamp }, now) => {
      const { number, asked } = replyIn(Message);
      if (number && asked)
        await noteReply({ db, outbox, texting }, { number, asked, saidAt: new Date(Timestamp), now });
      return 200;
    },
  });
}

interface SaidByPhone {
  readonly number: string | undefined;
  readonly asked: ReturnType<typeof textReply>;
}

/** What a phone said, as Amazon SNS publishes it: nothing else of it is read. */
function replyIn(text: string): SaidByPhone {
  let said: { readonly originationNumber?: unknown; readonly messageBody?: unknown } | null;
  try {
    said = JSON.parse(text) as typeof said;
  } catch {
    said = null;
  }
  const { originationNumber: from, messageBody: body } = said ?? {};
  return {
    number: typeof from === 'string' ? toTextNumber(from) : undefined,
    asked: typeof body === 'string' ? textReply(body) : undefined,
  };
}

interface Reply {
  readonly number: string;
  readonly asked: NonNullable<SaidByPhone['asked']>;
  readonly saidAt: Date;
  readonly now: Date;
}

/** The same again changes nothing, and neither does what was said before what is known already. */
const noteReply = (
  { db, outbox, texting }: { readonly db: Db; readonly outbox: Outbox; readonly texting: Texting },
  { number, asked, saidAt, now }: Reply,
): Promise<void> =>
  db.transaction(async (tx) => {
    const hash = numberHash(texting, number);
    await oneAtATime(tx, 'text reply', hash.toString('hex'));
    const before = await tx.sql
      .selectFrom('text_reply')
      .select(['is_stopped', 'said_at'])
      .where('number_hash', '=', hash)
      .executeTakeFirst();
    if (before && Date.parse(before.said_at) >= saidAt.getTime()) return;
    const wasStopped = before?.is_stopped ?? false;
    const isStopped = asked === 'help' ? wasStopped : asked === 'stop';
    const row = { is_stopped: isStopped, said_at: saidAt.toISOString() };
    await tx.sql
      .insertInto('text_reply')
      .values({ number_hash: hash, ...row })
      .onConflict((is) => is.column('number_hash').doUpdateSet(row))
      .execute();
    const people = await peopleOf(tx, hash);
    if (isStopped !== wasStopped)
      for (const { person, last_digits: lastDigits } of people)
        await appendAudit(tx, {
          at: now,
          actor: person,
          subject: person,
          action: isStopped ? 'text.stopped' : 'text.resumed',
          entity: 'text',
          after: { number: maskedNumber(lastDigits) },
        });
    if (asked === 'stop') return dropWaiting(tx, hash);
    // One phone, one answer, however many people share it.
    const [reader] = people;
    const event = asked === 'help' ? 'help' : 'welcome';
    if (reader) await putText(outbox, tx.sql, { ...reader, letter: { name: 'textAnswer', number, event } });
  });

const peopleOf = ({ sql }: Tx, hash: Buffer) =>
  sql
    .selectFrom('text_number')
    .select(['person', 'last_digits', 'language'])
    .where('number_hash', '=', hash)
    .where('confirmed_at', 'is not', null)
    .orderBy('person')
    .execute();

/** What waits in the outbox for a phone that said STOP does not leave any more. */
const dropWaiting = async ({ sql }: Tx, hash: Buffer): Promise<void> => {
  await sql
    .deleteFrom('outbox_message')
    .where('state', '=', 'queued')
    .where('letter', 'in', ['textNotice', 'textAnswer'])
    .where('reader', 'in', (of) =>
      of.selectFrom('text_number').select('person').where('number_hash', '=', hash),
    )
    .execute();
};
