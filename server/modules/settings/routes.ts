import * as officeSettings from '@contract/settings/endpoints';
import type { Clock } from '@server/clock';
import type { Db } from '@server/db/db';
import { changeSettings } from '@server/domain/consent/limits';
import { effectiveInstant } from '@server/domain/settings/deciding';
import type { Api } from '@server/http/api';
import { actingOf } from '@server/http/stepUp';
import { decidedSettings } from './decided';

interface SettingsOptions {
  readonly db: Db;
  readonly clock: Clock;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}

export function settingsRoutes(api: Api, { db, clock, booksZone }: SettingsOptions): void {
  api
    .on(officeSettings.decided, async ({ query: { version } }) =>
      decidedSettings(db.sql, { now: clock.now(), booksZone }, version),
    )
    .on(officeSettings.decide, async ({ body }, caller, origin) => {
      const at = clock.now();
      const from = effectiveInstant(body.effectiveFrom, at);
      await db.transaction((tx) => changeSettings(tx, body, from, actingOf(caller, origin, at)));
      return decidedSettings(db.sql, { now: at, booksZone });
    });
}
