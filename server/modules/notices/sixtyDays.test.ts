import { expect, it } from 'vitest';
import { addDays, daysBetween } from '@contract/format/date';
import * as noticeSettings from '@contract/noticeSettings/endpoints';
import { startingSchedule } from '@contract/rules/noticeSettings';
import type { Db } from '@server/db/db';
import { anInvoice, put } from '@server/testing/rows';
import { ann, openNoticeDesk } from './testing/noticeDesk';

const first = '2026-04-13';
const days = Array.from({ length: 60 }, (_, at) => addDays(first, at));
/** Nobody was there on these days: the next one tells what they had. */
const missed = new Set(['2026-04-20', '2026-04-21', '2026-05-14']);
const dues = [
  '2026-03-14',
  '2026-04-12',
  '2026-04-13',
  '2026-04-19',
  '2026-04-20',
  '2026-05-01',
  '2026-05-13',
];
/** Paid on this day; all others stay open. */
const paid = { due: '2026-05-01', on: '2026-05-10' };

/** By the words of docs/rules.md alone: the day on which each reminder is to be told. */
function expected(): string[] {
  const worked = (day: string): string => (missed.has(day) ? worked(addDays(day, 1)) : day);
  const told = dues.flatMap((due) => {
    const soonFrom = addDays(due, -7) < first ? first : addDays(due, -7);
    const soon = soonFrom <= due ? [`${worked(soonFrom)} dueSoon ${due}`] : [];
    const late = [1, 15, 30]
      .map((after) => addDays(due, after))
      .filter((day) => day >= first && day <= days.at(-1)! && !(due === paid.due && day >= paid.on))
      .map((day) => `${worked(day)} pastDue ${due} ${daysBetween(due, day)}`);
    return [...soon, ...late];
  });
  return told.toSorted((a, b) => (a < b ? -1 : 1));
}

/** Nothing is open but an invoice for each of the days; reminders were told through the day before the first. */
async function openDeskOwing(owed: readonly string[]) {
  const desk = await openNoticeDesk();
  const { db } = desk;
  await desk.take('2026-04-12');
  await db.sql.updateTable('invoice').set({ open_amount_cents: 0 }).execute();
  await db.sql.updateTable('ar_transaction').set({ open_amount_cents: 0 }).execute();
  await put(db, 'invoice', ...owed.map((due_date) => anInvoice({ invoice_no: `I-${due_date}`, due_date })));
  await desk.remindedBefore(addDays(first, -1));
  return desk;
}

/** "2026-05-01 pastDue 2026-04-26 5": what Ann was told of due dates, in the order of days. */
async function toldOf(db: Db): Promise<string[]> {
  const rows = await db.sql
    .selectFrom('notice')
    .select(['kind', 'subject', 'created_at'])
    .where('person', '=', ann)
    .where('kind', 'in', ['dueSoon', 'pastDue'])
    .execute();
  return rows
    .map(
      ({ kind, subject, created_at: when }) =>
        `${when.slice(0, 10)} ${kind} ${subject.slice('00117 '.length)}`,
    )
    .toSorted((a, b) => (a < b ? -1 : 1));
}

it('for sixty days each reminder comes on its day, whatever nights are missed', async () => {
  const { db, night, at, warned } = await openDeskOwing(dues);
  for (const day of days) {
    await db.sql.updateTable('feed_import').set({ as_of: day }).execute();
    if (day === paid.on)
      await db.sql
        .updateTable('invoice')
        .set({ open_amount_cents: 0 })
        .where('invoice_no', '=', `I-${paid.due}`)
        .execute();
    at(`${day}T15:00:00Z`);
    if (!missed.has(day)) await Promise.all([night().round(), night().round()]);
  }

  expect(warned).toEqual([]);
  expect(await toldOf(db)).toEqual(expected());
});

it('a schedule holds from its day on, and what its days had been before is not told again', async () => {
  const { db, night, at, warned, office } = await openDeskOwing([
    '2026-04-01',
    '2026-04-25',
    '2026-04-26',
    '2026-05-07',
    '2026-05-08',
  ]);
  await office.call(noticeSettings.decideSchedule, {
    body: { ...startingSchedule, dueSoonDays: 3, pastDueDays: [5, 10], from: '2026-05-01', basedOn: null },
  });
  for (const day of days.slice(0, 38)) {
    await db.sql.updateTable('feed_import').set({ as_of: day }).execute();
    at(`${day}T15:00:00Z`);
    await night().round();
  }

  expect(warned).toEqual([]);
  expect(await toldOf(db)).toEqual([
    '2026-04-16 pastDue 2026-04-01 15',
    '2026-04-18 dueSoon 2026-04-25',
    '2026-04-19 dueSoon 2026-04-26',
    '2026-04-26 pastDue 2026-04-25 1',
    '2026-04-27 pastDue 2026-04-26 1',
    '2026-04-30 dueSoon 2026-05-07',
    '2026-05-01 pastDue 2026-04-26 5',
    '2026-05-05 dueSoon 2026-05-08',
    '2026-05-05 pastDue 2026-04-25 10',
    '2026-05-06 pastDue 2026-04-26 10',
    '2026-05-12 pastDue 2026-05-07 5',
    '2026-05-13 pastDue 2026-05-08 5',
    '2026-05-17 pastDue 2026-05-07 10',
    '2026-05-18 pastDue 2026-05-08 10',
  ]);
});
