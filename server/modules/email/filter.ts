import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { addDays } from '@contract/format/date';
import type { EmailFilter } from '@contract/email/schema';
import { members } from '@contract/paging';
import { ApiError } from '@contract/problem';
import { emailKinds, type EmailState } from '@contract/email/labels';
import { anyOf } from '@server/db/anyOf';

type Condition = RawBuilder<SqlBool>;

/** Whether a letter is in a state; none lets every letter through. A letter to nobody is no letter. */
export const inState = (state: EmailState | '' | undefined): Condition =>
  state ? sql<SqlBool>`m.state = ${state}` : sql<SqlBool>`true`;

/**
 * What narrows the letters beside their state.
 * @param booksZone in which days begin and end
 * @throws Refusal 'invalid' for a kind that there is not
 */
export function narrowing(filter: EmailFilter, booksZone: string): Condition[] {
  const { from, to, q = '' } = filter;
  const kinds = members(filter.kind);
  const recipients = members(filter.recipient).map((to) => to.toLowerCase());
  const stranger = kinds.find((kind) => !(kind in emailKinds));
  if (stranger !== undefined) {
    const message = `"${stranger}" is no kind of letter.`;
    throw new ApiError({ code: 'invalid', message, fields: { kind: message } });
  }
  const begins = (day: string) => sql`(${day}::date)::timestamp at time zone ${booksZone}`;
  return [
    sql<SqlBool>`m.recipient is not null`,
    ...(kinds.length > 0 ? [anyOf(sql.ref('m.letter'), kinds)] : []),
    ...(recipients.length > 0 ? [anyOf(sql`lower(m.recipient)`, recipients)] : []),
    ...(from ? [sql<SqlBool>`m.created_at >= ${begins(from)}`] : []),
    ...(to ? [sql<SqlBool>`m.created_at < ${begins(addDays(to, 1))}`] : []),
    ...q.split(/\s+/).filter(Boolean).map(saying),
  ];
}

/** Whether a word occurs in what people look for, in capitals or not; a kind is found by its words too. */
function saying(word: string): Condition {
  const like = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  const spoken = Object.entries(emailKinds)
    .filter(([, words]) => words.toLowerCase().includes(word.toLowerCase()))
    .map(([kind]) => kind);
  return sql<SqlBool>`(concat_ws(' ', m.recipient, m.last_error) ilike ${like}
      or ${anyOf(sql.ref('m.letter'), spoken)})`;
}
