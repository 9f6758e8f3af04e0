import { type SqlBool, sql } from 'kysely';
import type { Email, EmailFilter, EmailQuery, EmailTotals } from '@contract/email/schema';
import { emailStates } from '@contract/email/labels';
import type { Db } from '@server/db/db';
import { decodeMark, pageFrom, placeOf, turnOf } from '@server/http/keyset';
import { asEmail, type EmailRow } from './asEmail';
import { inState, narrowing } from './filter';

type Place = readonly [createdAt: string, id: string];
const isPlace = placeOf<Place>('text', 'text');

/** Reads the outbox; what a letter says stays sealed here. */
export const emailRepository = ({ sql: db }: Pick<Db, 'sql'>, booksZone: string) => ({
  /** One page by keyset, by when letters were written. */
  async page(query: EmailQuery): Promise<{
    rows: Email[];
    next: string | null;
    previous: string | null;
  }> {
    const turn = turnOf(query);
    const place = turn && decodeMark(turn.mark, query.sort, isPlace);
    const way = (query.sort === '-created') === (turn?.back ?? false) ? 'asc' : 'desc';
    const beyond = place && beyondOf(place, way);
    const found = await db
      .selectFrom('outbox_message as m')
      .selectAll()
      .select(sql<boolean>`m.payload is not null`.as('holds'))
      .where((eb) =>
        eb.and([inState(query.state), ...narrowing(query, booksZone), ...(beyond ? [beyond] : [])]),
      )
      .orderBy('m.created_at', way)
      .orderBy('m.message_id', way)
      .limit(query.limit + 1)
      .execute();
    const page = pageFrom(found, query.limit, turn, (row) => [query.sort, row.created_at, row.message_id]);
    return { ...page, rows: page.rows.map(asEmail) };
  },

  async totals(filter: EmailFilter): Promise<EmailTotals> {
    const found = await db
      .selectFrom('outbox_message as m')
      .select(['m.state', sql<number>`count(*)`.as('letters')])
      .where((eb) => eb.and(narrowing(filter, booksZone)))
      .groupBy('m.state')
      .execute();
    const countOf = (state: string) => found.find((row) => row.state === state)?.letters ?? 0;
    const states = Object.fromEntries(
      emailStates.map((state) => [state, countOf(state)]),
    ) as EmailTotals['states'];
    const rows = filter.state
      ? states[filter.state]
      : Object.values(states).reduce((sum, count) => sum + count, 0);
    return { rows, states, booksZone };
  },

  one: (id: string): Promise<EmailRow | undefined> =>
    db
      .selectFrom('outbox_message')
      .selectAll()
      .where('message_id', '=', id)
      .where('recipient', 'is not', null)
      .executeTakeFirst(),
});

const beyondOf = ([createdAt, id]: Place, way: 'asc' | 'desc') =>
  sql<SqlBool>`(m.created_at, m.message_id) ${sql.raw(way === 'asc' ? '>' : '<')}
    (${createdAt}::timestamptz, ${id}::uuid)`;
