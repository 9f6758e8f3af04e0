import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { AuditFilter } from '@contract/audit/schema';
import { addDays } from '@contract/format/date';
import { members } from '@contract/paging';
import { auditActions, auditEntities } from '@contract/audit/labels';
import { ApiError } from '@contract/problem';
import { anyOf } from '@server/db/anyOf';

type Condition = RawBuilder<SqlBool>;

/**
 * What narrows the events.
 * @param booksZone in which days begin and end
 * @throws Refusal 'invalid' for an action or entity that there is not
 */
export function narrowing(filter: AuditFilter, booksZone: string): Condition[] {
  const { from, to, q = '' } = filter;
  const actions = knownOf(filter.action, Object.keys(auditActions), 'action');
  const entities = knownOf(filter.entity, auditEntities, 'entity');
  const begins = (day: string) => sql`(${day}::date)::timestamp at time zone ${booksZone}`;
  return [
    ...among('actor', members(filter.actor)),
    ...among('subject', members(filter.subject)),
    ...among('action', actions),
    ...among('entity', entities),
    ...among('ip', members(filter.ip)),
    ...(from ? [sql<SqlBool>`e.at >= ${begins(from)}`] : []),
    ...(to ? [sql<SqlBool>`e.at < ${begins(addDays(to, 1))}`] : []),
    ...q.split(/\s+/).filter(Boolean).map(saying),
  ];
}

const among = (column: string, values: readonly string[]): Condition[] =>
  values.length > 0 ? [anyOf(sql.ref(`e.${column}`), values)] : [];

/** Whether a word occurs in what people look for, in capitals or not; an action is found by its words too. */
function saying(word: string): Condition {
  const like = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  const spoken = Object.entries(auditActions)
    .filter(([, words]) => words.toLowerCase().includes(word.toLowerCase()))
    .map(([action]) => action);
  return sql<SqlBool>`(concat_ws(' ', e.actor, e.subject, e.entity_id, e.ip, e.before_state, e.after_state)
      ilike ${like} or ${anyOf(sql.ref('e.action'), spoken)})`;
}

function knownOf(list: string | undefined, known: readonly string[], field: string): string[] {
  const asked = members(list);
  const stranger = asked.find((word) => !known.includes(word));
  if (stranger === undefined) return asked;
  const message = `The audit knows no ${field} "${stranger}". Choose one of its own.`;
  throw new ApiError({ code: 'invalid', message, fields: { [field]: message } });
}
