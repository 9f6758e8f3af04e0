import { type Kysely, sql } from 'kysely';
import { groupOfKind, moneyKinds, type NoticeKind } from '@contract/notices/labels';
import { isUnusual } from '@contract/rules/noticeSchedule';
import { anyOf } from '@server/db/anyOf';
import type { Tables } from '@server/db/tables';
import { chosen, joinChosen } from '@server/domain/notices/chosen';
import { hasDevice } from '@server/domain/notices/devices';
import type { NoticeFacts } from '@server/domain/notices/facts';
import { mayKnow } from '@server/domain/notices/mayKnow';

/** Something that happened on an account, for everybody who may know of it. */
export type Happened = NoticeFacts & {
  readonly accountNo: string;
  /** The one person whom it is for; left out: all who may know of it. */
  readonly person?: string;
  /** Which event of its kind it is: nobody is told of the same twice. */
  readonly subject: string;
};

/** What tells it: an import, or a night of the books zone. */
type Teller = { readonly importId: number } | { readonly day: string };

interface Telling {
  readonly by: Teller;
  readonly at: Date;
  /** 'YYYY-MM-DD' in the books zone. */
  readonly today: string;
  /** Whether nobody was told anything before: the office looks first. */
  readonly isFirst?: boolean;
  /** Accounts whose people are not told now; the run counts those that would have been. */
  readonly paused?: ReadonlySet<string>;
}

const nobody: ReadonlySet<string> = new Set();

/** So many runs before say what is usual. */
const COMPARED = 30;
/** Events written in one statement. */
const BATCH = 5_000;

/**
 * Tells people what happened, each event once, in the transaction of its cause. Where it reaches unusually many, no email
 * goes out before the office has looked.
 * @param happened part by part, as each is written before the next is asked for; nothing is asked for where another process
 *   was first
 * @returns whether it was told here; false where another process was first
 */
export async function tellPeople(
  db: Kysely<Tables>,
  happened: Iterable<readonly Happened[]> | AsyncIterable<readonly Happened[]>,
  { by, at, today, isFirst = false, paused = nobody }: Telling,
): Promise<boolean> {
  const run = await db
    .insertInto('notice_run')
    .values({
      import_id: 'importId' in by ? by.importId : null,
      day: 'day' in by ? by.day : null,
      state: 'released',
      at: at.toISOString(),
    })
    .onConflict((is) => is.doNothing())
    .returning('run_id')
    .executeTakeFirst();
  if (!run) return false;
  const { run_id: runId } = run;
  const heldBack = new Set<string>();
  for await (const some of happened) {
    const told = some.filter(({ accountNo }) => !paused.has(accountNo));
    if (told.length < some.length)
      for (const { accountNo } of some) if (paused.has(accountNo)) heldBack.add(accountNo);
    for (let from = 0; from < told.length; from += BATCH)
      await write(db, told.slice(from, from + BATCH), { runId, at, today });
  }
  await sum(db, { runId, isFirst, isImport: 'importId' in by, heldBack: heldBack.size });
  return true;
}

/**
 * What is in the list of everybody who may know of it; what they choose not to be told of is in no email and no bell. What
 * reminders name is kept beside it, once for all people of an account: docs/rules.md#paid-after-reminders.
 */
