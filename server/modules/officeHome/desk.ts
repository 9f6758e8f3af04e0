import { sql } from 'kysely';
import { type OfficeDesk, type Waiting, type WaitingName, waitingNames } from '@contract/officeHome/schema';
import { addDays, type CalendarDateText, dateInZone, daysBetween, weekdayOf } from '@contract/format/date';
import { queueTabs } from '@contract/queue/labels';
import { requestStatuses, type RequestStatus } from '@contract/requests/states';
import type { MessageState } from '@contract/rules/messageStates';
import { anyOf } from '@server/db/anyOf';
import type { Db } from '@server/db/db';
import { inQueueTab } from '@server/domain/requests/inQueueTab';
import { allWaiting, waitingFor } from '@server/domain/consent/waitingForSecond';
import type { Permissions } from '@contract/users/schema';
import { mayUse } from '@contract/rules/desks';
import type { Capability } from '@contract/rules/capabilities';
import { isBrokenThisWeek, isPlanToAnswer, isPromiseDue } from '@server/domain/promises/openPromise';
import { isOfBranch } from '@server/domain/visibility/ownBranch';
import { fromMidnight } from '@server/lists/filters';

/** Who looks, and when. */
interface Looking {
  /** A sign-in of the office. */
  readonly me: string;
  readonly permissions: Permissions;
  readonly now: Date;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}

type Named = OfficeDesk['waiting'];

const nothing: Waiting = { count: 0, yours: null, cents: null, oldestDays: null };

/** Everything that waits, counted at once. */
export async function waitingOf(db: Db['sql'], looking: Looking): Promise<Named> {
  const { me, permissions, now, booksZone } = looking;
  const today = dateInZone(now, booksZone);
  const { rows } = await sql<Waiting & { readonly name: WaitingName }>`
    select f.name, count(*)::integer as count, sum(f.yours)::integer as yours, sum(f.cents)::bigint as cents,
      greatest(0, ${today}::date - min(f.since)) as "oldestDays"
    from (
      ${requests(looking)}
      union all ${unconfirmed(looking)}
      union all ${files(looking)}
      union all ${messages(looking)}
      union all
        select 'accessRequests', null, ${dayIn(booksZone, 'q.asked_at')}, null
        from access_request q where q.state = 'new'
      union all
        select 'followUps', null, n.follow_up_on, null
        from account_note n join account a on a.account_no = n.account_no
        where n.follow_up_on <= ${today}::date and n.done_at is null and n.owner = ${me}
      union all ${promises(looking)}
    ) f where f.name is not null group by f.name`.execute(db);
  const found = new Map(rows.map(({ name, ...figure }) => [name, figure]));
  for (const { name, ...figure } of await forSecond(db, looking)) found.set(name, figure);
  const figures = waitingNames.map((name) => [
    name,
    (mayUse(permissions, sees[name]) && found.get(name)) || nothing,
  ]);
  return Object.fromEntries(figures) as Named;
}

/** What waits for a second person and is no request or bank file. */
const others = {
  originator: 'bankSettings',
  powers: 'consents',
  limits: 'consents',
  dailyClose: 'dailyClose',
} as const;

async function forSecond(db: Db['sql'], { me, permissions, now, booksZone }: Looking) {
  const today = dateInZone(now, booksZone);
  const waiting = waitingFor(await allWaiting(db), { username: me, permissions });
  const figures = new Map<WaitingName, Waiting & { name: WaitingName }>();
  // The oldest comes first.
  for (const { kind, askedAt, mayDecide } of waiting) {
    if (kind === 'approval' || kind === 'bankFile') continue;
    const name = others[kind];
    const oldestDays = daysBetween(dateInZone(new Date(askedAt), booksZone), today);
    const before = figures.get(name) ?? { name, ...nothing, yours: 0, oldestDays };
    figures.set(name, { ...before, count: before.count + 1, yours: before.yours! + Number(mayDecide) });
  }
  return figures.values();
}

/** What each figure is seen with: whoever may not see what waits does not learn how much of it there is. */
const sees: Readonly<Record<WaitingName, Capability>> = {
  followUps: 'seeAccounts',
  promisesDue: 'seeAccounts',
  promisesBroken: 'seeAccounts',
  plansToAnswer: 'seeAccounts',
  ownMessages: 'seeMessages',
  newMessages: 'seeMessages',
  accessRequests: 'seeUsers',
  toApprove: 'seeQueue',
  byHand: 'seeQueue',
  second: 'seeQueue',
  filesToRelease: 'seeBankFiles',
  bankSettings: 'seeOriginator',
  consents: 'seeOffice',
  dailyClose: 'seeBankFiles',
  toFile: 'seeQueue',
  filesToSend: 'seeBankFiles',
  atBank: 'seeQueue',
  messagesWaiting: 'seeMessages',
  unconfirmed: 'seeQueue',
  toHandOver: 'seeQueue',
  checks: 'seeQueue',
  problems: 'seeQueue',
};

const dayIn = (zone: string, column: string) => sql`(${sql.ref(column)} at time zone ${zone})::date`;

/** All but what is done, of which there is the most by far. */
const done = new Set<RequestStatus>(queueTabs.done.statuses ?? []);
const underWay = requestStatuses.filter((status) => !done.has(status));

