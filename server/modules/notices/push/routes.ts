import * as contract from '@contract/push/endpoints';
import type { Clock } from '@server/clock';
import type { Db } from '@server/db/db';
import type { Outbox } from '@server/domain/email/outbox';
import type { Api } from '@server/http/api';
import { actingOf } from '@server/http/stepUp';
import { addDevice, chooseAmounts, removeDevice, statusOf } from './devices';
import type { WebPush } from './webPush';

interface PushDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly outbox: Outbox;
  /** Undefined where nothing is pushed. */
  readonly push: WebPush | undefined;
}

/** People have notices pushed to their devices: by the token alone, for nobody else. */
export function pushRoutes(api: Api, deps: PushDeps): void {
  const { db, clock, push } = deps;
  const status = (person: string) => statusOf(db.sql, person, push);
  api
    .on(contract.status, (_, { username }) => status(username))
    .on(contract.add, async ({ body }, caller, origin) => {
      await addDevice(deps, body, actingOf(caller, origin, clock.now()));
      return status(caller.username);
    })
    .on(contract.choose, async ({ params, body }, caller, origin) => {
      await chooseAmounts(db, { ...actingOf(caller, origin, clock.now()), ...params, ...body });
      return status(caller.username);
    })
    .on(contract.remove, async ({ params }, caller, origin) => {
      await removeDevice(db, { ...actingOf(caller, origin, clock.now()), ...params });
      return status(caller.username);
    });
}
