import { type Kysely, sql } from 'kysely';
import type { QueueFilter, QueueTotals } from '@contract/queue/schema';
import { type QueueTabName, queueTabNames } from '@contract/queue/labels';
import type { Tables } from '@server/db/tables';
import { inTab, narrowing, type QueueMoment } from './filter';
import { queueOf } from './queueQuery';

/** How many requests each tab has under the other filters, and what those of the chosen one come to. */
export const totalsOf =
  (db: Kysely<Tables>) =>
  async (moment: QueueMoment, filter: QueueFilter): Promise<QueueTotals> => {
    const count = (tab: QueueTabName) => sql<number>`count(*) filter (where ${inTab(tab)})`.as(tab);
    const shown = inTab(filter.tab);
    const { rows, amountCents, ...tabs } = await queueOf(db)
      .select([
        sql<number>`count(*) filter (where ${shown})`.as('rows'),
        sql<number>`coalesce(sum(r.amount_cents) filter (where ${shown}), 0)::bigint`.as('amountCents'),
        ...queueTabNames.map(count),
      ])
      .where((eb) => eb.and(narrowing(filter, moment)))
      .executeTakeFirstOrThrow();
    return { rows, amountCents, booksZone: moment.booksZone, tabs };
  };
