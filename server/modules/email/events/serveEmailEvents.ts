import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '@contract/rules/network';
import * as pages from '@locales/pages';
import type { Clock } from '@server/clock';
import type { Db } from '@server/db/db';
import { type Noted, noteReport } from '@server/domain/email/returned/noteReport';
import { createCallLimit } from '@server/http/callLimit';
import { sendProblem } from '@server/http/problems';
import { type ToldBySes, toldBySes } from './sesEvent';
import {
  confirmationAt,
  type FetchText,
  type SnsMessage,
  snsMessageIn,
  type SnsTopic,
  snsVerifier,
} from './snsMessage';

/** What listening to Amazon SES takes. */
export interface EmailEvents {
  readonly topic: SnsTopic;
  readonly fetchText: FetchText;
}

interface EventDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Undefined where nobody set a topic: there is no such address then. */
  readonly events: EmailEvents | undefined;
}

const emailEventsPath = '/email/events';

/** As long as a message of Amazon SNS may be. */
const MAX_BYTES = 262_144;
/** Of one network in an hour, whose messages nobody signed. */
const MOST_WRONG = 60;
/** An email may be reported before we have noted what SES calls it; SNS asks again then. */
const NOTED_MS = 10 * 60_000;

/**
 * Takes what Amazon SES tells of emails, by Amazon SNS: docs/decisions/086-returned-email.md. It has no signed-in caller, so
 * that it stands beside the API: a message is believed by its signature alone, and is read only then.
 */
export function serveEmailEvents(http: FastifyInstance, { db, clock, events }: EventDeps): void {
  if (!events) return;
  const refusalOf = snsVerifier(events.topic, events.fetchText);
  const wrong = createCallLimit(MOST_WRONG);
  const errorHandler = (error: Error, request: FastifyRequest, reply: FastifyReply) =>
    void sendProblem(error, request, reply);

  void http.register(async (own) => {
    // SNS posts JSON and says that it is text.
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BYTES }, (_, body, done) =>
      done(null, body),
    );
    own.post<{ Body: string | undefined }>(
      emailEventsPath,
      { errorHandler, bodyLimit: MAX_BYTES },
      async (request, reply) => {
        const now = clock.now();
        const network = networkOf(request.ip);
        if (wrong.isOver(network, now)) return answer(reply.header('retry-after', '3600'), 429);
        const message = snsMessageIn(request.body ?? '');
        const refusal = message ? await refusalOf(message, now) : 'malformed';
        if (!message || refusal) {
          wrong.count(network, now);
          request.log.warn({ refusal }, 'A message for the events of emails was not taken.');
          return answer(reply, refusal === 'malformed' ? 400 : 403);
        }
        if (message.Type !== 'Notification')
          return answer(reply, await confirmed(events, message, request.log));
        const told = toldBySes(message.Message, message.MessageId);
        if (!told || (await noted(db, told, now)) !== 'stranger') return answer(reply, 200);
        const isYoung = now.getTime() - told.takenAt.getTime() < NOTED_MS;
        return answer(reply, isYoung ? 503 : 200);
      },
    );
  });
}

/** By what SES calls it; by our own name where that is not noted. */
async function noted(db: Db, { ownId, ...report }: ToldBySes, now: Date): Promise<Noted> {
  const byCarrier = await noteReport(db, report, now);
  if (byCarrier !== 'stranger' || ownId === undefined) return byCarrier;
  return noteReport(db, { ...report, email: { messageId: ownId } }, now);
}

/** A subscription is confirmed at the topic's own host; that one ended is told to whoever looks after the server. */
async function confirmed(
  { topic, fetchText }: EmailEvents,
  { Type, Token = '' }: SnsMessage,
  log: FastifyBaseLogger,
): Promise<200 | 502> {
  const { arn } = topic;
  if (Type === 'UnsubscribeConfirmation') {
    log.warn({ topic: arn }, 'The topic of email events no longer tells this portal anything.');
    return 200;
  }
  const address = confirmationAt(topic, Token);
  const isDone =
    address !== undefined &&
    (await fetchText(address).then(
      () => true,
      () => false,
    ));
  if (isDone) log.info({ topic: arn }, 'The topic of email events tells this portal from now on.');
  else log.warn({ topic: arn }, 'The subscription to the topic of email events could not be confirmed.');
  return isDone ? 200 : 502;
}

const answer = (reply: FastifyReply, status: 200 | 400 | 403 | 429 | 502 | 503): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(status === 200 ? 'OK' : pages.nothingHere());
