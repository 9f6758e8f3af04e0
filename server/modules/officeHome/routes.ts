import * as officeHome from '@contract/officeHome/endpoints';
import { fileDayOf } from '@contract/rules/achProposal';
import type { Clock } from '@server/clock';
import type { Db } from '@server/db/db';
import { originatorVersions, versionInForce } from '@server/domain/originator/originator';
import type { Api } from '@server/http/api';
import { waitingOf, weeksOf } from './desk';

interface OfficeHomeDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}

/** The office's first page. That only the office comes here is said by the endpoint. */
export function officeHomeRoutes(api: Api, { db, clock, booksZone }: OfficeHomeDeps): void {
  api.on(officeHome.desk, async (_, { username: me, permissions }) => {
    const looking = { me, permissions, now: clock.now(), booksZone };
    const versions = await originatorVersions(db.sql);
    const inForce = versionInForce(versions, looking.now);
    const [waiting, weeks] = await Promise.all([waitingOf(db.sql, looking), weeksOf(db.sql, looking)]);
    return {
      waiting,
      cutoff: inForce ? fileDayOf(looking.now, inForce.settings).next.toISOString() : null,
      weeks,
      booksZone,
    };
  });
}
