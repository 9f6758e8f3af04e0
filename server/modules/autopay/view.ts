import * as m from '@locales/autopay';
import { dateInZone } from '@contract/format/date';
import type { AutopayRun, AutopayView } from '@contract/autopay/schema';
import type { StopReason } from '@contract/autopay/labels';
import type { Db } from '@server/db/db';
import type { AutopayDeps } from '@server/domain/autopay/agreed';
import { autopayOf, termsOf } from '@server/domain/autopay/autopayRows';
import { monthCents, type Reckoning, reckoningOf } from '@server/domain/autopay/reckon';
import { asRun, foreseenRun, historyOf, instant } from '@server/domain/autopay/runs';
import { noSuchAccount } from '@server/http/chosen';

/** The autopay of an account as somebody sees it who may pay for it. */
export async function viewOf(
  sql: Db['sql'],
  { clock, booksZone }: Pick<AutopayDeps, 'clock' | 'booksZone'>,
  username: string,
  accountNo: string,
): Promise<AutopayView> {
  const now = clock.now();
  const today = dateInZone(now, booksZone);
  const account = await sql
    .selectFrom('account')
    .select(['name', 'status', 'no_ach'])
    .where('account_no', '=', accountNo)
    .where('account_type', '=', 'T')
    .executeTakeFirst();
  if (!account) throw noSuchAccount();
  const row = await autopayOf(sql, accountNo);
  const reckoning = row?.status === 'on' ? await reckoningOf(sql, row, { now, booksZone, today }) : undefined;
  const next = reckoning ? await nextOf(reckoning, today) : null;
  const history = await historyOf(
    sql,
    accountNo,
    'due',
    new Map(row && next ? [[row.autopay_id, next.payDay]] : []),
  );
  return {
    accountNo,
    accountName: account.name,
    today,
    booksZone,
    whyNot: account.status === 'X' ? m.accountClosed() : account.no_ach ? m.noBankPayments() : null,
    autopay: row
      ? {
          id: row.autopay_id,
          status: row.status,
          reason: row.reason as StopReason | null,
          owner: row.owner,
          isMine: row.owner === username,
          ...termsOf(row),
          optionId: row.option_id,
          source: row.source,
          createdAt: instant(row.created_at),
          changedAt: instant(row.changed_at),
          monthCents: await monthCents(sql, accountNo, today.slice(0, 7)),
          agreedText: row.agreed_text,
          englishText: row.english_text,
        }
      : null,
    next,
    history: history.map(({ run }) => run),
  };
}

/** The announced payment of the soonest day, else the next one that is foreseen. */
async function nextOf({ runs, days, plan }: Reckoning, today: string): Promise<AutopayRun | null> {
  const told = runs
    .filter(({ status, pay_day }) => status === 'announced' || (status === 'skipped' && pay_day >= today))
    .toSorted((a, b) => (a.pay_day < b.pay_day ? -1 : 1));
  if (told[0]) return asRun({ ...told[0], request_no: null });
  const known = new Set(runs.map(({ pay_day }) => pay_day));
  for (const day of days) {
    if (day < today || known.has(day)) continue;
    const planned = await plan(day, null);
    if (planned.totalCents > 0) return foreseenRun(day, planned);
  }
  return null;
}
