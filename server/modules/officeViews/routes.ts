import { randomUUID } from 'node:crypto';
import * as officeViews from '@contract/officeViews/endpoints';
import type { Clock } from '@server/clock';
import type { Db } from '@server/db/db';
import type { Api } from '@server/http/api';
import { officeViewRepository } from './repository';

/** Everybody of the office keeps views of their own. */
export function officeViewRoutes(api: Api, { db, clock }: { readonly db: Db; readonly clock: Clock }): void {
  const views = officeViewRepository(db);
  api
    .on(officeViews.list, async ({ query: { screen } }, { username }) => ({
      views: await views.of(username, screen),
    }))
    .on(officeViews.save, async ({ body }, { username }) => ({
      views: await views.save({ ...body, owner: username, id: randomUUID(), at: clock.now() }),
    }))
    .on(officeViews.remove, async ({ params: { id } }, { username }) => ({
      views: await views.remove(username, id),
    }));
}
