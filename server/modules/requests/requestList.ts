import { sql } from 'kysely';
import * as common from '@locales/common';
import * as m from '@locales/requests';
import type { MoneyRequest } from '@contract/requests/schema';
import { toldSource, toldTarget } from '@contract/requests/targets';
import { requestKinds, type requestTabs } from '@contract/requests/labels';
import { reachesCutoff } from '@contract/rules/cutoff';
import {
  openStatuses,
  problemStatuses,
  type RequestStatus,
  requestStatuses,
  transitionOf,
} from '@contract/requests/states';
import { anyOf } from '@server/db/anyOf';
import type { RequestTable } from '@server/db/tables';
import { defineList } from '@server/lists/defineList';
import { anyWord, columnsOf, eachWord, equals, fromMidnight, toMidnight } from '@server/lists/filters';
import { byDate, byNumber } from '@server/lists/order';
import { isRecorded } from '@server/domain/requests/recorded';
import { toldReason } from '@server/domain/requests/toldReason';
import type { Viewer } from './viewer';

const ownColumns = [
  'request_id',
  'request_no',
  'kind',
  'flow',
  'status',
  'status_reason',
  'account_no',
  'submitted_by',
  'submitted_at',
  'amount_cents',
  'source',
  'target',
  'requested_date',
  'effective_date',
  'pickup_date',
  'pickup_time',
  'pickup_zone',
  'branch_code',
  'cancel_until',
  'mode',
  'delivery_method',
  'option_id',
  'sav_id',
  'to_account',
  'prepay_contract_no',
  'gross_cents',
  'discount_cents',
  'credit_cents',
  'comments',
  'payment_no',
  'posted_on',
  'return_code',
  'returned_on',
  'check_no',
  'version',
] as const;

/** A row as the query brings it. */
type RequestRow = Pick<RequestTable, Exclude<(typeof ownColumns)[number], 'version'>> & {
  readonly version: number;
  readonly account_name: string | null;
  readonly branch_name: string | null;
};

interface RequestFilter {
  readonly tab?: (typeof requestTabs)[number];
  readonly kind?: string;
  readonly from?: string;
  readonly to?: string;
  readonly q?: string;
  /** The id of one request. */
  readonly only?: string;
}

/** What ended well is shown for so long. */
const COMPLETED_DAYS = 90;

const completedStatuses = requestStatuses.filter(
  (status) => !openStatuses.includes(status) && !problemStatuses.includes(status),
);

const requestNo = sql.ref('r.request_no');
const status = sql.ref('r.status');
const submittedAt = sql.ref('r.submitted_at');

/** Every request that a viewer sees: those of their accounts, and of the deposit plan only with the plan. */
export const requestList = defineList<Viewer, RequestFilter, RequestRow, MoneyRequest>()({
  from: () => sql`request r
    left join account a on a.account_no = r.account_no
    left join branch b on b.branch_code = r.branch_code`,
  access: ({ accounts, depositPlan }) => [
    anyOf(sql.ref('r.account_no'), accounts),
    ...(depositPlan ? [] : [sql<boolean>`r.kind <> 'pickup'`]),
  ],
  columns: {
    ...columnsOf('r', ownColumns),
    account_name: sql.ref('a.name'),
    branch_name: sql.ref('b.name'),
  },
  sorts: {
    // To the millisecond, as the clock tells it.
    submitted: byNumber(sql`(extract(epoch from r.submitted_at) * 1000)::bigint`),
    amount: byNumber(sql.ref('r.amount_cents')),
    // What has no day comes after all that does.
    day: byDate(sql`coalesce(r.requested_date, r.pickup_date)`, 'last'),
  },
  ties: [{ key: requestNo, type: 'text' }],
  filters: {
    tab: 'chip',
    kind: anyWord(sql.ref('r.kind'), requestKinds),
    // Days are those of the books zone.
    from: (day, { scope }) => fromMidnight(submittedAt, scope.booksZone, day),
    to: (day, { scope }) => toMidnight(submittedAt, scope.booksZone, day),
    q: eachWord(
      (pattern) => sql`(concat_ws(' ', r.request_no, r.target, a.name, r.account_no, b.name, r.comments,
          r.payment_no, r.check_no) ilike ${pattern}
        or exists (select from request_allocation l
          where l.request_id = r.request_id and l.invoice_no ilike ${pattern}))`,
    ),
    only: equals(sql.ref('r.request_id')),
  },
  chips: {
    open: () => anyOf(status, openStatuses),
    problems: () => anyOf(status, problemStatuses),
    completed: ({ now }) => sql`${anyOf(status, completedStatuses)}
      and r.changed_at > ${now.toISOString()}::timestamptz - make_interval(days => ${COMPLETED_DAYS})`,
  },
  sums: { amountCents: sql.ref('r.amount_cents') },
  finish: (rows, { scope }) => rows.map((row) => asRequest(row, scope)),
});

/** A request in the words of the agreement, as far as this viewer may read it. */
function asRequest(row: RequestRow, viewer: Viewer): MoneyRequest {
  const status = row.status as RequestStatus;
  const flow = row.flow;
  const hidesPlan = flow === 'internal' && !viewer.depositPlan;
  return {
    id: row.request_id,
    requestNo: row.request_no,
    kind: row.kind,
    flow,
    status,
    statusReason: toldReason(row),
    accountNo: row.account_no,
    accountName: row.account_name ?? row.account_no,
    // The names of the company's people are not told.
    submittedBy: isRecorded(row) ? m.ourOffice() : row.submitted_by,
    submittedAt: row.submitted_at,
    amountCents: row.amount_cents,
    source: hidesPlan ? common.depositPlan() : toldSource(row.source),
    target: toldTarget(row.target),
    day: row.requested_date ?? row.pickup_date,
    time: row.pickup_time,
    timeZone: row.pickup_zone,
    branchCode: row.branch_code,
    branchName: row.branch_name,
    effectiveDate: row.effective_date,
    version: row.version,
    cancelUntil: row.cancel_until,
    canCancel: canCancel(row, viewer),
    mode: row.mode,
    deliveryMethod: row.delivery_method,
    // Somebody else's bank account is told in words only.
    optionId: row.submitted_by === viewer.username ? row.option_id : null,
    savId: hidesPlan ? null : row.sav_id,
    toAccount: row.to_account,
    prepayContractNo: row.prepay_contract_no,
    grossCents: row.gross_cents,
    discountCents: row.discount_cents,
    creditCents: row.credit_cents,
    comments: row.comments,
    paymentNo: row.payment_no,
    postedOn: row.posted_on,
    returnCode: row.return_code,
    returnedOn: row.returned_on,
  };
}

const canCancel = (row: RequestRow, { paying, now }: Viewer): boolean =>
  paying.includes(row.account_no) &&
  row.cancel_until !== null &&
  reachesCutoff(now, row.cancel_until) &&
  transitionOf(row.flow, row.status as RequestStatus, 'cancel', 'customer') !== undefined;