async function write(
  db: Kysely<Tables>,
  happened: readonly Happened[],
  { runId, at, today }: { readonly runId: number; readonly at: Date; readonly today: string },
): Promise<void> {
  const events = happened.map(({ kind, facts, accountNo, person, subject }) => ({
    kind,
    person,
    facts,
    subject,
    account_no: accountNo,
    chosen: groupOfKind[kind],
    // What can be too small to be told of.
    cents: kind === 'depositMovement' ? Math.abs(facts.inCents - facts.outCents) : null,
  }));
  const now = at.toISOString();
  const isSmall = sql`coalesce(e.cents < ${chosen.leastCents}, false)`;
  await sql`
    with written as (
      insert into notice (notice_id, person, account_no, kind, subject, facts, run_id, created_at, in_bell, email, look_at, push_at)
      select gen_random_uuid(), u.name, e.account_no, e.kind, e.subject, e.facts, ${runId}::int, ${now}::timestamptz,
        ${chosen.bell(sql.ref('e.chosen'))} and not ${isSmall},
        case when ${isSmall} then 'none' else 'waiting' end, ${now}::timestamptz,
        case when not ${isSmall} and ${hasDevice} then ${now}::timestamptz end
      from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
        as e (kind text, person text, facts jsonb, subject text, account_no text, chosen text, cents bigint)
      join account_access x on x.account_no = e.account_no and x.name = coalesce(e.person, x.name)
      join account a on a.account_no = e.account_no
      join portal_user u on u.name = x.name
      ${joinChosen(sql.ref('u.name'), sql.ref('e.account_no'))}
      where u.state = 'active' and ${mayKnow(sql.ref('e.kind'), today)}
      on conflict (person, kind, subject) do nothing
      returning kind, account_no, subject, facts
    ), told as materialized (
      select distinct on (kind, account_no, subject) kind, account_no, facts
      from written where ${anyOf(sql.ref('kind'), moneyKinds)}
    ), named as (
      insert into reminder as r (run_id, kind, account_no, named_cents)
      select ${runId}::int, kind, account_no, sum((facts ->> 'cents')::bigint) from told group by kind, account_no
      on conflict (run_id, kind, account_no) do update set named_cents = r.named_cents + excluded.named_cents
    )
    insert into reminder_invoice (run_id, kind, account_no, invoice_no)
    select distinct ${runId}::int, t.kind, t.account_no, i.invoice_no
    from told t cross join lateral jsonb_array_elements_text(t.facts -> 'invoices') as i (invoice_no)
    on conflict do nothing`.execute(db);
}

interface Summed {
  readonly runId: number;
  readonly isFirst: boolean;
  readonly isImport: boolean;
  /** How many accounts would have been told, and are paused. */
  readonly heldBack: number;
}

/** Notes whom the run reaches, and holds one that is the first or unusual. */
async function sum(db: Kysely<Tables>, { runId, isFirst, isImport, heldBack }: Summed): Promise<void> {
  const counted = await db
    .selectFrom('notice')
    .select((eb) => ['kind', eb.fn.countAll<number>().as('notices')])
    .where('run_id', '=', runId)
    .groupBy('kind')
    .execute();
  const { people } = await db
    .selectFrom('notice')
    .select((eb) => eb.fn.count<number>('person').distinct().as('people'))
    .where('run_id', '=', runId)
    .executeTakeFirstOrThrow();
  const notices = counted.reduce((all, one) => all + one.notices, 0);
  const before = await db
    .selectFrom('notice_run')
    .select(['people', 'notices'])
    .where('run_id', '<', runId)
    .where('import_id', isImport ? 'is not' : 'is', null)
    .where('state', '=', 'released')
    .orderBy('run_id', 'desc')
    .limit(COMPARED)
    .execute();
  const because =
    isFirst && notices > 0 ? 'first' : isUnusual({ people, notices }, before) ? 'unusual' : null;
  const kinds: Partial<Record<NoticeKind, number>> = Object.fromEntries(
    counted.map((one) => [one.kind, one.notices]),
  );
  await db
    .updateTable('notice_run')
    .set({
      people,
      notices,
      held_back: heldBack,
      kinds: JSON.stringify(kinds),
      because,
      state: because === null ? 'released' : 'held',
    })
    .where('run_id', '=', runId)
    .execute();
  if (because === null) return;
  // Nobody looks at them again before the office has decided.
  await db
    .updateTable('notice')
    .set({ look_at: 'infinity' })
    .where('run_id', '=', runId)
    .where('email', '=', 'waiting')
    .execute();
  await db
    .updateTable('notice')
    .set({ push_at: 'infinity' })
    .where('run_id', '=', runId)
    .where('push_at', 'is not', null)
    .execute();
}
