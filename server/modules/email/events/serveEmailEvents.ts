import type { FastifyInstance } from 'fastify';
import type { Clock } from '@server/clock';
import type { Db } from '@server/db/db';
import { type Noted, noteReport } from '@server/domain/email/returned/noteReport';
import { serveTopic, type TopicEvents } from '@server/http/serveTopic';
import { type ToldBySes, toldBySes } from './sesEvent';

interface EventDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Undefined where nobody set a topic: there is no such address then. */
  readonly events: TopicEvents | undefined;
}

/** An email may be reported before we have noted what SES calls it; SNS asks again then. */
const NOTED_MS = 10 * 60_000;

/** Takes what Amazon SES tells of emails, by Amazon SNS: docs/decisions/086-returned-email.md. */
export function serveEmailEvents(http: FastifyInstance, { db, clock, events }: EventDeps): void {
  if (!events) return;
  serveTopic(http, {
    path: '/email/events',
    events,
    clock,
    take: async ({ Message, MessageId }, now) => {
      const told = toldBySes(Message, MessageId);
      if (!told || (await noted(db, told, now)) !== 'stranger') return 200;
      return now.getTime() - told.takenAt.getTime() < NOTED_MS ? 503 : 200;
    },
  });
}

/** By what SES calls it; by our own name where that is not noted. */
async function noted(db: Db, { ownId, ...report }: ToldBySes, now: Date): Promise<Noted> {
  const byCarrier = await noteReport(db, report, now);
  if (byCarrier !== 'stranger' || ownId === undefined) return byCarrier;
  return noteReport(db, { ...report, email: { messageId: ownId } }, now);
}