/** Each under one name. What is in a file for the bank waits with that file until it was sent. */
const requests = ({ me, booksZone, permissions }: Looking) => sql`
  select case
      when ${inQueueTab('toApprove')} then case when r.submitted_by <> ${me} then 'toApprove' end
      when ${inQueueTab('checks')} then 'checks'
      when ${inQueueTab('second')} then 'second'
      when ${inQueueTab('approved')} then case
        when r.flow <> 'bank' and r.delivery_method is distinct from 'ach' then 'byHand'
        when not exists (select from ach_entry e where e.request_id = r.request_id and e.live) then 'toFile' end
      when ${inQueueTab('atBank')} then 'atBank'
      when ${inQueueTab('toHandOver')} then 'toHandOver'
      when ${inQueueTab('problems')} then 'problems' end as name,
    r.amount_cents as cents, ${dayIn(booksZone, 'r.changed_at')} as since,
    case when ${inQueueTab('second')} then (r.submitted_by <> ${me} and not exists (select from request_event e
      where e.request_id = r.request_id and e.event = 'askSecond' and e.actor = ${me}))::integer end as yours
  from request r where ${anyOf(sql.ref('r.status'), underWay)} and ${isOfBranch(permissions.branch, 'r.account_no')}`;

/** Before the bank is asked for anything: what is at the bank already was debited from a confirmed account. */
const undecided: readonly RequestStatus[] = ['submitted', 'pendingSecond', 'approved'];

const unconfirmed = ({ booksZone, permissions }: Looking) => sql`
  select 'unconfirmed', r.amount_cents, ${dayIn(booksZone, 'r.submitted_at')}, null
  from payment_option o join request r on r.option_id = o.option_id
  where o.status = 'pendingVerification' and ${anyOf(sql.ref('r.status'), undecided)}
    and ${isOfBranch(permissions.branch, 'r.account_no')}`;

const files = ({ me, booksZone }: Looking) => sql`
  select case b.status when 'released' then 'filesToSend' else 'filesToRelease' end, b.debit_cents + b.credit_cents,
    (coalesce(b.released_at, b.created_at) at time zone ${booksZone})::date,
    case b.status when 'awaitingRelease' then (b.created_by <> ${me})::integer end
  from ach_batch b where ${anyOf(sql.ref('b.status'), ['awaitingRelease', 'released'])}`;

const unanswered: readonly MessageState[] = ['new', 'open', 'waiting'];

const messages = ({ me, booksZone, permissions }: Looking) => sql`
  select case
      when t.status = 'waiting' then 'messagesWaiting'
      when t.owner is null then 'newMessages'
      when t.owner = ${me} then 'ownMessages' end,
    null, ${dayIn(booksZone, 't.waiting_since')}, null
  from contact_ticket t where ${anyOf(sql.ref('t.status'), unanswered)}
    and ${isOfBranch(permissions.branch, 't.account_no')}`;

/** What customers have promised to pay by today, what turned out broken since Monday, and plans that they proposed. */
function promises({ now, booksZone, permissions }: Looking) {
  const today = dateInZone(now, booksZone);
  return sql`
    select case when p.state = 'broken' then 'promisesBroken' else 'promisesDue' end, p.amount_cents, p.day, null
    from promise p where (${isPromiseDue(today)} or ${isBrokenThisWeek(today, booksZone)})
      and ${isOfBranch(permissions.branch, 'p.account_no')}
    union all
    select case when p.state = 'broken' then 'promisesBroken' else 'plansToAnswer' end, p.total_cents,
      (case when p.state = 'broken' then p.ended_at else p.proposed_at end at time zone ${booksZone})::date, null
    from payment_plan p where (${isPlanToAnswer} or ${isBrokenThisWeek(today, booksZone)})
      and ${isOfBranch(permissions.branch, 'p.account_no')}`;
}

const WEEKS = 8;

const mondayOf = (date: CalendarDateText): CalendarDateText => addDays(date, -((weekdayOf(date) + 6) % 7));

/** Payments by the week in which they were asked for, whatever became of them; a week without any is a week too. */
export async function weeksOf(
  db: Db['sql'],
  { now, booksZone, permissions }: Pick<Looking, 'now' | 'booksZone' | 'permissions'>,
): Promise<OfficeDesk['weeks']> {
  const first = addDays(mondayOf(dateInZone(now, booksZone)), -7 * (WEEKS - 1));
  const submittedAt = sql.ref('r.submitted_at');
  // No status is left out: with all of them, the index of states and days finds what is new.
  const { rows } = await sql<OfficeDesk['weeks'][number]>`
    select w.week as "from", count(*)::integer as count, sum(w.amount_cents)::bigint as cents
    from (
      select date_trunc('week', ${submittedAt} at time zone ${booksZone})::date as week, r.amount_cents
      from request r
      where ${anyOf(sql.ref('r.status'), requestStatuses)} and r.kind = 'payment'
        and ${fromMidnight(submittedAt, booksZone, first)} and ${isOfBranch(permissions.branch, 'r.account_no')}
    ) w group by w.week`.execute(db);
  const found = new Map(rows.map((week) => [week.from, week]));
  return Array.from({ length: WEEKS }, (_, at) => {
    const from = addDays(first, 7 * at);
    return found.get(from) ?? { from, count: 0, cents: 0 };
  });
}
