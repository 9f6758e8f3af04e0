import { sql } from 'kysely';
import { autopayOf, lockAutopay } from '@server/domain/autopay/autopayRows';
import { begin, stop } from '@server/domain/autopay/told';
import { aRequest } from '@server/domain/requests/testing/aRequest';
import { openAutopayWorker } from '@server/modules/autopay/worker';
import { placeRecurring } from '@server/modules/requests/payment/placePayment';
import { choicesOf, choose } from '../../choices';
import { decideRun } from '../../runs';
import type { openNoticeDesk } from '../noticeDesk';
import {
  agreeing,
  choiceOn,
  DEBITED_AFTER,
  decidedOn,
  isDisabled,
  isReleased,
  type Night,
  times,
} from './course';
import { type Day, dayOf, isoOf, textOf } from './days';
import { Feed } from './driveFeed';
import { groupsOf, putMany } from './fillWorld';
import type { World } from './world';

const booksZone = 'America/Los_Angeles';
const origin = { ip: '127.0.0.1', userAgent: 'test', requestId: 'driven' };

interface Course {
  /** Has the product live through the next night, with its own workers. */
  readonly live: (night: Night) => Promise<void>;
  /** When each email was written, by its id. */
  readonly sentAt: ReadonlyMap<string, string>;
}

export function openCourse(desk: Awaited<ReturnType<typeof openNoticeDesk>>, world: World): Course {
  const sentAt = new Map<string, string>();
  const { db, outbox, warned } = desk;
  let now = new Date(0);
  const clock = { now: () => now };
  const at = (day: Day, time: string) => {
    now = new Date(isoOf(day, time));
    desk.at(now.toISOString());
  };
  const room = {
    db,
    outbox,
    clock,
    booksZone,
    companyName: 'Test Supply',
    supportPhone: undefined,
    officeMail: undefined,
  };
  const debits = openAutopayWorker(
    { ...room, place: (tx, debit) => placeRecurring(tx, room, debit) },
    { warn: ({ error }) => void warned.push(String(error)) },
  );
  const feed = new Feed(db, world, { clock, booksZone });
  const mail = async (day: Day, time: string) => {
    at(day, time);
    const before = outbox.messages.length;
    await desk.email();
    for (const { messageId } of outbox.messages.slice(before))
      sentAt.set(messageId!, `${textOf(day)} ${time}`);
  };
  const rollBack = (day: Day, time: string) => {
    at(day, time);
    return feed.rollBack();
  };
  const worked = async (day: Day) => {
    const [first, second, third, fourth, fifth] = times.emails;
    await mail(day, first);
    await mail(day, second);
    at(day, times.night);
    while ((await desk.night().round()) > 0);
    await mail(day, third);
    await mail(day, fourth);
    at(day, times.debits);
    while ((await debits.round()) > 0);
    at(day, times.office);
    await decide(room, day);
    await mail(day, fifth);
  };
  const live = async ({ day, isMissed, isFed, rolledBack }: Night) => {
    at(day, times.choices);
    await changePeople(room, world, day);
    await askInPortal(room, world, day);
    await agree(room, world, day);
    at(day, times.feed);
    if (isFed) await feed.import(day);
    if (rolledBack === 'early') await rollBack(day, times.earlyRollback);
    if (!isMissed) await worked(day);
    if (rolledBack === 'late') await rollBack(day, times.lateRollback);
    if (!isMissed) await mail(day, times.emails[5]);
  };
  return { live, sentAt };
}

type Room = Pick<Parameters<typeof openAutopayWorker>[0], 'db' | 'clock' | 'outbox'>;

/** Disables and enables people, and has them choose anew. */
async function changePeople({ db, clock }: Room, { people }: World, day: Day): Promise<void> {
  const changed = people
    .filter((one) => one.disabledFrom === day || one.disabledUntil === day)
    .map((one) => ({ name: one.name, standing: isDisabled(one, day) ? 'disabled' : 'active' }));
  await sql`update portal_user u set standing = c.standing
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as c (name text, standing text)
    where u.name = c.name`.execute(db.sql);
  const none = { booksZone, canPush: false, texting: undefined };
  for (const person of people.filter(({ choices }) => choices.some(({ from }) => from === day))) {
    const { canPush: _, canText: __, ...before } = await choicesOf(db.sql, person.name, none);
    const choice = choiceOn(person, day);
    const [quietFrom, quietUntil] = choice.quiet;
    const chooser = { person: person.name, at: clock.now(), booksZone, origin };
    await choose(db, { ...before, choices: groupsOf(choice), quietFrom, quietUntil }, chooser);
  }
}

