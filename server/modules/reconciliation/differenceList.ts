import { sql } from 'kysely';
import * as m from '@locales/reconciliation';
import {
  differenceColumns as labels,
  differenceKinds,
  type DifferenceState,
  differenceStateWords,
  differenceWords,
} from '@contract/reconciliation/labels';
import type { Difference } from '@contract/reconciliation/schema';
import { anyWord, type Condition, eachWord } from '@server/lists/filters';
import { defineList } from '@server/lists/defineList';
import { labeledColumns } from '@server/lists/labeledColumns';
import { byDate, byNumber } from '@server/lists/order';
import { type CompareDay, differencesOn } from './differences';

/** What is compared, and the day on which somebody looks. */
export interface Board extends CompareDay {
  /** 'YYYY-MM-DD' in the books zone. */
  readonly today: string;
}

interface Filter {
  readonly state?: string;
  readonly kind?: string;
  readonly q?: string;
  /** One of them. */
  readonly only?: { readonly kind: string; readonly subject: string };
  /** Those of some day and before. */
  readonly through?: string;
}

/** Looked at again when its day has come, and when it is another amount than the one that was spoken of. */
const stateOn = ({ today }: Board) => sql`case
  when n.state is null or n.difference_cents <> d.difference_cents then 'open'
  when n.state = 'asked' and n.look_again_on <= ${today}::date then 'open'
  else n.state end`;

export const inState = (state: DifferenceState) => (board: Board) =>
  sql<boolean>`(${stateOn(board)}) = ${state}` as Condition;

const contains = eachWord(
  (
    pattern,
  ) => sql`(lower(coalesce(d.request_no, '')) like ${pattern} or lower(coalesce(d.payment_no, '')) like ${pattern}
    or d.account_no like ${pattern} or lower(coalesce(a.name, '')) like ${pattern})`,
);

const column = labeledColumns<Board, Difference, keyof typeof labels>(labels);

/** What portal, bank and ERP say differently, each beside what was done about it last. Only the office reads it. */
export const differenceList = defineList<Board, Filter, Difference & { readonly version: number }>()({
  from: (board) => sql`${differencesOn(board)} d
    left join account a on a.account_no = d.account_no
    left join lateral (
      select n.* from reconciliation_note n where n.kind = d.kind and n.subject = d.subject
      order by n.seq desc limit 1
    ) n on true`,
  access: () => [],
  columns: {
    kind: column('kind', { sql: sql.ref('d.kind'), value: ({ kind }) => differenceWords[kind] }),
    state: column('state', { sql: stateOn, value: ({ state }) => differenceStateWords[state] }),
    differenceCents: column('difference', { sql: sql.ref('d.difference_cents'), format: 'money' }),
    day: column('day', { sql: sql.ref('d.day'), format: 'date' }),
    ageDays: column('ageInDays', { sql: ({ asOf }: Board) => sql`${asOf}::date - d.day`, format: 'number' }),
    accountNo: column('account', { sql: sql.ref('d.account_no') }),
    accountName: column('accountName', { sql: sql`coalesce(a.name, d.account_no)` }),
    requestNo: column('request', { sql: sql.ref('d.request_no') }),
    paymentNo: column('payment', { sql: sql.ref('d.payment_no') }),
    batchNo: column('file', { sql: sql.ref('d.batch_no'), format: 'number' }),
    sentCents: column('sent', { sql: sql.ref('d.sent_cents'), format: 'money' }),
    bookedCents: column('booked', { sql: sql.ref('d.booked_cents'), format: 'money' }),
    subject: sql.ref('d.subject'),
    requestId: sql.ref('d.request_id'),
    version: sql`coalesce(n.seq, 0)`,
  },
  sorts: { day: byDate(sql.ref('d.day')), amount: byNumber(sql`abs(d.difference_cents)`) },
  ties: [
    { key: sql.ref('d.kind'), type: 'text' },
    { key: sql.ref('d.subject'), type: 'text' },
  ],
  filters: {
    state: 'chip',
    kind: anyWord(sql.ref('d.kind'), differenceKinds),
    q: (text, at) => contains(text.toLowerCase(), at),
    only: ({ kind, subject }) => sql`d.kind = ${kind} and d.subject = ${subject}`,
    through: (day) => sql`d.day <= ${day}::date`,
  },
  chips: { open: inState('open'), asked: inState('asked'), closed: inState('closed') },
  sums: { differenceCents: sql.ref('d.difference_cents') },
  file: {
    screen: 'reconciliation',
    get sheet() {
      return m.board();
    },
  },
});
