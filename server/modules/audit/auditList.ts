import { sql } from 'kysely';
import * as shell from '@locales/shell';
import type { AuditDetail, AuditFilter } from '@contract/audit/schema';
import { auditColumns as labels, actionWords, auditActions, auditEntities } from '@contract/audit/labels';
import { anyOf } from '@server/db/anyOf';
import { defineList } from '@server/lists/defineList';
import { anyCode, anyWord, type Condition, eachWord, fromMidnight, toMidnight } from '@server/lists/filters';
import { labeledColumns } from '@server/lists/labeledColumns';
import { byNumber } from '@server/lists/order';

type Filter = AuditFilter & {
  /** The number of one event. */
  readonly only?: number;
};

const seq = sql.ref('e.seq');
const at = sql.ref('e.at');
const action = sql.ref('e.action');

const column = labeledColumns<string, AuditDetail, keyof typeof labels>(labels);

/**
 * The events of the audit. The scope is the zone in which days begin and end. Everything that is hashed stands in the
 * file, so that the chain can be recomputed from it; a cell of a workbook cuts off states of more than 32,767 characters.
 */
export const auditList = defineList<string, Filter, AuditDetail>()({
  from: () => sql`audit_event e`,
  // Only the office reads it, and reads all.
  access: () => [],
  columns: {
    seq: column('seq', { sql: seq, format: 'number' }),
    at: column('at', { sql: at }),
    actor: column('actor', { sql: sql.ref('e.actor') }),
    actionInWords: column('action', { value: (event) => actionWords(event.action) }),
    action: column('code', { sql: action }),
    subject: column('subject', { sql: sql.ref('e.subject') }),
    entity: column('entity', { sql: sql.ref('e.entity') }),
    entityId: column('which', { sql: sql.ref('e.entity_id') }),
    before: column('before', { sql: sql.ref('e.before_state') }),
    after: column('after', { sql: sql.ref('e.after_state') }),
    ip: column('ip', { sql: sql.ref('e.ip') }),
    userAgent: column('userAgent', { sql: sql.ref('e.user_agent') }),
    requestId: column('requestId', { sql: sql.ref('e.request_id') }),
    prevHash: column('prevHash', { sql: sql.ref('e.prev_hash') }),
    hash: column('hash', { sql: sql.ref('e.hash') }),
  },
  // The chain's own order is the order of time.
  sorts: { at: byNumber(seq) },
  ties: [],
  filters: {
    actor: anyCode(sql.ref('e.actor')),
    subject: anyCode(sql.ref('e.subject')),
    action: anyWord(action, Object.keys(auditActions)),
    entity: anyWord(sql.ref('e.entity'), auditEntities),
    ip: anyCode(sql.ref('e.ip')),
    from: (day, { scope }) => fromMidnight(at, scope, day),
    to: (day, { scope }) => toMidnight(at, scope, day),
    q: eachWord((pattern, _, word): Condition => {
      // An action is found by its words too.
      const spoken = Object.entries(auditActions)
        .filter(([, words]) => words.toLowerCase().includes(word.toLowerCase()))
        .map(([one]) => one);
      return sql`(concat_ws(' ', e.actor, e.subject, e.entity_id, e.ip, e.before_state, e.after_state)
          ilike ${pattern} or ${anyOf(action, spoken)})`;
    }),
    only: (number) => sql`e.seq = ${number}`,
  },
  // What is written while a file streams is not in it where the newest come first.
  file: {
    screen: 'audit',
    get sheet() {
      return shell.titleAudit();
    },
    outlivesDrops: true,
  },
});
