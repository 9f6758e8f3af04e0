import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import * as notices from '@contract/notices/endpoints';
import type { EmailDesk } from '@server/domain/email/desk';
import { noDesk } from '@server/testing/noDesk';
import { put } from '@server/testing/rows';
import { openTestApp } from '@server/testing/testApp';
import { openNoticeDesk } from './testing/noticeDesk';

/** A run with four emails: two were given up, of one of which the words are forgotten; one was sent, one waits. */
async function openFailed() {
  const { db, take, runs } = await openNoticeDesk();
  await take('2026-04-12');
  const { runId } = (await runs())[0]!;
  const requeued: string[] = [];
  const desk: EmailDesk = {
    ...noDesk,
    async requeue(sql, id) {
      requeued.push(id);
      await sql.updateTable('outbox_message').set({ state: 'queued' }).where('message_id', '=', id).execute();
    },
  };
  const portal = await openTestApp(db, { desk });
  onTestFinished(() => portal.close());
  const told = await db.sql
    .selectFrom('notice')
    .select('notice_id')
    .where('run_id', '=', runId)
    .limit(4)
    .execute();
  const ids = told.map(() => randomUUID());
  for (const [at, { notice_id }] of told.entries()) {
    await put(db, 'outbox_message', {
      message_id: ids[at]!,
      channel: 'mail',
      letter: 'notice',
      recipient: 'ann@example.com',
      payload: at === 1 ? null : new Uint8Array([1]),
      state: (['dead', 'dead', 'sent', 'queued'] as const)[at]!,
      created_at: '2026-04-13T15:00:00Z',
    });
    await db.sql
      .updateTable('notice')
      .set({ message_id: ids[at]! })
      .where('notice_id', '=', notice_id)
      .execute();
  }
  const office = portal.as('root@example.com');
  const resend = (key: string = randomUUID()) =>
    office.call(notices.resend, { params: { runId }, key, body: {} });
  const failed = async () =>
    (await office.call(notices.runs, { query: { limit: 25 } })).rows.find((run) => run.runId === runId)!
      .failed;
  return { db, ids, requeued, resend, failed, office };
}

it('sends the failed emails of a run again once, as the same messages, however often it is pressed', async () => {
  const { db, ids, requeued, resend, failed } = await openFailed();
  expect(await failed()).toBe(1);
  const key = randomUUID();
  const [first, again] = await Promise.all([resend(key), resend(key)]);
  expect([first, again]).toEqual([{ emails: 1 }, { emails: 1 }]);
  expect(requeued).toEqual([ids[0]]);
  expect(await failed()).toBe(0);
  await expect(resend()).rejects.toMatchObject({ code: 'conflict' });
  expect(requeued).toHaveLength(1);
  const events = await db.sql
    .selectFrom('audit_event')
    .select(['actor', 'entity'])
    .where('action', '=', 'notices.resent')
    .execute();
  expect(events).toEqual([{ actor: 'root@example.com', entity: 'notices' }]);
});

it('knows of no run that is not there', async () => {
  const { office } = await openFailed();
  await expect(
    office.call(notices.resend, { params: { runId: 999 }, key: randomUUID(), body: {} }),
  ).rejects.toMatchObject({ code: 'not-found' });
});
