import { randomUUID } from 'node:crypto';
import * as officeViews from '@contract/officeViews/endpoints';
import type { Clock } from '@server/clock';
import { isUuid } from '@server/db/isUuid';
import type { Db } from '@server/db/db';
import type { Api } from '@server/http/api';
import { MAX_VIEWS } from '@contract/officeViews/labels';
import type { OfficeView } from '@contract/officeViews/schema';
import { ApiError } from '@contract/problem';
import * as m from '@locales/problems';
import { oneAtATime } from '@server/db/oneAtATime';

/** Everybody of the office keeps views of their own, and sees those that colleagues share. */
export function officeViewRoutes(api: Api, { db, clock }: { readonly db: Db; readonly clock: Clock }): void {
  const views = officeViewRepository(db);
  api
    .on(officeViews.list, async ({ query: { screen } }, { username }) => ({
      views: await views.of(username, screen),
    }))
    .on(officeViews.save, async ({ body }, { username }) => ({
      views: await views.save({ ...body, person: username, id: randomUUID(), at: clock.now() }),
    }))
    .on(officeViews.start, async ({ body: { screen, id } }, { username }) => ({
      views: await views.start(username, screen, id),
    }))
    .on(officeViews.remove, async ({ params: { id } }, { username }) => ({
      views: await views.remove(username, id),
    }));
}

interface NewView extends Pick<OfficeView, 'id' | 'title' | 'address' | 'layout' | 'shared'> {
  readonly person: string;
  readonly screen: string;
  readonly at: Date;
}

/** Views of lists, by who sees them. */
function officeViewRepository(db: Db) {
  const of = (person: string, screen: string, sql = db.sql): Promise<OfficeView[]> =>
    sql
      .selectFrom('office_view as v')
      .leftJoin('office_start_view as s', (join) =>
        join.onRef('s.view_id', '=', 'v.view_id').on('s.person', '=', person),
      )
      .select(['v.view_id as id', 'v.title', 'v.address', 'v.layout', 'v.shared', 'v.owner'])
      .select((eb) => [eb('v.owner', '=', person).as('own'), eb('s.view_id', 'is not', null).as('starts')])
      .where('v.screen', '=', screen)
      .where((eb) => eb.or([eb('v.owner', '=', person), eb('v.shared', '=', true)]))
      .orderBy('v.title')
      .orderBy('v.owner')
      .execute() as Promise<OfficeView[]>;

  return {
    of,

    /** @throws ApiError 'invalid' for a name of blanks, 'conflict' where there are too many */
    async save({ id, person, screen, title, address, layout, shared, at }: NewView): Promise<OfficeView[]> {
      const name = title.trim();
      if (name === '') {
        const message = m.viewNeedsName();
        throw new ApiError({ code: 'invalid', message, fields: { title: message } });
      }
      await db.transaction(async (tx) => {
        await oneAtATime(tx, 'view', person);
        const kept = (await of(person, screen, tx.sql)).filter(({ own }) => own);
        if (kept.length >= MAX_VIEWS && !kept.some((view) => view.title === name)) {
          throw new ApiError({ code: 'conflict', message: m.tooManyViews({ most: MAX_VIEWS }) });
        }
        const as = { address, layout, shared };
        await tx.sql
          .insertInto('office_view')
          .values({ view_id: id, owner: person, screen, title: name, ...as, created_at: at.toISOString() })
          .onConflict((is) => is.columns(['owner', 'screen', 'title']).doUpdateSet(as))
          .execute();
        // What is not shared any more is nobody else's beginning.
        if (!shared) await forgetStarts(tx.sql, { owner: person, screen, title: name });
      });
      return of(person, screen);
    },

    /** @throws ApiError 'not-found' for a view that the person does not see */
    async start(person: string, screen: string, id: string | null): Promise<OfficeView[]> {
      await db.transaction(async (tx) => {
        await oneAtATime(tx, 'view', person);
        if (id !== null && !(await of(person, screen, tx.sql)).some((view) => view.id === id))
          throw noSuchView();
        const own = { person, screen };
        await tx.sql
          .deleteFrom('office_start_view')
          .where('person', '=', person)
          .where('screen', '=', screen)
          .execute();
        if (id !== null)
          await tx.sql
            .insertInto('office_start_view')
            .values({ ...own, view_id: id })
            .execute();
      });
      return of(person, screen);
    },

    /** @throws ApiError 'not-found' for a view of nobody, or of somebody else */
    async remove(owner: string, id: string): Promise<OfficeView[]> {
      const gone = await db.sql
        .deleteFrom('office_view')
        .where('owner', '=', owner)
        .where('view_id', '=', isUuid(id) ? id : null)
        .returning('screen')
        .executeTakeFirst();
      if (!gone) throw noSuchView();
      return of(owner, gone.screen);
    },
  };
}

const noSuchView = (): ApiError => new ApiError({ code: 'not-found', message: m.noSuchView() });

interface Titled {
  readonly owner: string;
  readonly screen: string;
  readonly title: string;
}

const forgetStarts = (sql: Db['sql'], { owner, screen, title }: Titled) =>
  sql
    .deleteFrom('office_start_view')
    .where('person', '<>', owner)
    .where('view_id', 'in', (eb) =>
      eb
        .selectFrom('office_view')
        .select('view_id')
        .where('owner', '=', owner)
        .where('screen', '=', screen)
        .where('title', '=', title),
    )
    .execute();
