import { sql } from 'kysely';
import type { Email, EmailFilter } from '@contract/email/schema';
import { emailKinds } from '@contract/email/labels';
import { defineList } from '@server/lists/defineList';
import {
  anyCode,
  anyWord,
  columnsOf,
  type Condition,
  eachWord,
  equals,
  fromMidnight,
  toMidnight,
} from '@server/lists/filters';
import { byInstant } from '@server/lists/order';
import { anyOf } from '@server/db/anyOf';
import { asEmail, type ListedRow } from './asEmail';

const createdAt = sql.ref('m.created_at');
const kind = sql.ref('m.letter');

/** The emails of the outbox; what one says stays sealed here. The scope is the zone in which days begin and end. */
export const emailList = defineList<string, EmailFilter, ListedRow, Email>()({
  from: () => sql`outbox_message m`,
  // Only the office reads it. An email to nobody is none.
  access: () => [sql<boolean>`m.recipient is not null`],
  columns: {
    ...columnsOf('m', [
      'message_id',
      'channel',
      'letter',
      'recipient',
      'state',
      'attempts',
      'last_error',
      'created_at',
      'sent_at',
      'requeued_at',
    ] as const),
    holds: sql`m.payload is not null`,
  },
  sorts: { created: byInstant(createdAt) },
  ties: [{ key: sql.ref('m.message_id'), type: 'uuid' }],
  filters: {
    state: equals(sql.ref('m.state')),
    kind: anyWord(kind, Object.keys(emailKinds), 'a kind of email'),
    recipient: anyCode(sql`lower(m.recipient)`, (to) => to.toLowerCase()),
    from: (day, { scope }) => fromMidnight(createdAt, scope, day),
    to: (day, { scope }) => toMidnight(createdAt, scope, day),
    q: eachWord((pattern, _, word): Condition => {
      // A kind is found by its words too.
      const spoken = Object.entries(emailKinds)
        .filter(([, words]) => words.toLowerCase().includes(word.toLowerCase()))
        .map(([one]) => one);
      return sql`(concat_ws(' ', m.recipient, m.last_error) ilike ${pattern} or ${anyOf(kind, spoken)})`;
    }),
  },
  finish: (rows) => rows.map(asEmail),
});
