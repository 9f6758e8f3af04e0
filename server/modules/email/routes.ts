import * as emails from '@contract/email/endpoints';
import { emailStates } from '@contract/email/labels';
import type { EmailDetail, EmailFilter, EmailQuery, EmailTotals } from '@contract/email/schema';
import { dateInZone } from '@contract/format/date';
import { ApiError } from '@contract/problem';
import type { Db } from '@server/db/db';
import type { Api } from '@server/http/api';
import { suppressionOf } from '@server/domain/email/returned/suppressions';
import { sumOf } from '@server/lists/listTotals';
import { sql } from 'kysely';
import { asDetail, type EmailRow } from './asEmail';
import { emailList } from './emailList';
import { liftSuppression } from './liftSuppression';
import { type EmailDeps, noSuchEmail, requeueEmail } from './requeue';

interface LetterOptions extends EmailDeps {
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}

export function emailRoutes(api: Api, { booksZone, ...room }: LetterOptions): void {
  const repository = emailRepository(room.db, booksZone);
  const detail = async (id: string) => {
    const row = await repository.one(id);
    if (!row) throw noSuchEmail();
    return { ...asDetail(row, room.desk), ...(await repository.more(row)) };
  };

  api
    .on(emails.list, ({ query }) => repository.page(query))
    .on(emails.totals, ({ query }) => repository.totals(query))
    .stream(emails.exportFile, async ({ query }) =>
      emailList.file(room.db.sql, booksZone, dateInZone(room.clock.now(), booksZone), query),
    )
    .on(emails.one, ({ params }) => detail(params.id))
    .on(emails.requeue, async ({ params: { id } }, { username: by }, origin) => {
      await requeueEmail(room, { id, by, origin });
      return detail(id);
    })
    .on(emails.liftSuppression, ({ body }, { username: by }, origin) =>
      liftSuppression(room, { ...body, by, origin }),
    )
    .on(emails.requeueMany, async ({ body }, { username: by }, origin) => {
      const rows = [];
      for (const id of new Set(body.ids)) {
        const message = await requeueEmail(room, { id, by, origin }).then(() => null, inWords);
        rows.push({ id, done: message === null, message });
      }
      return { rows };
    });
}

/** What is wrong with one email stands in no other's way. */
function inWords(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  throw error;
}

/** Reads the outbox; what an email says stays sealed here. */
const emailRepository = ({ sql: db }: Pick<Db, 'sql'>, booksZone: string) => ({
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

  /** What else there is to know of one: whether its address is marked, and whether a copy can go. */
  async more(row: EmailRow): Promise<Pick<EmailDetail, 'mark' | 'canCopy' | 'copyOf'>> {
    const mark = row.channel === 'mail' ? await suppressionOf(db, row.recipient ?? '') : null;
    const told = await db
      .selectFrom('notice')
      .select('notice_id')
      .where('message_id', '=', row.copy_of ?? row.message_id)
      .where('account_no', 'is not', null)
      .limit(1)
      .executeTakeFirst();
    const left = row.state !== 'queued' && row.state !== 'dead';
    return { mark, canCopy: left && row.reader !== null && told !== undefined, copyOf: row.copy_of };
  },

  one: (id: string): Promise<EmailRow | undefined> =>
    db
      .selectFrom('outbox_message')
      .selectAll()
      .where('message_id', '=', id)
      .where('recipient', 'is not', null)
      .executeTakeFirst(),
});
