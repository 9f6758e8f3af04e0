import { sql } from 'kysely';
import * as shell from '@locales/shell';
import type { Email, EmailFilter } from '@contract/email/schema';
import { emailColumns as labels, emailKindLabels, emailKinds, emailStateWords } from '@contract/email/labels';
import { undeliveredWords, whyUndelivered } from '@contract/email/failures';
import { defineList } from '@server/lists/defineList';
import {
  anyCode,
  anyWord,
  type Condition,
  eachWord,
  equals,
  fromMidnight,
  toMidnight,
} from '@server/lists/filters';
import { labeledColumns } from '@server/lists/labeledColumns';
import { byInstant } from '@server/lists/order';
import { anyOf } from '@server/db/anyOf';
import { asEmail, type ListedRow } from './asEmail';

const createdAt = sql.ref('m.created_at');
const kind = sql.ref('m.letter');

const column = labeledColumns<string, Email, keyof typeof labels>(labels);

/** The emails of the outbox; what one says stays sealed here. The scope is the zone in which days begin and end. */
export const emailList = defineList<string, EmailFilter, ListedRow, Email>()({
  from: () => sql`outbox_message m`,
  // Only the office reads it. An email to nobody is none.
  access: () => [sql<boolean>`m.recipient is not null`],
  columns: {
    state: column('state', { sql: sql.ref('m.state'), value: ({ state }) => emailStateWords[state] }),
    letter: column('kind', { sql: kind, value: (email) => emailKindLabels(email.kind) }),
    recipient: column('to', { sql: sql.ref('m.recipient') }),
    created_at: column('created', { sql: createdAt, value: (email) => email.createdAt }),
    attempts: column('attempts', { sql: sql.ref('m.attempts'), format: 'number' }),
    last_error: column('reason', { sql: sql.ref('m.last_error'), value: ({ lastError }) => lastError }),
    sent_at: column('sent', { sql: sql.ref('m.sent_at'), value: ({ sentAt }) => sentAt }),
    requeued_at: column('requeued', { sql: sql.ref('m.requeued_at'), value: ({ requeuedAt }) => requeuedAt }),
    message_id: column('id', { sql: sql.ref('m.message_id'), value: ({ id }) => id }),
    channel: sql.ref('m.channel'),
    holds: sql`m.payload is not null`,
  },
  sorts: { created: byInstant(createdAt) },
  ties: [{ key: sql.ref('m.message_id'), type: 'uuid' }],
  filters: {
    state: equals(sql.ref('m.state')),
    kind: anyWord(kind, Object.keys(emailKinds)),
    recipient: anyCode(sql`lower(m.recipient)`, (to) => to.toLowerCase()),
    from: (day, { scope }) => fromMidnight(createdAt, scope, day),
    to: (day, { scope }) => toMidnight(createdAt, scope, day),
    q: eachWord((pattern, _, word): Condition => {
      // A kind and why it failed are found by their words too.
      const has = (words: string) => words.toLowerCase().includes(word.toLowerCase());
      const spoken = Object.entries(emailKinds).flatMap(([one, words]) => (has(words) ? [one] : []));
      const why = whyUndelivered.filter((one) => has(undeliveredWords(one)));
      return sql`(concat_ws(' ', m.recipient, m.last_error) ilike ${pattern} or ${anyOf(kind, spoken)}
        or ${anyOf(sql`split_part(m.last_error, ' ', 1)`, why)})`;
    }),
  },
  finish: (rows) => rows.map(asEmail),
  file: {
    screen: 'emails',
    get sheet() {
      return shell.titleEmail();
    },
    outlivesDrops: true,
  },
});
