import { sql } from 'kysely';
import type { Db } from '@server/db/db';
import { csvFile } from '@server/exports/csvFile';
import type { ExportColumn } from '@server/exports/exportColumn';
import { inOnePiece } from '@server/exports/inOnePiece';

interface Row {
  readonly section: string;
  readonly item: string;
  readonly detail: string | null;
  readonly count: number | null;
  readonly cents: number | null;
}

const text = (head: 'section' | 'item' | 'detail'): ExportColumn<Row> => ({
  head,
  kind: 'text',
  value: (row) => row[head],
});

const columns: readonly ExportColumn<Row>[] = [
  text('section'),
  text('item'),
  text('detail'),
  { head: 'count', kind: 'number', value: ({ count }) => count },
  { head: 'amount', kind: 'money', value: ({ cents }) => cents },
];

/**
 * What the yearly audit of an originator asks for, as CSV with the same names in every language: bank settings with
 * their limits and who agreed to them, authorizations by text, files and who released them, returns by code and month,
 * corrections, and checks of bank accounts. No account number is in it.
 * Source: Nacha Operating Rules, section 1.2.2 (annual rules compliance audit).
 */
export async function auditSheet({ sql: db }: Pick<Db, 'sql'>, year: number, booksZone: string) {
  const [from, to] = [`${year}-01-01`, `${year + 1}-01-01`];
  const within = (at: string) =>
    sql`${sql.ref(at)} >= (${from}::date)::timestamp at time zone ${booksZone}
      and ${sql.ref(at)} < (${to}::date)::timestamp at time zone ${booksZone}`;
  // As a literal: what is grouped by has to be the same text twice.
  const zone = sql.lit(booksZone);
  const day = (at: string) => sql`to_char(${sql.ref(at)} at time zone ${zone}, 'YYYY-MM-DD')`;
  const month = (at: string) => sql`to_char(${sql.ref(at)} at time zone ${zone}, 'YYYY-MM')`;
  const { rows } = await sql<Row>`
    select 'settings' as section, 'version ' || v.version_id || ', ' || l.key as item,
        'from ' || ${day('v.effective_from')} || ', proposed by ' || v.proposed_by || ', '
          || coalesce(v.decision || ' by ' || v.decided_by, 'waits') as detail,
        null::int as count, (l.value #>> '{}')::bigint as cents, 1 as part, v.version_id::text as place
      from originator_version v, jsonb_each(v.settings -> 'limits') as l
      where v.effective_from < (${to}::date)::timestamp at time zone ${booksZone}
    union all
    select 'authorizations', h.sec_code, 'text ' || h.text_version, count(*), null, 2, h.sec_code
      from request_authorization h where ${within('h.accepted_at')}
      group by h.sec_code, h.text_version
    union all
    select 'files sent', ${month('b.sent_at')},
        count(*) filter (where b.released_by is not null) || ' released by a second person',
        count(*), sum(b.debit_cents + b.credit_cents)::bigint, 3, ${month('b.sent_at')}
      from ach_batch b where b.status = 'sent' and ${within('b.sent_at')} group by ${month('b.sent_at')}
    union all
    select 'files void', ${month('b.voided_at')}, null, count(*), sum(b.debit_cents + b.credit_cents)::bigint,
        4, ${month('b.voided_at')}
      from ach_batch b where b.status = 'void' and ${within('b.voided_at')} group by ${month('b.voided_at')}
    union all
    select 'debits sent', ${month('e.at')}, null, count(*), sum(r.amount_cents)::bigint, 5, ${month('e.at')}
      from request_event e join request r on r.request_id = e.request_id
      where e.event = 'export' and r.flow = 'bank' and ${within('e.at')} group by ${month('e.at')}
    union all
    select 'debits returned', to_char(t.returned_on, 'YYYY-MM'), coalesce(t.code, 'unknown'), count(*),
        sum(r.amount_cents)::bigint, 6, to_char(t.returned_on, 'YYYY-MM') || coalesce(t.code, '')
      from request_return t join request r on r.request_id = t.request_id
      where r.flow = 'bank' and t.returned_on >= ${from}::date and t.returned_on < ${to}::date
      group by to_char(t.returned_on, 'YYYY-MM'), t.code
    union all
    select 'corrections', w.code, w.state, count(*), null, 7, w.code || w.state
      from ach_return_row w
      where w.kind = 'change' and w.returned_on >= ${from}::date and w.returned_on < ${to}::date
      group by w.code, w.state
    union all
    select 'account checks', v.kind, v.status, count(*), null, 8, v.kind || v.status
      from option_validation v where ${within('v.created_at')} group by v.kind, v.status
    order by part, place, item, detail`.execute(db);
  return {
    fileName: `ach_audit_${year}.csv`,
    contentType: 'text/csv',
    chunks: csvFile({ columns, rows: inOnePiece(rows) }),
  };
}
