import { sql } from 'kysely';
import type { BatchStatus } from '@contract/achBatches/labels';
import type { AchBatch, AchEntry } from '@contract/achBatches/schema';
import { defineList } from '@server/lists/defineList';
import { byNumber } from '@server/lists/order';

const inStatus = (status: BatchStatus) => () => sql<boolean>`b.status = ${status}`;

interface BatchFilter {
  readonly status?: string;
  /** A batch number, or a word of a request's number, account or name in it. */
  readonly q?: string;
  /** One file, by its number. */
  readonly only?: number;
}

const column = (name: string) => sql.ref(`b.${name}`);

/** What of a file stands in the list of them; nothing of its bytes. */
const batchColumns = {
  batchNo: column('batch_no'),
  status: column('status'),
  createdAt: column('created_at'),
  createdBy: column('created_by'),
  releasedAt: column('released_at'),
  releasedBy: column('released_by'),
  sentAt: column('sent_at'),
  sentBy: column('sent_by'),
  voidedAt: column('voided_at'),
  voidedBy: column('voided_by'),
  voidReason: column('void_reason'),
  firstEffective: column('first_effective'),
  lastEffective: column('last_effective'),
  entryCount: column('entry_count'),
  debitCents: column('debit_cents'),
  creditCents: column('credit_cents'),
};

/** Every file that was made, by its number. Only the office reads it. */
export const batchList = defineList<object, BatchFilter, AchBatch>()({
  from: () => sql`ach_batch b`,
  access: () => [],
  columns: batchColumns,
  sorts: { batch: byNumber(batchColumns.batchNo) },
  ties: [],
  filters: {
    status: 'chip',
    only: (batchNo) => sql<boolean>`b.batch_no = ${batchNo}`,
    q: (words) => {
      const word = words.trim().toLowerCase();
      // What is found in requests and in names is looked through once, and not for each file anew.
      return sql<boolean>`(b.batch_no::text = ${word}
        or b.batch_no in (select e.batch_no from ach_entry e
          where e.request_id in (select r.request_id from request r where strpos(r.search_text, ${word}) > 0))
        or b.batch_no in (select e.batch_no from ach_entry e where strpos(lower(e.holder_name), ${word}) > 0))`;
    },
  },
  chips: {
    awaitingRelease: inStatus('awaitingRelease'),
    released: inStatus('released'),
    sent: inStatus('sent'),
    void: inStatus('void'),
  },
});

/** The entries of one file, whose number is the scope, in their order. */
export const entryList = defineList<number, object, AchEntry>()({
  from: () => sql`ach_entry e
    join request r on r.request_id = e.request_id
    left join account a on a.account_no = e.account_no`,
  access: (batchNo) => [sql<boolean>`e.batch_no = ${batchNo}`],
  columns: {
    seq: sql.ref('e.seq'),
    requestId: sql.ref('e.request_id'),
    requestNo: sql.ref('r.request_no'),
    accountNo: sql.ref('e.account_no'),
    accountName: sql`coalesce(a.name, e.account_no)`,
    secCode: sql.ref('e.sec_code'),
    direction: sql.ref('e.direction'),
    effectiveDate: sql.ref('e.effective_date'),
    amountCents: sql.ref('e.amount_cents'),
    holderName: sql.ref('e.holder_name'),
    routingNumber: sql.ref('e.routing_number'),
    last: sql.ref('e.account_last'),
    traceNo: sql.ref('e.trace_no'),
  },
  sorts: { entry: byNumber(sql.ref('e.seq')) },
  ties: [],
  filters: {},
});
