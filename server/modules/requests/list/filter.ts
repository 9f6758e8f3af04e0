import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { members } from '@contract/paging';
import { requestKinds, type requestTabs } from '@contract/requests/labels';
import { openStatuses, problemStatuses, requestStatuses } from '@contract/requests/states';
import { anyOf } from '@server/db/anyOf';
import { about } from '../errors';
import type { Viewer } from '../viewer';

type Condition = RawBuilder<SqlBool>;
export type Tab = (typeof requestTabs)[number];

export interface RequestFilter {
  readonly tab?: Tab;
  readonly kind?: string;
  readonly from?: string;
  readonly to?: string;
  readonly q?: string;
}

/** What ended well is shown for so long. */
const COMPLETED_DAYS = 90;

const completedStatuses = requestStatuses.filter(
  (status) => !openStatuses.includes(status) && !problemStatuses.includes(status),
);

/** Which requests a tab shows. */
export function inTab(tab: Tab | undefined, { now }: Viewer): Condition {
  const status = sql.ref('r.status');
  switch (tab) {
    case 'open':
      return anyOf(status, openStatuses);
    case 'problems':
      return anyOf(status, problemStatuses);
    case 'completed':
      return sql<SqlBool>`${anyOf(status, completedStatuses)}
        and r.changed_at > ${now.toISOString()}::timestamptz - make_interval(days => ${COMPLETED_DAYS})`;
    default:
      return sql<SqlBool>`true`;
  }
}

/** What narrows the list beside its tab: every member narrows further. Days are those of the books zone. */
export function narrowing(filter: RequestFilter, { booksZone }: Viewer): Condition[] {
  const kinds = members(filter.kind);
  const stranger = kinds.find((kind) => !requestKinds.some((known) => known === kind));
  if (stranger !== undefined) throw about('kind', `"${stranger}" is no kind of request.`);
  const submitted = sql`(r.submitted_at at time zone ${booksZone})::date`;
  return [
    ...(kinds.length > 0 ? [anyOf(sql.ref('r.kind'), kinds)] : []),
    ...(filter.from ? [sql<SqlBool>`${submitted} >= ${filter.from}::date`] : []),
    ...(filter.to ? [sql<SqlBool>`${submitted} <= ${filter.to}::date`] : []),
    ...(filter.q ?? '').split(/\s+/).filter(Boolean).map(saying),
  ];
}

/** Whether a word occurs in what people look for, in capitals or not. */
const saying = (word: string): Condition => {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<SqlBool>`(concat_ws(' ', r.request_no, r.target, a.name, r.account_no, b.name, r.comments,
      r.payment_no) ilike ${pattern}
    or exists (select from request_allocation l where l.request_id = r.request_id and l.invoice_no ilike ${pattern}))`;
};
