import * as reconciliation from '@contract/reconciliation/endpoints';
import type { Api } from '@server/http/api';
import { actingOf } from '@server/http/stepUp';
import { closesOf, signClose } from './dayClose';
import type { ReconciliationDeps } from './deps';
import { differenceList } from './differenceList';
import { moveDifference } from './moveDifference';
import { boardAt, oneDifference } from './oneDifference';

/** What portal, bank and ERP say of the same money. That only the office comes here is said by the endpoints. */
export function reconciliationRoutes(api: Api, deps: ReconciliationDeps): void {
  const { db, clock, booksZone } = deps;
  const board = () => boardAt(db.sql, clock.now(), booksZone);

  api
    .on(reconciliation.list, async ({ query }) =>
      differenceList.page(db.sql, await board(), { ...query, sort: 'day' }),
    )
    .on(reconciliation.totals, async ({ query }) => {
      const scope = await board();
      const { rows, differenceCents, chips } = await differenceList.totals(db.sql, scope, query);
      return { rows, differenceCents, states: chips, asOf: scope.asOf };
    })
    .stream(reconciliation.exportFile, async ({ query }) => {
      const scope = await board();
      return differenceList.file(db.sql, scope, scope.today, { ...query, sort: 'day' });
    })
    .on(reconciliation.closes, (_, { username: by }) =>
      db.transaction((tx) => closesOf(tx.sql, { by, at: clock.now() }, booksZone)),
    )
    .on(reconciliation.sign, ({ body }, caller, origin) =>
      db.transaction(async (tx) => {
        const acting = actingOf(caller, origin, clock.now());
        await signClose(tx, body, acting, booksZone);
        return closesOf(tx.sql, acting, booksZone);
      }),
    )
    .on(reconciliation.one, async ({ params }) => oneDifference(db.sql, await board(), params, booksZone))
    .on(reconciliation.move, ({ params, body }, caller, origin) =>
      db.transaction((tx) =>
        moveDifference(tx, deps, { ...params, ...body }, actingOf(caller, origin, clock.now())),
      ),
    );
}
