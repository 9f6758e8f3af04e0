import { sql } from 'kysely';
import * as shell from '@locales/shell';
import {
  accessColumns as labels,
  type AccessState,
  type AccessTab,
  accessTabWords,
  matchWords,
  strengthWords,
} from '@contract/accessRequests/labels';
import type { AccessRequest } from '@contract/accessRequests/schema';
import { listOf } from '@locales/language';
import { anyOf } from '@server/db/anyOf';
import { defineList } from '@server/lists/defineList';
import { type Condition, search } from '@server/lists/filters';
import { labeledColumns } from '@server/lists/labeledColumns';
import { byInstant } from '@server/lists/order';
import { matchesOf } from './matches';

/** When somebody looks. */
interface Today {
  /** 'YYYY-MM-DD' in the books zone. */
  readonly today: string;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}

interface Filter {
  readonly tab?: AccessTab;
  readonly q?: string;
}

interface Selected extends Omit<AccessRequest, 'match'> {
  readonly zip: string | null;
  readonly figure: string | null;
}

const state = sql.ref('r.state');
const inState =
  (...states: readonly AccessState[]) =>
  (): Condition =>
    anyOf(state, states);

const column = labeledColumns<Today, AccessRequest, keyof typeof labels>(labels);

/** Requests for access. Only the office reads it, as the endpoints say. */
export const accessRequestList = defineList<Today, Filter, Selected, AccessRequest>()({
  from: () => sql`access_request r left join account a on a.account_no = r.account_no`,
  access: () => [],
  columns: {
    requestNo: column('number', { sql: sql.ref('r.request_no') }),
    state: column('state', { sql: state, value: (row) => accessTabWords[row.state] }),
    match: column('match', { value: ({ match }) => match && strengthWords[match.strength] }),
    matched: column('matched', {
      value: ({ match }) => match && listOf(match.matched.map((part) => matchWords[part])),
    }),
    askedAt: sql.ref('r.asked_at'),
    ageDays: column('age', {
      sql: ({ today, booksZone }: Today) =>
        sql`greatest(0, ${today}::date - (r.asked_at at time zone ${booksZone})::date)`,
      format: 'number',
    }),
    name: column('name', { sql: sql.ref('r.name') }),
    accountNo: column('account', { sql: sql.ref('r.account_no') }),
    accountName: sql.ref('a.name'),
    email: column('email', { sql: sql.ref('r.email') }),
    phone: column('phone', { sql: sql.ref('r.phone') }),
    doubles: column('doubles', {
      sql: sql`(select count(*)::integer from access_request o where o.request_id <> r.request_id
        and (o.email = r.email or o.account_no = r.account_no))`,
      format: 'number',
    }),
    decidedBy: column('decidedBy', { sql: sql.ref('r.decided_by') }),
    decidedAt: column('decidedAt', { sql: sql.ref('r.decided_at') }),
    zip: sql.ref('r.zip'),
    figure: sql.ref('r.figure'),
  },
  sorts: { age: byInstant(sql.ref('r.asked_at')) },
  ties: [{ key: sql.ref('r.request_no'), type: 'text' }],
  filters: {
    tab: 'chip',
    q: search(
      sql.ref('r.request_no'),
      sql.ref('r.name'),
      sql.ref('r.email'),
      sql.ref('r.account_no'),
      sql.ref('a.name'),
    ),
  },
  chips: { new: inState('new'), approved: inState('approved'), rejected: inState('rejected') },
  async finish(rows, { db }) {
    const matches = await matchesOf(db, rows);
    return rows.map(({ zip: _zip, figure: _figure, ...row }, at) =>
      Object.assign(row, { match: matches[at]! }),
    );
  },
  file: {
    screen: 'access-requests',
    get sheet() {
      return shell.titleAccessRequests();
    },
    outlivesDrops: true,
  },
});
