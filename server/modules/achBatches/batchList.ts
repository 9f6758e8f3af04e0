import { sql } from 'kysely';
import * as m from '@locales/achBatches';
import {
  batchColumns as labels,
  type BatchStatus,
  batchStatusWords,
  directionWords,
  entryColumns as entryLabels,
  entryName,
} from '@contract/achBatches/labels';
import type { AchBatch, AchEntry } from '@contract/achBatches/schema';
import { likePattern } from '@server/db/search';
import { validationNumber } from '@server/domain/validation/validations';
import { defineList } from '@server/lists/defineList';
import { labeledColumns } from '@server/lists/labeledColumns';
import { byNumber } from '@server/lists/order';

const inStatus = (status: BatchStatus) => () => sql<boolean>`b.status = ${status}`;

interface BatchFilter {
  readonly status?: string;
  /** A batch number, or a word of a request's number, account or name in it. */
  readonly q?: string;
  /** One file, by its number. */
  readonly only?: number;
}

const of = (name: string) => sql.ref(`b.${name}`);
const batchNo = of('batch_no');

const column = labeledColumns<object, AchBatch, keyof typeof labels>(labels);

/** Every file that was made, by its number. Only the office reads it. */
export const batchList = defineList<object, BatchFilter, AchBatch>()({
  from: () => sql`ach_batch b`,
  access: () => [],
  // What of a file stands in the list of them; nothing of its bytes.
  columns: {
    batchNo: column('number', { sql: batchNo, format: 'number' }),
    status: column('status', { sql: of('status'), value: ({ status }) => batchStatusWords[status] }),
    firstEffective: column('effective', { sql: of('first_effective'), format: 'date' }),
    lastEffective: column('lastEffective', { sql: of('last_effective'), format: 'date' }),
    entryCount: column('entries', { sql: of('entry_count'), format: 'number' }),
    debitCents: column('debits', { sql: of('debit_cents'), format: 'money' }),
    creditCents: column('credits', { sql: of('credit_cents'), format: 'money' }),
    createdAt: column('created', { sql: of('created_at') }),
    createdBy: column('by', { sql: of('created_by') }),
    releasedAt: column('released', { sql: of('released_at') }),
    releasedBy: column('releasedBy', { sql: of('released_by') }),
    sentAt: column('sent', { sql: of('sent_at') }),
    sentBy: column('sentBy', { sql: of('sent_by') }),
    voidedAt: column('voided', { sql: of('voided_at') }),
    voidedBy: column('voidedBy', { sql: of('voided_by') }),
    voidReason: column('reason', { sql: of('void_reason') }),
  },
  sorts: { batch: byNumber(batchNo) },
  ties: [],
  filters: {
    status: 'chip',
    only: (number) => sql<boolean>`b.batch_no = ${number}`,
    q: (words) => {
      const word = words.trim().toLowerCase();
      const pattern = likePattern(word);
      // What is found in requests and in names is looked through once, and not for each file anew.
      return sql<boolean>`(b.batch_no::text = ${word}
        or b.batch_no in (select e.batch_no from ach_entry e
          where e.request_id in (select r.request_id from request r where r.search_text like ${pattern}))
        or b.batch_no in (select e.batch_no from ach_entry e
          where lower(e.holder_name collate "C") like ${pattern}))`;
    },
  },
  chips: {
    awaitingRelease: inStatus('awaitingRelease'),
    released: inStatus('released'),
    sent: inStatus('sent'),
    void: inStatus('void'),
  },
  file: {
    screen: 'bank-files',
    get sheet() {
      return m.files();
    },
    outlivesDrops: true,
  },
});

const entryColumn = labeledColumns<number, AchEntry, keyof typeof entryLabels>(entryLabels);

/** The entries of one file, whose number is the scope, in their order. */
export const entryList = defineList<number, object, AchEntry>()({
  from: () => sql`ach_entry e
    left join request r on r.request_id = e.request_id
    left join option_validation v on v.validation_id = e.validation_id
    left join account a on a.account_no = e.account_no`,
  access: (number) => [sql<boolean>`e.batch_no = ${number}`],
  columns: {
    number: entryColumn('request', {
      sql: sql`coalesce(r.request_no, ${validationNumber(sql.ref('v.validation_no'))})`,
      value: entryName,
    }),
    accountNo: entryColumn('account', { sql: sql.ref('e.account_no') }),
    accountName: entryColumn('accountName', { sql: sql`coalesce(a.name, e.account_no)` }),
    direction: entryColumn('direction', {
      sql: sql.ref('e.direction'),
      value: ({ direction }) => directionWords[direction],
    }),
    amountCents: entryColumn('amount', { sql: sql.ref('e.amount_cents'), format: 'money' }),
    effectiveDate: entryColumn('day', { sql: sql.ref('e.effective_date'), format: 'date' }),
    secCode: entryColumn('sec', { sql: sql.ref('e.sec_code') }),
    holderName: entryColumn('holder', { sql: sql.ref('e.holder_name') }),
    traceNo: entryColumn('trace', { sql: sql.ref('e.trace_no') }),
    // The register tells of bank accounts; this file does not.
    routingNumber: sql.ref('e.routing_number'),
    last: sql.ref('e.account_last'),
    seq: sql.ref('e.seq'),
    kind: sql`coalesce(v.kind, 'request')`,
    id: sql`coalesce(e.request_id, e.validation_id)`,
  },
  sorts: { entry: byNumber(sql.ref('e.seq')) },
  ties: [],
  filters: {},
  file: {
    screen: (batchNumber) => `bank-file-${batchNumber}`,
    get sheet() {
      return m.entries();
    },
  },
});
