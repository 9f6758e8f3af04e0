import * as calendar from '@contract/calendar/endpoints';
import { calendarPath } from '@contract/rules/calendarLink';
import type { Clock } from '@server/clock';
import type { Db } from '@server/db/db';
import type { Api } from '@server/http/api';
import { actingOf } from '@server/http/stepUp';
import { chooseAmounts, endLink, makeLink, statusOf } from './links';

interface CalendarLinkDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** People make the link of their calendar, choose what it tells, and end it: by the token alone, for nobody else. */
export function calendarRoutes(api: Api, { db, clock }: CalendarLinkDeps): void {
  api
    .on(calendar.status, (_, { username }) => statusOf(db.sql, username))
    .on(calendar.make, async ({ body: { withAmounts } }, caller, origin) => {
      const token = await makeLink(db, { ...actingOf(caller, origin, clock.now()), withAmounts });
      return { ...(await statusOf(db.sql, caller.username)), path: calendarPath(token) };
    })
    .on(calendar.choose, async ({ body: { withAmounts } }, caller, origin) => {
      await chooseAmounts(db, { ...actingOf(caller, origin, clock.now()), withAmounts });
      return statusOf(db.sql, caller.username);
    })
    .on(calendar.end, async (_, caller, origin) => {
      await endLink(db, actingOf(caller, origin, clock.now()));
      return statusOf(db.sql, caller.username);
    });
}
