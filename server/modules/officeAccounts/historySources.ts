import { type RawBuilder, sql } from 'kysely';
import type { HistoryKind } from '@contract/officeAccounts/labels';
import { anyOf } from '@server/db/anyOf';
import { contractStatus } from '@server/domain/documents/contractStatus';
import { ledgerEnd } from '@server/domain/documents/ledgerEnd';
import { ledgerKind, ledgerStatus } from '@server/domain/documents/ledgerStatus';
import type { Sql } from '@server/lists/filters';

/** Whose history is told. */
export interface HistoryScope {
  readonly accountNo: string;
  /** Sign-ins that may see the account. */
  readonly people: readonly string[];
  /** 'YYYY-MM-DD'. */
  readonly asOf: string;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}

interface Source {
  readonly kind: HistoryKind;
  readonly id: Sql;
  /** A day of the ERP, or an instant. */
  readonly when: { readonly day: Sql; readonly seq?: Sql } | { readonly at: Sql };
  readonly code?: Sql;
  readonly text?: Sql;
  readonly reference?: Sql;
  readonly state?: Sql;
  readonly cents?: Sql;
  readonly balance?: Sql;
  readonly by?: Sql;
  readonly from: Sql;
}

const none = sql`null::text`;

/** One kind of things in the columns that all kinds have. Things of one day stand in the order in which they happened. */
function rowsOf(source: Source, zone: string): RawBuilder<unknown> {
  const { kind, id, when, from, code = sql`''` } = source;
  const [day, at, seq] =
    'at' in when
      ? [
          sql`(${when.at} at time zone ${zone})::date`,
          when.at,
          sql`(extract(epoch from ${when.at}) * 1000)::bigint`,
        ]
      : [when.day, sql`null::timestamptz`, when.seq ?? sql`0`];
  return sql`select ${sql.lit(kind)} as kind, ${id}::text as id, ${day} as day, ${at} as at, ${seq}::bigint as seq,
    ${code}::text as code, ${source.text ?? none} as text, ${source.reference ?? none} as reference,
    ${source.state ?? none} as state, ${source.cents ?? sql`null`}::bigint as cents,
    ${source.balance ?? sql`null`}::bigint as balance, ${source.by ?? none} as by from ${from}`;
}

const ref = (name: string): Sql => sql.ref(name);

/** What was owed after a row of the ledger "t", told backwards from where the ledger of account "a" ends. */
const balanceAfter = sql`${ledgerEnd} - coalesce(sum(t.debit_cents - t.credit_cents) over (
  order by t.posting_date desc, t.seq desc, t.txn_id desc rows between unbounded preceding and 1 preceding), 0)`;

const byErp = ({ accountNo, asOf }: HistoryScope): Source[] => [
  {
    kind: 'ledger',
    id: ref('t.txn_id'),
    when: { day: ref('t.posting_date'), seq: ref('t.seq') },
    code: ledgerKind,
    text: ref('t.description'),
    reference: sql`coalesce(t.document_no, t.reference)`,
    state: ledgerStatus(asOf),
    cents: sql`t.debit_cents - t.credit_cents`,
    balance: balanceAfter,
    from: sql`ar_transaction t join account a on a.account_no = t.account_no
      left join invoice i on i.invoice_no = t.document_no and i.account_no = t.account_no
      where t.account_no = ${accountNo}`,
  },
  {
    kind: 'statement',
    id: ref('s.statement_no'),
    when: { day: ref('s.period_to') },
    reference: ref('s.statement_no'),
    cents: ref('s.ending_balance_cents'),
    from: sql`statement s where s.account_no = ${accountNo}`,
  },
  {
    kind: 'prepay',
    id: ref('c.contract_no'),
    when: { day: ref('c.booked_on') },
    code: ref('c.type'),
    text: ref('c.comments'),
    reference: ref('c.contract_no'),
    state: contractStatus(asOf),
    cents: ref('c.booked_cents'),
    from: sql`prepay_contract c where c.account_no = ${accountNo}`,
  },
  {
    kind: 'deposit',
    id: sql`x.sav_id || ':' || x.txn_id`,
    when: { day: ref('x.posting_date'), seq: ref('x.seq') },
    text: ref('x.description'),
    reference: ref('x.sav_id'),
    cents: sql`x.amount_in_cents - x.amount_out_cents`,
    from: sql`deposit_transaction x join deposit_account d on d.sav_id = x.sav_id where d.account_no = ${accountNo}`,
  },
];

const byPortal = ({ accountNo, people }: HistoryScope): Source[] => [
  {
    kind: 'request',
    id: ref('r.request_id'),
    when: { at: ref('r.submitted_at') },
    code: ref('r.flow'),
    text: ref('r.target'),
    reference: ref('r.request_no'),
    state: ref('r.status'),
    cents: ref('r.amount_cents'),
    by: ref('r.submitted_by'),
    from: sql`request r where r.account_no = ${accountNo}`,
  },
  {
    kind: 'promise',
    id: ref('p.promise_id'),
    when: { at: ref('p.made_at') },
    // What was promised is told by its last day.
    code: sql`to_char(p.day, 'YYYY-MM-DD')`,
    reference: ref('p.invoice_no'),
    state: sql`case when p.kept_by = 'onItsWay' then 'keptOnItsWay' else p.state end`,
    cents: ref('p.amount_cents'),
    by: ref('p.made_by'),
    from: sql`promise p where p.account_no = ${accountNo}`,
  },
  {
    kind: 'message',
    id: ref('k.ticket_id'),
    when: { at: ref('k.created_at') },
    code: ref('k.topic'),
    text: sql`left(k.message, 300)`,
    reference: ref('k.ticket_no'),
    state: ref('k.status'),
    by: ref('k.sent_by'),
    from: sql`contact_ticket k where k.account_no = ${accountNo}`,
  },
  {
    kind: 'email',
    id: ref('m.message_id'),
    when: { at: ref('m.created_at') },
    code: ref('m.letter'),
    state: ref('m.state'),
    by: ref('m.recipient'),
    from: sql`outbox_message m where ${anyOf(ref('m.reader'), people)} and m.recipient is not null`,
  },
  {
    kind: 'signIn',
    id: ref('e.seq'),
    when: { at: ref('e.at') },
    code: ref('e.action'),
    by: ref('e.subject'),
    from: sql`audit_event e where ${anyOf(ref('e.subject'), people)} and e.entity = 'session'`,
  },
  {
    kind: 'audit',
    id: ref('e.seq'),
    when: { at: ref('e.at') },
    code: ref('e.action'),
    reference: sql`case when e.entity in ('user', 'session') then e.subject end`,
    by: ref('e.actor'),
    from: sql`audit_event e where ${anyOf(ref('e.subject'), [accountNo, ...people])} and e.entity <> 'session'`,
  },
  {
    kind: 'note',
    id: ref('n.note_id'),
    when: { at: ref('n.created_at') },
    text: ref('n.note'),
    state: sql`case when n.done_at is not null then 'done' when n.follow_up_on is not null then 'due' end`,
    by: ref('n.author'),
    from: sql`account_note n where n.account_no = ${accountNo}`,
  },
];

/** Everything that happened on an account, in columns that all kinds have. */
export const historyRows = (scope: HistoryScope): Sql =>
  sql.join(
    [...byErp(scope), ...byPortal(scope)].map((source) => sql`(${rowsOf(source, scope.booksZone)})`),
    sql` union all `,
  );
