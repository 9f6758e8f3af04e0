import { sql } from 'kysely';
import * as m from '@locales/queue';
import { requestKindWord } from '@contract/requests/sentences';
import { toldSource, toldTarget } from '@contract/requests/targets';
import { requestStatusWord, requestKinds } from '@contract/requests/labels';
import type { QueuedRequest, QueueFilter } from '@contract/queue/schema';
import { queueColumns as labels, type QueueTabName } from '@contract/queue/labels';
import { requestFlows, requestStatuses } from '@contract/requests/states';
import { riskFlagNames, riskFlags } from '@contract/rules/riskFlags';
import { defineList } from '@server/lists/defineList';
import {
  anyWord,
  minimum,
  maximum,
  eachWord,
  equals,
  fromMidnight,
  knownOf,
  toMidnight,
} from '@server/lists/filters';
import { labeledColumns } from '@server/lists/labeledColumns';
import { byCode, byDate, byNumber } from '@server/lists/order';
import { ofBranch } from '@server/domain/visibility/ownBranch';
import { inQueueTab } from '@server/domain/requests/inQueueTab';
import { toldReason } from '@server/domain/requests/toldReason';
import { flagsOf, hasAny, type RiskMoment } from './risks';

/** Which moment the queue is looked at, and on which wall. */
export interface QueueMoment extends RiskMoment {
  /** IANA zone of the company's books. */
  readonly booksZone: string;
  /** The code of the one branch that whoever looks sees; undefined: all. */
  readonly branch?: string;
}

type Filter = QueueFilter & {
  /** The id of one request. */
  readonly only?: string;
};

/** A request with what the office decides by and customers are not told. */
type Queued = QueuedRequest & { readonly optionId: string | null };

const requestNo = sql.ref('r.request_no');
const status = sql.ref('r.status');
const flow = sql.ref('r.flow');
const amount = sql.ref('r.amount_cents');
const submittedAt = sql.ref('r.submitted_at');
const inTab = (tab: QueueTabName) => () => inQueueTab(tab);

/** Whether a word occurs in what people look for; the texts are kept in small letters. */
const contains = eachWord(
  (pattern) => sql`(r.search_text like ${pattern}
    or r.account_no in (select n.account_no from account n where lower(n.name) like ${pattern})
    or r.branch_code in (select n.branch_code from branch n where lower(n.name) like ${pattern})
    or r.request_id in (select l.request_id from request_allocation l where lower(l.invoice_no) like ${pattern}))`,
);

const column = labeledColumns<QueueMoment, Queued, keyof typeof labels>(labels);

