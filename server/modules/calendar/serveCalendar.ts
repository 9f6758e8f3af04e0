import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dateInZone } from '@contract/format/date';
import { calendarPath, calendarToken } from '@contract/rules/calendarLink';
import { networkOf } from '@contract/rules/network';
import { inLanguage } from '@locales/inLanguage';
import * as m from '@locales/calendar';
import * as pages from '@locales/pages';
import type { Clock } from '@server/clock';
import type { Db } from '@server/db/db';
import { icalendar } from '@server/exports/icalendar';
import { sendProblem } from '@server/http/problems';
import { calendarEvents } from './events';
import { createCallLimit } from '@server/http/callLimit';
import { hashOf, linkOf, noteFetched } from './links';

interface CalendarDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
  readonly companyName: string;
  /** Where the portal is; undefined: entries have no links. */
  readonly portalUrl: string | undefined;
}

const REFRESH_HOURS = 6;
/** Four devices that ask every five minutes, and then some. */
const MOST_PER_LINK = 120;
/** Google and Microsoft ask for many people from few addresses, also for links that have ended. */
const MOST_WRONG_PER_NETWORK = 300;

/**
 * Answers calendar programs, which bring the link and nothing else: docs/rules.md#calendar. Whoever has it reads what
 * its person may see today. Nothing is sent that tells a link which ended from one that never was.
 */
export function serveCalendar(http: FastifyInstance, { db, clock, booksZone, ...deps }: CalendarDeps): void {
  const ofLinks = createCallLimit(MOST_PER_LINK);
  const wrong = createCallLimit(MOST_WRONG_PER_NETWORK);

  // What fails is told as by the API: in our words, with nothing of what failed.
  const errorHandler = (error: Error, request: FastifyRequest, reply: FastifyReply) =>
    void sendProblem(error, request, reply);
  http.get(calendarPath(':token'), { errorHandler }, async (request, reply) => {
    const now = clock.now();
    const today = dateInZone(now, booksZone);
    const network = networkOf(request.ip);
    if (wrong.isOver(network, now)) return refuse(reply, 429);
    // As it was sent: an address that spells it otherwise is none of ours.
    const token = calendarToken(request.url.split('?', 1)[0]!) ?? '';
    const link = await linkOf(db.sql, token);
    if (!link) {
      wrong.count(network, now);
      return refuse(reply, 404);
    }
    const linkKey = hashOf(token).toString('base64');
    if (ofLinks.isOver(linkKey, now)) return refuse(reply, 429);
    ofLinks.count(linkKey, now);
    const text = await inLanguage(link.language, async () => {
      const events = await calendarEvents(db.sql, { ...link, today, portalUrl: deps.portalUrl });
      return icalendar({ name: deps.companyName, refreshHours: REFRESH_HOURS, stamped: today, events });
    });
    if (link.fetchedOn !== today) await noteFetched(db.sql, token, today);
    const tag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    void reply.headers({ 'cache-control': 'private, no-cache', etag: tag });
    if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="calendar.ics"')
      .send(text);
  });
}

function refuse(reply: FastifyReply, status: 404 | 429): FastifyReply {
  if (status === 429) void reply.header('retry-after', '3600');
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(status === 404 ? pages.nothingHere() : m.askedTooOften());
}
