import * as autopayWords from '@locales/autopay';
import * as m from '@locales/scheduledPayments';
import type { StopReason } from '@contract/autopay/labels';
import type { AutopayRun } from '@contract/autopay/schema';
import { dateInZone, formatInstant } from '@contract/format/date';
import { ApiError } from '@contract/problem';
import { byAge } from '@contract/rules/allocation';
import { placingTime } from '@contract/rules/autopayTimes';
import { reachesCutoff } from '@contract/rules/cutoff';
import { leftCents } from '@contract/rules/payableLeft';
import { bankHours } from '@contract/rules/payDates';
import { type ScheduledTerms, scheduledWindow } from '@contract/rules/scheduled';
import type { Scheduled, ScheduledView } from '@contract/scheduledPayments/schema';
import type { Db } from '@server/db/db';
import type { AutopayDeps } from '@server/domain/autopay/agreed';
import { type AutopayRow, scheduledOf, scheduledTermsOf } from '@server/domain/autopay/autopayRows';
import { type Reckoning, reckoningOf } from '@server/domain/autopay/reckon';
import { asRun, foreseenRun, historyOf, instant, isAhead } from '@server/domain/autopay/runs';
import { payableOf } from '@server/domain/payable/payable';
import { noSuchAccount } from '@server/http/chosen';

/** What ended is shown among the others so long. */
const SHOWN_AFTER_MS = 30 * 86_400_000;

type Deps = Pick<AutopayDeps, 'clock' | 'booksZone'>;

/** The scheduled payments of an account as somebody sees them who may pay for it. */
export async function viewOf(
  sql: Db['sql'],
  deps: Deps,
  username: string,
  accountNo: string,
): Promise<ScheduledView> {
  const { booksZone } = deps;
  const now = deps.clock.now();
  const today = dateInZone(now, booksZone);
  const account = await payableOf(sql, accountNo, { now, booksZone });
  if (!account) throw noSuchAccount();
  const rows = await scheduledOf(sql, accountNo, new Date(now.getTime() - SHOWN_AFTER_MS));
  const scheduled: Scheduled[] = [];
  for (const row of rows) scheduled.push(await scheduledView(sql, deps, username, row));
  const skipped = new Map(
    scheduled.flatMap(({ id, next }) => (next?.status === 'skipped' ? [[id, next.payDay] as const] : [])),
  );
  const history = await historyOf(sql, accountNo, 'scheduled', skipped);
  return {
    accountNo,
    accountName: account.accountName,
    today,
    booksZone,
    whyNot: account.isClosed
      ? autopayWords.accountClosed()
      : account.noAch
        ? autopayWords.noBankPayments()
        : null,
    window: scheduledWindow(now, today, bankHours(account)),
    open: account.documents
      .filter((document) => leftCents(document) > 0)
      .toSorted(byAge)
      .map((document) => ({
        invoiceNo: document.invoiceNo,
        dueDate: document.dueDate,
        leftCents: leftCents(document),
      })),
    scheduled: scheduled.toSorted((a, b) => (sortDay(a) < sortDay(b) ? -1 : 1)),
    history: history.map(({ id, covers, run }) => ({ id, run, covers: covers as ScheduledTerms['covers'] })),
  };
}

/** What has no payment ahead comes last. */
const sortDay = ({ next }: Scheduled): string => next?.payDay ?? '9999';

async function scheduledView(
  sql: Db['sql'],
  deps: Deps,
  username: string,
  row: AutopayRow,
): Promise<Scheduled> {
  const { invoices, ...terms } = scheduledTermsOf(row);
  const coming = row.status === 'on' ? await comingOf(sql, deps, row) : undefined;
  return {
    id: row.autopay_id,
    status: row.status,
    reason: row.reason as StopReason | null,
    owner: row.owner,
    isMine: row.owner === username,
    ...terms,
    invoices: [...invoices],
    optionId: row.option_id,
    source: row.source,
    createdAt: instant(row.created_at),
    agreedText: row.agreed_text,
    englishText: row.english_text,
    next: coming?.next ?? null,
    changeUntil: coming?.until ?? null,
  };
}

interface Coming {
  /** Null where its last payment is decided. */
  readonly next: AutopayRun | null;
  /** Until when it can be changed, an ISO instant. */
  readonly until: string | null;
}

/** The payment that comes next, and its cut-off. */
async function comingOf(sql: Db['sql'], { clock, booksZone }: Deps, row: AutopayRow): Promise<Coming> {
  const now = clock.now();
  const reckoning = await reckoningOf(sql, row, { now, booksZone, today: dateInZone(now, booksZone) });
  if (!reckoning) return { next: null, until: null };
  return (await decidedNext(reckoning, now)) ?? (await plannedNext(reckoning)) ?? lastOf(reckoning);
}

/** What was announced, or skipped and can still be taken back: the soonest. */
async function decidedNext({ runs, plan }: Reckoning, now: Date): Promise<Coming | undefined> {
  const [told] = runs
    .filter((run) => isAhead(run, now))
    .toSorted((one, other) => (one.pay_day < other.pay_day ? -1 : 1));
  if (!told) return undefined;
  const fresh = await plan(told.pay_day, told.cap_cents, told.plan.payDay);
  return { next: asRun({ ...told, plan: fresh, request_no: null }), until: instant(told.place_at) };
}

async function plannedNext({ account, runs, days, plan }: Reckoning): Promise<Coming | undefined> {
  const known = new Set(runs.map(({ pay_day }) => pay_day));
  const day = days.find((one) => !known.has(one));
  if (day === undefined) return undefined;
  return {
    next: foreseenRun(day, await plan(day, null)),
    until: placingTime(day, bankHours(account)).toISOString(),
  };
}

const lastOf = ({ runs }: Reckoning): Coming => ({
  next: null,
  until: runs[0] ? instant(runs[0].place_at) : null,
});

/** @throws ApiError 'conflict' after the cut-off of the payment that comes next, or of the last one */
export async function expectInTime(sql: Db['sql'], deps: Deps, row: AutopayRow): Promise<void> {
  if (row.status === 'paused') return;
  const { until } = await comingOf(sql, deps, row);
  const isOpen = row.status === 'on' && (until === null || reachesCutoff(deps.clock.now(), until));
  if (isOpen) return;
  const shown = formatInstant(until ?? row.changed_at, deps.booksZone);
  throw new ApiError({ code: 'conflict', message: m.tooLate({ until: shown }) });
}