/** Every customer's requests, each beside its account, branch, bank account and sign-in. */
export const queueList = defineList<QueueMoment, Filter, Queued>()({
  from: () => sql`request r
    left join account a on a.account_no = r.account_no
    left join branch b on b.branch_code = r.branch_code
    left join payment_option o on o.option_id = r.option_id
    left join portal_user u on u.name = r.submitted_by`,
  // That only the office comes here is said by the endpoints.
  access: ({ branch }) => ofBranch(branch, 'r.account_no'),
  columns: {
    id: sql.ref('r.request_id'),
    requestNo: column('number', { sql: requestNo }),
    status: column('status', { sql: status, value: requestStatusWord }),
    statusReason: column('reason', { sql: sql.ref('r.status_reason') }),
    kind: column('kind', { sql: sql.ref('r.kind'), value: requestKindWord }),
    accountNo: column('account', { sql: sql.ref('r.account_no') }),
    accountName: column('accountName', { sql: sql`coalesce(a.name, r.account_no)` }),
    submittedBy: column('submitter', { sql: sql.ref('r.submitted_by') }),
    submittedAt: {
      sql: submittedAt,
      get label() {
        return m.requestedOnUtc();
      },
    },
    source: column('source', { sql: sql.ref('r.source') }),
    target: column('target', { sql: sql.ref('r.target') }),
    day: column('day', { sql: sql`coalesce(r.requested_date, r.pickup_date)`, format: 'date' }),
    effectiveDate: column('effective', { sql: sql.ref('r.effective_date'), format: 'date' }),
    amountCents: column('amount', { sql: amount, format: 'money' }),
    discountCents: column('discount', { sql: sql.ref('r.discount_cents'), format: 'money' }),
    branchName: column('branch', { sql: sql.ref('b.name') }),
    paymentNo: column('payment', { sql: sql.ref('r.payment_no') }),
    postedOn: column('posted', { sql: sql.ref('r.posted_on'), format: 'date' }),
    returnCode: column('returnCode', { sql: sql.ref('r.return_code') }),
    flags: column('flags', {
      sql: flagsOf,
      value: (r) => r.flags.map((flag) => riskFlags[flag].label).join(', ') || null,
    }),
    flow,
    version: sql.ref('r.version'),
    changedAt: sql.ref('r.changed_at'),
    time: sql.ref('r.pickup_time'),
    cancelUntil: sql.ref('r.cancel_until'),
    mode: sql.ref('r.mode'),
    deliveryMethod: sql.ref('r.delivery_method'),
    creditCents: sql.ref('r.credit_cents'),
    prepayContractNo: sql.ref('r.prepay_contract_no'),
    comments: sql.ref('r.comments'),
    returnedOn: sql.ref('r.returned_on'),
    optionId: sql.ref('r.option_id'),
  },
  // The keys are those of the indexes.
  sorts: {
    // Numbers are given in the order of asking.
    submitted: byCode(requestNo),
    amount: byNumber(amount),
    // What has no day comes after all that does.
    day: byDate(sql`coalesce(r.requested_date, r.pickup_date, '9999-12-31'::date)`),
    changed: byNumber(sql`(extract(epoch from r.changed_at at time zone 'UTC') * 1000)::bigint`),
  },
  ties: [{ key: requestNo, type: 'text' }],
  filters: {
    tab: 'chip',
    status: anyWord(status, requestStatuses),
    kind: anyWord(sql.ref('r.kind'), requestKinds),
    flow: anyWord(flow, requestFlows),
    flag: (list, { scope, name }) => {
      const flags = knownOf(list, riskFlagNames, name);
      return flags.length > 0 ? [hasAny(scope, flags)] : [];
    },
    olderThan: (days, { scope: { now } }) =>
      sql`r.submitted_at <= ${now.toISOString()}::timestamptz - make_interval(days => ${days})`,
    leastCents: minimum(amount),
    mostCents: maximum(amount),
    // Days are those of the books zone.
    from: (day, { scope }) => fromMidnight(submittedAt, scope.booksZone, day),
    to: (day, { scope }) => toMidnight(submittedAt, scope.booksZone, day),
    account: equals(sql.ref('r.account_no')),
    submitter: (name) => equals(sql.ref('r.submitted_by'))(name.toLowerCase()),
    q: (text, at) => contains(text.toLowerCase(), at),
    only: equals(sql.ref('r.request_id')),
  },
  chips: {
    toApprove: inTab('toApprove'),
    second: inTab('second'),
    approved: inTab('approved'),
    atBank: inTab('atBank'),
    toHandOver: inTab('toHandOver'),
    checks: inTab('checks'),
    problems: inTab('problems'),
    done: inTab('done'),
  },
  sums: { amountCents: amount },
  searchesAll: ({ q }) => Boolean(q),
  finish: (rows) =>
    rows.map((row) => {
      const { status, statusReason: status_reason, returnCode: return_code } = row;
      return Object.assign(row, {
        statusReason: toldReason({ status, status_reason, return_code }),
        source: toldSource(row.source),
        target: toldTarget(row.target),
      });
    }),
  file: {
    screen: 'requests',
    get sheet() {
      return m.requests();
    },
  },
});
