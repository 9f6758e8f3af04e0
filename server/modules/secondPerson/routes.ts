import * as secondPerson from '@contract/secondPerson/endpoints';
import type { Clock } from '@server/clock';
import type { Db } from '@server/db/db';
import { allWaiting, waitingFor } from '@server/domain/consent/waitingForSecond';
import type { Api } from '@server/http/api';
import type { Caller } from '@server/http/caller';
import { actingOf } from '@server/http/stepUp';
import { decide } from './decide';

interface SecondPersonDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}

/** What waits for a second person, whatever it is: docs/rules.md#second-person. */
export function secondPersonRoutes(api: Api, { db, clock, booksZone }: SecondPersonDeps): void {
  const told = async (caller: Caller) => ({
    waiting: waitingFor(await allWaiting(db.sql), caller),
    booksZone,
  });
  api
    .on(secondPerson.list, (_, caller) => told(caller))
    .on(secondPerson.decide, async ({ params: { id }, body: { decision } }, caller, origin) => {
      await db.transaction((tx) => decide(tx, id, decision, actingOf(caller, origin, clock.now())));
      return told(caller);
    });
}
