import { randomUUID } from 'node:crypto';
import * as officeViews from '@contract/officeViews/endpoints';
import type { Clock } from '@server/clock';
import type { Db } from '@server/db/db';
import type { Api } from '@server/http/api';
import { MAX_VIEWS } from '@contract/officeViews/labels';
import type { OfficeView } from '@contract/officeViews/schema';
import { ApiError } from '@contract/problem';
import * as m from '@locales/problems';
import { oneAtATime } from '@server/db/oneAtATime';

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

interface NewView extends OfficeView {
  readonly owner: string;
  readonly screen: string;
  readonly at: Date;
}

/** Views of lists, by whose they are. */
function officeViewRepository(db: Db) {
  const of = (owner: string, screen: string, sql = db.sql): Promise<OfficeView[]> =>
    sql
      .selectFrom('office_view')
      .select(['view_id as id', 'title', 'address'])
      .where('owner', '=', owner)
      .where('screen', '=', screen)
      .orderBy('title')
      .execute();

  return {
    of,

    /** @throws ApiError 'invalid' for a name of blanks, 'conflict' where there are too many */
    async save({ id, owner, screen, title, address, at }: NewView): Promise<OfficeView[]> {
      const name = title.trim();
      if (name === '') {
        const message = m.viewNeedsName();
        throw new ApiError({ code: 'invalid', message, fields: { title: message } });
      }
      await db.transaction(async (tx) => {
        await oneAtATime(tx, 'view', owner);
        const kept = await of(owner, screen, tx.sql);
        if (kept.length >= MAX_VIEWS && !kept.some((view) => view.title === name)) {
          throw new ApiError({
            code: 'conflict',
            message: m.tooManyViews({ most: MAX_VIEWS }),
          });
        }
        await tx.sql
          .insertInto('office_view')
          .values({ view_id: id, owner, screen, title: name, address, created_at: at.toISOString() })
          .onConflict((is) => is.columns(['owner', 'screen', 'title']).doUpdateSet({ address }))
          .execute();
      });
      return of(owner, screen);
    },

    /** @throws ApiError 'not-found' for a view of nobody, or of somebody else */
    async remove(owner: string, id: string): Promise<OfficeView[]> {
      const gone = await db.sql
        .deleteFrom('office_view')
        .where('owner', '=', owner)
        .where('view_id', '=', isUuid(id) ? id : null)
        .returning('screen')
        .executeTakeFirst();
      if (gone) return of(owner, gone.screen);
      throw new ApiError({
        code: 'not-found',
        message: m.noSuchView(),
      });
    },
  };
}

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
