import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import * as emails from '@contract/email/endpoints';
import * as notices from '@contract/notices/endpoints';
import { openTestMailServer, sender } from '@server/domain/email/testing/testMailServer';
import { stoppedClock } from '@server/identity/testing/testPool';
import { put } from '@server/testing/rows';
import { openTestApp, testNow } from '@server/testing/testApp';
import { unsubscribeLinks } from '@server/domain/email/unsubscribeLinks';
import { vaultOf } from '@server/vault/vault';
import { ann, openNoticeDesk } from './testing/noticeDesk';
import { openNoticeEmailWorker } from './workers';

const booksZone = 'America/Los_Angeles';

/** Ann got an email with what an import told her. */
async function openMailed() {
  const desk = await openNoticeDesk();
  const { db, take, runs, portal: first } = desk;
  await take('2026-04-12');
  const { runId } = (await runs())[0]!;
  await first.as('root@example.com').call(notices.release, { params: { runId }, body: {} });
  const clock = stoppedClock(testNow);
  const server = await openTestMailServer(db, {}, clock);
  const { outbox, mailWorker, mails } = server;
  const write = openNoticeEmailWorker({ db, clock, outbox, booksZone }, { warn: () => undefined });
  while ((await write.round()) > 0);
  await mailWorker.round();
  const portal = await openTestApp(db, { outbox, desk: outbox.desk(sender) });
  onTestFinished(() => portal.close());
  const office = portal.as('root@example.com');
  const { rows } = await office.call(emails.list, {
    query: { recipient: ann, limit: 25, sort: '-created' },
  });
  const id = rows.find(({ kind }) => kind === 'noticeDigest')!.id;
  const copy = (of = id, key: string = randomUUID()) =>
    office.call(notices.sendCopy, { params: { id: of }, key, body: { reason: 'Asked by phone' } });
  const one = (of: string) => office.call(emails.one, { params: { id: of } });
  return {
    ...desk,
    portal,
    office,
    mails,
    mailWorker,
    id,
    copy,
    one,
    at: (instant: string) => portal.at(instant),
  };
}

describe('a copy of a notice', () => {
  it('is a new message that says so, with what was told', async () => {
    const { db, copy, one, id, mails, mailWorker } = await openMailed();
    const before = await one(id);
    expect(before).toMatchObject({ canCopy: true, copyOf: null, mark: null });
    const { id: copied } = await copy();
    await mailWorker.round();

    const after = await one(copied);
    expect(copied).not.toBe(id);
    expect(after).toMatchObject({ state: 'sent', recipient: ann, copyOf: id, canCopy: true });
    expect(after.body!.subject).toBe(`Copy: ${before.body!.subject}`);
    const [said, ...rest] = after.body!.blocks;
    expect(said!.text).toBe('This is a copy of our email of Apr 13, 2026, 8:00 AM PDT.');
    expect(rest).toEqual(before.body!.blocks);
    expect(mails.filter(({ messageId }) => messageId === copied)).toHaveLength(1);
    const [event] = await db.sql
      .selectFrom('audit_event')
      .select(['actor', 'subject', 'entity_id', 'after_state'])
      .where('action', '=', 'letter.copied')
      .execute();
    expect(event).toMatchObject({ actor: 'root@example.com', subject: ann, entity_id: id });
    expect(event!.after_state).toContain('Asked by phone');
  });

  it('goes once per key, and once a minute, of a copy too', async () => {
    const { copy, at } = await openMailed();
    const key = randomUUID();
    const [first, again] = await Promise.all([copy(undefined, key), copy(undefined, key)]);
    expect(again).toEqual(first);
    at('2026-04-13T15:00:59.000Z');
    await expect(copy()).rejects.toMatchObject({ code: 'too-many' });
    at('2026-04-13T15:01:00.000Z');
    await copy();
  });

  it('has what its reader may still see, and is none where that is nothing', async () => {
    const { db, copy, one, id } = await openMailed();
    const lines = (await one(id)).body!.blocks.length;
    await db.sql.updateTable('account_access').set({ level: 'documents' }).where('name', '=', ann).execute();
    const { id: copied } = await copy();
    expect((await one(copied)).body!.blocks.length).toBeLessThan(lines);
    await db.sql.deleteFrom('account_access').where('name', '=', ann).execute();
    await expect(copy()).rejects.toMatchObject({ code: 'conflict', message: /no longer see/ });
  });

  it.each([
    ['who is disabled', { standing: 'disabled' } as const, /can’t sign in/],
    ['who was deleted', { state: 'deleted' } as const, /can’t sign in/],
  ])('does not go to somebody %s', async (_, change, message) => {
    const { db, copy } = await openMailed();
    await db.sql.updateTable('portal_user').set(change).where('name', '=', ann).execute();
    await expect(copy()).rejects.toMatchObject({ code: 'conflict', message });
  });

  it('does not go to an address that is marked', async () => {
    const { db, copy, one, id } = await openMailed();
    await put(db, 'suppressed_address', {
      address: ann,
      reason: 'bounced',
      since: testNow,
      message_id: id,
      letter: 'notice',
    });
    await expect(copy()).rejects.toMatchObject({ code: 'conflict', message: /come back/ });
    expect((await one(id)).mark).toMatchObject({ reason: 'bounced' });
  });

  it.each([
    ['an email that is not there', randomUUID(), 'not-found'],
    ['what is no email', 'nothing', 'not-found'],
  ])('is none of %s', async (_, id, code) => {
    const { copy } = await openMailed();
    await expect(copy(id)).rejects.toMatchObject({ code });
  });

  it.each([
    ['one that waits', { state: 'queued' } as const, /on its way/],
    ['one that was given up', { state: 'dead' } as const, /on its way/],
    ['one of the office', { reader: null }, /notice about an account/],
  ])('is none of %s', async (_, change, message) => {
    const { db, copy, id, one } = await openMailed();
    await db.sql.updateTable('outbox_message').set(change).where('message_id', '=', id).execute();
    expect((await one(id)).canCopy).toBe(false);
    await expect(copy()).rejects.toMatchObject({ code: 'conflict', message });
  });

  it('is none of what is about the sign-in', async () => {
    const { db, copy, id, one } = await openMailed();
    await db.sql.updateTable('notice').set({ account_no: null }).where('message_id', '=', id).execute();
    expect((await one(id)).canCopy).toBe(false);
    await expect(copy()).rejects.toMatchObject({ code: 'conflict', message: /notice about an account/ });
  });

  it('has a link that stops emails like the first', async () => {
    const { copy, portal } = await openMailed();
    const { id: copied } = await copy();
    const links = unsubscribeLinks(vaultOf(new Uint8Array(32), 'outbox'));
    const link = links.addressOf(copied, 'https://x')!.split('/').at(-1)!;
    const { groups } = await portal.as(ann).call(notices.unsubscribe, { params: { link } });
    expect(groups).toContain('statements');
  });
});