/** Requests of what is left by the figures and is not on its way. */
async function askInPortal({ db, clock }: Room, { accounts }: World, day: Day): Promise<void> {
  const wanted = accounts.flatMap(({ no, access, optionId, invoices }) =>
    invoices.flatMap((one) =>
      one.asked?.on === day
        ? [{ no, optionId, owner: access[0]!.person.name, invoice: one.no, cents: one.asked.cents }]
        : [],
    ),
  );
  if (wanted.length === 0) return;
  const { rows } = await sql<{ invoice: string; left: number }>`
    select i.invoice_no as invoice, i.open_amount_cents - coalesce((select sum(l.amount_cents + l.discount_cents)
      from request_allocation l join request r on r.request_id = l.request_id
      where l.invoice_no = i.invoice_no and r.status = 'submitted'), 0)::bigint as left
    from invoice i where i.invoice_no = any(${wanted.map(({ invoice }) => invoice)}::text[])`.execute(db.sql);
  const leftOf = new Map(rows.map(({ invoice, left }) => [invoice, left]));
  const asked = wanted.flatMap(({ no, optionId, owner, invoice, cents }) => {
    const amount_cents = Math.min(cents, leftOf.get(invoice)!);
    const debited = textOf(day + DEBITED_AFTER);
    const request = aRequest({
      request_no: `Q-${invoice}`,
      account_no: no,
      submitted_by: owner,
      submitted_at: clock.now().toISOString(),
      option_id: optionId,
      requested_date: debited,
      effective_date: debited,
      amount_cents,
    });
    return amount_cents > 0 ? [{ request, invoice }] : [];
  });
  await putMany(
    db.sql,
    'request',
    asked.map(({ request }) => ({ ...request, version: 1 })),
  );
  await putMany(
    db.sql,
    'request_allocation',
    asked.map(({ request: { request_id, amount_cents }, invoice }) => ({
      request_id,
      seq: 1,
      invoice_no: invoice,
      amount_cents,
      discount_cents: 0,
    })),
  );
}

/** Owners agree to an autopay, in place of what was before. */
async function agree({ db, clock, outbox }: Room, { accounts }: World, day: Day): Promise<void> {
  const at = clock.now();
  for (const { account, consent } of agreeing(accounts, day))
    await db.transaction(async (tx) => {
      const before = await autopayOf(tx.sql, account.no);
      const locked =
        before && before.status !== 'ended' ? await lockAutopay(tx.sql, before.autopay_id) : undefined;
      const owner = account.access[0]!.person.name;
      if (locked) await stop(tx, { outbox }, locked, { reason: 'changed', by: owner, at });
      const terms = {
        autopay_id: consent.id,
        account_no: account.no,
        owner,
        option_id: account.optionId,
        day_rule: consent.rule,
        covers: consent.covers,
        payment_cap_cents: consent.capCents,
        month_cap_cents: consent.monthCents,
      };
      const agreed = { version: 'autopay-1', text: 'I agree.', english: null, sha256: '' };
      await begin(tx, { outbox }, terms, { agreed, at, origin });
    });
}

/** The office releases or drops what is held. */
async function decide({ db, clock }: Room, day: Day): Promise<void> {
  const held = await db.sql
    .selectFrom('notice_run')
    .select(['run_id', sql<string>`(at at time zone 'UTC')::date::text`.as('heldOn')])
    .where('state', '=', 'held')
    .execute();
  for (const { run_id: runId, heldOn } of held) {
    if (decidedOn(dayOf(heldOn)) > day) continue;
    const state = isReleased(dayOf(heldOn)) ? 'released' : 'dropped';
    await decideRun(db, { runId, state, by: 'root@example.com', at: clock.now(), origin });
  }
}
