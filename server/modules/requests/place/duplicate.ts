import * as m from '@locales/requests';
import { formatMoney } from '@contract/format/money';
import type { RequestTable } from '@server/db/tables';
import { confirmFirst } from '../errors';
import type { RequestContext } from '../requestContext';
import type { Draft } from './placeRequest';

const MINUTES = 10;

/** What makes two requests alike, beside who asks and when. */
const alike = [
  'flow',
  'account_no',
  'amount_cents',
  'requested_date',
  'option_id',
  'sav_id',
  'delivery_method',
  'to_account',
  'pickup_at',
  'prepay_contract_no',
] as const satisfies readonly (keyof RequestTable)[];

/** The same asked for twice within minutes is more often a mistake than meant. */
export async function expectNoDuplicate({ tx, caller, now }: RequestContext, draft: Draft): Promise<void> {
  const since = new Date(now.getTime() - MINUTES * 60_000).toISOString();
  const twin = await alike
    .reduce(
      (query, column) => query.where(column, 'is not distinct from', draft[column] ?? null),
      tx.sql.selectFrom('request').select('request_no'),
    )
    .where('submitted_by', '=', caller.username)
    .where('submitted_at', '>', since)
    .where('status', 'not in', ['cancelled', 'rejected'])
    .orderBy('submitted_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!twin) return;
  const amount = formatMoney(draft.amount_cents);
  throw confirmFirst(m.sameJustNow({ amount, requestNo: twin.request_no }));
}
