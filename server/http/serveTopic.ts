import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '@contract/rules/network';
import * as pages from '@locales/pages';
import type { Clock } from '@server/clock';
import { createCallLimit } from '@server/http/callLimit';
import { sendProblem } from '@server/http/problems';
import {
  confirmationAt,
  type FetchText,
  type SnsMessage,
  snsMessageIn,
  type SnsTopic,
  snsVerifier,
} from './snsMessage';

/** What listening to a topic of Amazon SNS takes. */
export interface TopicEvents {
  readonly topic: SnsTopic;
  readonly fetchText: FetchText;
}

interface Listening {
  readonly path: string;
  readonly events: TopicEvents;
  readonly clock: Clock;
  /** Takes what was published; 503 has SNS ask again. */
  readonly take: (message: SnsMessage, now: Date) => Promise<200 | 503>;
}

/** As long as a message of Amazon SNS may be. */
const MAX_BYTES = 262_144;
/** Of one network in an hour, whose messages nobody signed. */
const MOST_WRONG = 60;

/**
 * Takes what a topic of Amazon SNS tells: docs/decisions/086-returned-email.md. It has no signed-in caller, so that it stands
 * beside the API: a message is believed by its signature alone, and is read only then.
 */
export function serveTopic(http: FastifyInstance, { path, events, clock, take }: Listening): void {
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
      path,
      { errorHandler, bodyLimit: MAX_BYTES },
      async (request, reply) => {
        const now = clock.now();
        const network = networkOf(request.ip);
        if (wrong.isOver(network, now)) return answer(reply.header('retry-after', '3600'), 429);
        const message = snsMessageIn(request.body ?? '');
        const refusal = message ? await refusalOf(message, now) : 'malformed';
        if (!message || refusal) {
          wrong.count(network, now);
          request.log.warn({ refusal }, 'A message for a topic was not taken.');
          return answer(reply, refusal === 'malformed' ? 400 : 403);
        }
        if (message.Type !== 'Notification')
          return answer(reply, await confirmed(events, message, request.log));
        return answer(reply, await take(message, now));
      },
    );
  });
}

/** A subscription is confirmed at the topic's own host; that one ended is told to whoever looks after the server. */
async function confirmed(
  { topic, fetchText }: TopicEvents,
  { Type, Token = '' }: SnsMessage,
  log: FastifyBaseLogger,
): Promise<200 | 502> {
  const { arn } = topic;
  if (Type === 'UnsubscribeConfirmation') {
    log.warn({ topic: arn }, 'The topic no longer tells this portal anything.');
    return 200;
  }
  const address = confirmationAt(topic, Token);
  const isDone =
    address !== undefined &&
    (await fetchText(address).then(
      () => true,
      () => false,
    ));
  if (isDone) log.info({ topic: arn }, 'The topic tells this portal from now on.');
  else log.warn({ topic: arn }, 'The subscription to the topic could not be confirmed.');
  return isDone ? 200 : 502;
}

const answer = (reply: FastifyReply, status: 200 | 400 | 403 | 429 | 502 | 503): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(status === 200 ? 'OK' : pages.nothingHere());
