import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { userFlags, userStatusNames } from '@contract/officeUsers/labels';
import { members } from '@contract/paging';
import { anyOf } from '@server/db/anyOf';
import { about } from '../errors';

type Condition = RawBuilder<SqlBool>;

export interface UserFilter {
  readonly q?: string;
  readonly status?: string;
  readonly flags?: string;
  readonly signIn?: 'never';
}

/** Where a user stands, as `statusOf` says it. */
export const status = sql<string>`case when u.state = 'active' then u.standing else u.state end`;

/** Those who were deleted are shown where they are asked for, and nowhere else. */
export function inStatus(filter: UserFilter): Condition {
  const wanted = known('status', filter.status, userStatusNames);
  return wanted.length > 0 ? anyOf(status, wanted) : sql<SqlBool>`u.state <> 'deleted'`;
}

/** What narrows the list beside the status: every member narrows further. */
export function narrowing(filter: UserFilter): Condition[] {
  return [
    ...known('flags', filter.flags, userFlags).map((flag) => sql<SqlBool>`${sql.ref(`u.${flag}`)}`),
    ...(filter.signIn === 'never' ? [sql<SqlBool>`u.last_sign_in_at is null`] : []),
    ...(filter.q ?? '').toLowerCase().split(/\s+/).filter(Boolean).map(saying),
  ];
}

/** Whether a word occurs in what people look for, or in the number or name of a linked account. */
function saying(word: string): Condition {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<SqlBool>`(u.search_text like ${pattern} or u.account_text like ${pattern})`;
}

function known(field: string, list: string | undefined, words: readonly string[]): string[] {
  const wanted = members(list);
  const stranger = wanted.find((word) => !words.includes(word));
  if (stranger !== undefined) throw about(field, `"${stranger}" is none of ${words.join(', ')}.`);
  return wanted;
}
