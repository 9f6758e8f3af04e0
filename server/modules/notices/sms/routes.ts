import * as contract from '@contract/textMessages/endpoints';
import type { Clock } from '@server/clock';
import type { Api, Origin } from '@server/http/api';
import type { Caller } from '@server/http/caller';
import { actingOf } from '@server/http/stepUp';
import { addNumber, confirmNumber, type NumberDeps, removeNumber, sendCode, statusOf } from './numbers';

interface TextDeps extends NumberDeps {
  readonly clock: Clock;
}

/** People have notices texted to their number: by the token alone, for nobody else. */
export function textMessageRoutes(api: Api, deps: TextDeps): void {
  const { db, clock } = deps;
  const status = ({ username }: Caller) => statusOf(db.sql, username, deps);
  const acting = (caller: Caller, origin: Origin) => {
    const { provenAt: _, ...by } = actingOf(caller, origin, clock.now());
    return by;
  };
  api
    .on(contract.status, (_, caller) => status(caller))
    .on(contract.add, async ({ body }, caller, origin) => {
      await addNumber(deps, body, actingOf(caller, origin, clock.now()));
      return status(caller);
    })
    .on(contract.sendCode, async (_, caller, origin) => {
      await sendCode(deps, acting(caller, origin));
      return status(caller);
    })
    .on(contract.confirm, async ({ body: { code } }, caller, origin) => {
      await confirmNumber(deps, code, acting(caller, origin));
      return status(caller);
    })
    .on(contract.remove, async (_, caller, origin) => {
      await removeNumber(deps, acting(caller, origin));
      return status(caller);
    });
}
