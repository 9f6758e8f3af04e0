import { type Kysely, sql } from 'kysely';
import type { RequestTotals } from '@contract/requests/schema';
import { requestTabs } from '@contract/requests/labels';
import type { Tables } from '@server/db/tables';
import type { Viewer } from '../viewer';
import { inTab, narrowing, type RequestFilter, type Tab } from './filter';
import { requestsOf } from './requestQuery';

/** How many requests each tab has under the other filters, and what those of the chosen one ask for. */
export const totalsOf =
  (db: Kysely<Tables>) =>
  async (viewer: Viewer, filter: RequestFilter): Promise<RequestTotals> => {
    const count = (tab: Tab) => sql<number>`count(*) filter (where ${inTab(tab, viewer)})`.as(tab);
    const shown = inTab(filter.tab, viewer);
    const { rows, amountCents, ...tabs } = await requestsOf(db, viewer)
      .select([
        sql<number>`count(*) filter (where ${shown})`.as('rows'),
        sql<number>`coalesce(sum(r.amount_cents) filter (where ${shown}), 0)::bigint`.as('amountCents'),
        ...requestTabs.map(count),
      ])
      .where((eb) => eb.and(narrowing(filter, viewer)))
      .executeTakeFirstOrThrow();
    return { rows, amountCents, tabs };
  };
