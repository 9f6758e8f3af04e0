import { sql } from 'kysely';
import type { EmailFilter, EmailQuery, EmailTotals } from '@contract/email/schema';
import { emailStates } from '@contract/email/labels';
import type { Db } from '@server/db/db';
import { sumOf } from '@server/lists/listTotals';
import type { EmailRow } from './asEmail';
import { emailList } from './emailList';

/** Reads the outbox; what a letter says stays sealed here. */
export const emailRepository = ({ sql: db }: Pick<Db, 'sql'>, booksZone: string) => ({
  /** One page, by when emails were written. */
  page: (query: EmailQuery) => emailList.page(db, booksZone, query),

  async totals({ state, ...filter }: EmailFilter): Promise<EmailTotals> {
    const found = await emailList.totalsBy(db, booksZone, filter, sql.ref<string>('m.state'));
    const countOf = (one: string) => sumOf(found, ({ key, rows }) => (key === one ? rows : 0));
    const states = Object.fromEntries(emailStates.map((one) => [one, countOf(one)])) as EmailTotals['states'];
    return {
      rows: state ? states[state] : sumOf(Object.values(states), (count) => count),
      states,
      booksZone,
    };
  },

  one: (id: string): Promise<EmailRow | undefined> =>
    db
      .selectFrom('outbox_message')
      .selectAll()
      .where('message_id', '=', id)
      .where('recipient', 'is not', null)
      .executeTakeFirst(),
});
