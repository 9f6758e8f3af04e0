import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { members } from '@contract/paging';
import { ApiError } from '@contract/problem';
import type { StatementFilter } from '@contract/statements/schema';
import { anyOf } from '@server/db/anyOf';

export type Filter = Pick<StatementFilter, 'year' | 'q'>;

/** What narrows the list, apart from the account: every member narrows further. */
export function conditionsOf({ year, q }: Filter): RawBuilder<SqlBool>[] {
  const years = members(year).map(yearOf);
  const words = (q ?? '').split(/\s+/).filter(Boolean);
  return [
    ...(years.length > 0 ? [anyOf(sql`extract(year from s.period_to)::text`, years)] : []),
    ...words.map(
      (word) => sql<SqlBool>`concat_ws(' ', s.statement_no, s.account_no, a.name)
        ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`,
    ),
  ];
}

function yearOf(text: string): string {
  if (/^[0-9]{4}$/.test(text)) return text;
  const message = `${text} is not a year; a year has four digits.`;
  throw new ApiError({ code: 'invalid', message, fields: { year: message } });
}
