import * as accessRequests from '@contract/accessRequests/endpoints';
import { dateInZone } from '@contract/format/date';
import { ApiError } from '@contract/problem';
import { accessProblems } from '@contract/rules/accessRequest';
import { onceByKey } from '@server/domain/requests/onceByKey';
import type { Api } from '@server/http/api';
import { accessRequestList } from './accessRequestList';
import { ask } from './ask';
import { approve, type DecideDeps, reject } from './decide';
import { oneAccessRequest } from './oneAccessRequest';

interface AccessRequestDeps extends DecideDeps {
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}

/** Whoever has no sign-in has no name: their keys are told apart by themselves alone. */
const NOBODY = 'nobody';

/** People without a sign-in ask for one, and the office decides. */
export function accessRequestRoutes(api: Api, room: AccessRequestDeps): void {
  const { db, clock, outbox, booksZone } = room;
  const today = () => ({ today: dateInZone(clock.now(), booksZone), booksZone });
  const read = (requestNo: string) =>
    db.transaction((tx) => oneAccessRequest(tx.sql, requestNo, { now: clock.now(), booksZone }));

  api
    .on(accessRequests.ask, async ({ body, key }, _, origin) => {
      const wrong = accessProblems(body);
      if (Object.keys(wrong).length > 0) {
        const words = `${Object.values(wrong).join('. ')}.`;
        throw new ApiError({ code: 'invalid', message: words, fields: wrong });
      }
      const at = clock.now();
      const year = Number(dateInZone(at, booksZone).slice(0, 4));
      return onceByKey(db, { owner: NOBODY, key, route: accessRequests.ask.path, body, at }, async (tx) => ({
        requestNo: await ask(tx, outbox, body, { at, year, origin }),
      }));
    })
    .on(accessRequests.list, ({ query }) =>
      accessRequestList.page(db.sql, today(), { ...query, sort: 'age' }),
    )
    .on(accessRequests.totals, async ({ query }) => {
      const { rows, chips } = await accessRequestList.totals(db.sql, today(), query);
      return { rows, tabs: chips, booksZone };
    })
    .stream(accessRequests.exportFile, async ({ query }) => {
      const scope = today();
      return accessRequestList.file(db.sql, scope, scope.today, { ...query, sort: 'age' });
    })
    .on(accessRequests.one, ({ params }) => read(params.requestNo))
    .on(accessRequests.approve, async ({ params: { requestNo }, body, key }, caller, origin) => {
      await approve(room, body, { requestNo, caller, origin, key });
      return read(requestNo);
    })
    .on(accessRequests.reject, async ({ params: { requestNo }, body, key }, caller, origin) => {
      await reject(room, body, { requestNo, caller, origin, key });
      return read(requestNo);
    });
}
