import * as originator from '@contract/originator/endpoints';
import type { Clock } from '@server/clock';
import type { Db } from '@server/db/db';
import type { Api, Origin } from '@server/http/api';
import type { Caller } from '@server/http/caller';
import { actingOf } from '@server/http/stepUp';
import type { NumberVault } from '@server/vault/numberVault';
import { decide, propose } from './decide';
import { decidedOriginator } from './decided';

interface OriginatorOptions {
  readonly db: Db;
  readonly clock: Clock;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
  /** Of the company's own account. */
  readonly numbers: NumberVault;
}

export function originatorRoutes(api: Api, { db, clock, booksZone, numbers }: OriginatorOptions): void {
  const told = (caller: Caller, version?: number) =>
    decidedOriginator(db.sql, { now: clock.now(), booksZone, reader: caller.username }, version);
  const acting = (caller: Caller, origin: Origin) => actingOf(caller, origin, clock.now());
  api
    .on(originator.decided, ({ query: { version } }, caller) => told(caller, version))
    .on(originator.propose, async ({ body }, caller, origin) => {
      await propose({ db, numbers }, body, acting(caller, origin));
      return told(caller);
    })
    .on(originator.confirm, async ({ params: { version } }, caller, origin) => {
      await decide(db, version, 'confirmed', acting(caller, origin));
      return told(caller);
    })
    .on(originator.refuse, async ({ params: { version } }, caller, origin) => {
      await decide(db, version, 'refused', acting(caller, origin));
      return told(caller);
    });
}
