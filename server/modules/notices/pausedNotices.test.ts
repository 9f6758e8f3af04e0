import { describe, expect, it } from 'vitest';
import * as noticeSettings from '@contract/noticeSettings/endpoints';
import { addDays } from '@contract/format/date';
import { anInvoice, put } from '@server/testing/rows';
import { ann, openNoticeDesk } from './testing/noticeDesk';

const params = { accountNo: '00117' };

/** Ann's account owes one invoice, due on April 20; reminders were told through April 12. */
async function openOwing() {
  const desk = await openNoticeDesk();
  const { db, office } = desk;
  await desk.take('2026-04-12');
  await db.sql.updateTable('invoice').set({ open_amount_cents: 0 }).execute();
  await db.sql.updateTable('ar_transaction').set({ open_amount_cents: 0 }).execute();
  await db.sql.deleteFrom('prepay_line').execute();
  await db.sql.deleteFrom('prepay_contract').execute();
  await put(db, 'invoice', anInvoice({ invoice_no: 'I-1', due_date: '2026-04-20' }));
  await db.sql.deleteFrom('notice').execute();
  await desk.remindedBefore('2026-04-12');
  return {
    ...desk,
    pause: (through: string) =>
      office.call(noticeSettings.pauseReminders, { params, body: { through, reason: 'The estate pays.' } }),
    resume: () => office.call(noticeSettings.resumeReminders, { params, body: {} }),
    /** The night of a day; answers how many accounts it held back. */
    nightOf: async (day: string) => {
      desk.at(`${day}T15:00:00Z`);
      await db.sql
        .updateTable('feed_import')
        .set({ as_of: addDays(day, -1) })
        .execute();
      await desk.night().round();
      return (await desk.runs())[0]!.heldBack;
    },
  };
}

describe('reminders of an account that is paused', () => {
  it('are not told until its last day has passed, and the run says how many accounts that were', async () => {
    const { pause, nightOf, kinds, warned } = await openOwing();
    await pause('2026-04-14');
    expect(await nightOf('2026-04-13')).toBe(1);
    expect(await nightOf('2026-04-14')).toBe(1);
    expect(await kinds(ann)).toEqual([]);
    expect(await nightOf('2026-04-15')).toBe(0);
    expect(await kinds(ann)).toEqual(['dueSoon']);
    expect(warned).toEqual([]);
  });

  it('without a last day wait for whoever resumes them; what happened is told meanwhile', async () => {
    const { pause, resume, nightOf, kinds, at, take, db } = await openOwing();
    await pause('');
    expect(await nightOf('2026-04-14')).toBe(1);
    await take('2026-04-15');
    expect(await kinds(ann)).not.toContain('dueSoon');
    await resume();
    at('2026-04-16T15:00:00Z');
    await put(db, 'invoice', anInvoice({ invoice_no: 'I-2', due_date: '2026-04-21' }));
    expect(await nightOf('2026-04-16')).toBe(0);
    expect(await kinds(ann)).toContain('dueSoon');
  });

  it('are in no email that waits already', async () => {
    const { pause, nightOf, email, mailed, choose, at, db } = await openOwing();
    await choose(ann, ({ choices }) => ({
      choices: choices.map((choice) =>
        choice.group === 'reminders' ? { ...choice, email: 'daily' } : choice,
      ),
    }));
    await nightOf('2026-04-13');
    await pause('');
    at('2026-04-14T15:00:00Z');
    await email();
    expect(mailed()).toEqual([]);
    const waiting = await db.sql.selectFrom('notice').select('email').where('kind', '=', 'dueSoon').execute();
    expect(waiting.map((row) => row.email)).toContain('none');
  });

  it('are paused by one, with a reason, and audited', async () => {
    const { pause, resume, db, office } = await openOwing();
    const outcomes = await Promise.allSettled([pause(''), pause('2026-04-20')]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(pause('')).rejects.toMatchObject({ code: 'conflict' });
    await resume();
    await expect(resume()).rejects.toMatchObject({ code: 'conflict' });
    await expect(pause('2026-04-12')).rejects.toMatchObject({
      code: 'invalid',
      fields: { through: expect.any(String) as string },
    });
    expect((await office.call(noticeSettings.reminders, { params })).pause).toBeNull();
    const events = await db.sql
      .selectFrom('audit_event')
      .select(['action', 'subject', 'actor'])
      .where('entity', '=', 'notices')
      .orderBy('seq')
      .execute();
    expect(events).toEqual([
      { action: 'notices.paused', subject: '00117', actor: 'root@example.com' },
      { action: 'notices.resumed', subject: '00117', actor: 'root@example.com' },
    ]);
  });
});

it('the email of one notice has the sentences in force when it is written', async () => {
  const { nightOf, email, outbox, office } = await openOwing();
  await office.call(noticeSettings.decideText, {
    body: {
      kind: 'dueSoon',
      opening: 'Planting first, {account}.',
      closing: '',
      spanishOpening: '',
      spanishClosing: '',
      basedOn: null,
    },
  });
  await nightOf('2026-04-13');
  await email();
  expect(outbox.messages.find(({ to }) => to === ann)!.letter).toMatchObject({
    name: 'notice',
    own: { opening: 'Planting first, {account}.', account: expect.stringMatching(/./) as string },
  });
});
