import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as letters from '@contract/email/endpoints';
import type { EmailQuery } from '@contract/email/schema';
import { verifyChain } from '@server/domain/audit/verifyChain';
import { csvRows, sheetRows } from '@server/exports/testing/tableFile';
import { openJobs } from '@server/jobs/openJobs';
import type { Db } from '@server/db/db';
import { openOutbox, type OpenOutbox } from '@server/domain/email/openOutbox';
import type { Message } from '@server/domain/email/outbox';
import { aCode, aNotice, carrier, sender } from '@server/domain/email/testing/testMailServer';
import type { Mail } from '@server/domain/email/transport';
import { Undelivered } from '@server/domain/email/undelivered';
import { stoppedClock } from '@server/identity/testing/testPool';
import { fillHousehold } from '@server/testing/household';
import { openTestApp, type TestApp, testNow } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';
import { vaultOf } from '@server/vault/vault';

const root = 'root@example.com';

let db: Db;
let outbox: OpenOutbox;
let portal: TestApp;
const clock = stoppedClock(testNow);
beforeAll(async () => {
  db = await openTestDb();
  await fillHousehold(db);
  const vault = vaultOf(Buffer.alloc(32, 7), 'outbox');
  outbox = await openOutbox({ db, clock, vault, jobs: await openJobs(db) });
  portal = await openTestApp(db, { outbox, desk: outbox.desk(sender) });
});
afterAll(() => portal.close());
beforeEach(async () => void (await db.sql.deleteFrom('outbox_message').execute()));

const put = (message: Partial<Message> = {}) =>
  db.transaction(({ sql }) =>
    outbox.put(sql, { channel: 'mail', to: 'ada@example.com', reader: null, letter: aNotice, ...message }),
  );
const refusing = {
  send: async () => {
    throw new Undelivered('smtp', true, 'EENVELOPE 550');
  },
};
/** One round of a mail worker whose carrier is this one. */
async function carry(mail: Parameters<OpenOutbox['mailWorker']>[0]['mail']): Promise<void> {
  const log = { warn: () => undefined };
  const kept = { send: async () => 'kept' as const };
  const mailWorker = outbox.mailWorker({
    mail,
    text: kept,
    sender,
    readable: true,
    retryAfter: () => 0,
    log,
  });
  await mailWorker.round();
  await mailWorker.close();
}
const office = () => portal.as(root);
const list = (query: Partial<EmailQuery> = {}) =>
  office().call(letters.list, { query: { limit: 25, sort: '-created', ...query } });
const one = (id: string) => office().call(letters.one, { params: { id } });
const requeue = (id: string) => office().call(letters.requeue, { params: { id } });
const dead = async (message: Partial<Message> = {}) => {
  await put(message);
  await carry(refusing);
  return (await list({ state: 'dead' })).rows[0]!;
};

describe('letters', () => {
  it('are read newest first, page by page, both ways, and none that is to nobody', async () => {
    for (const to of ['a@example.com', 'b@example.com', 'c@example.com', null]) {
      await put({ to });
      clock.pass(1);
    }
    const first = await list({ limit: 2 });
    const second = await list({ limit: 2, after: first.next! });

    expect(first.rows.map(({ recipient }) => recipient)).toEqual(['c@example.com', 'b@example.com']);
    expect(second.rows.map(({ recipient }) => recipient)).toEqual(['a@example.com']);
    expect((await list({ limit: 2, before: second.previous! })).rows).toEqual(first.rows);
    expect(first.rows[0]).toMatchObject({ state: 'queued', kind: 'securityNotice', canRequeue: false });
  });

  it.each([
    [{}, 3],
    [{ state: 'dead' }, 1],
    [{ kind: 'signInCode' }, 1],
    [{ recipient: 'BOB@example.com' }, 1],
    [{ q: 'security bob' }, 1],
    [{ q: 'EENVELOPE' }, 1],
    [{ q: 'mail server' }, 1],
    [{ from: '2026-04-13', to: '2026-04-13' }, 3],
    [{ to: '2026-04-12' }, 0],
  ] as const)('narrowed by %j are %d, and counted the same', async (query, rows) => {
    const at = clock.now().getTime() - Date.parse(testNow);
    clock.pass(-at / 1000);
    await dead({ to: 'bob@example.com' });
    await put();
    await put({ letter: aCode() });

    expect((await list(query)).rows).toHaveLength(rows);
    expect(await office().call(letters.totals, { query })).toMatchObject({ rows });
    clock.pass(at / 1000);
  });

  it('are counted by their states under the other filters', async () => {
    await dead();
    await put();

    expect(await office().call(letters.totals, { query: { state: 'dead' } })).toEqual({
      rows: 1,
      states: { queued: 1, sent: 0, kept: 0, dead: 1, bounced: 0, complained: 0 },
      booksZone: 'America/Los_Angeles',
    });
  });

  it('show what they say, in parts that a page lays out', async () => {
    await put();
    const [row] = (await list()).rows;

    expect(await one(row!.id)).toMatchObject({
      whyUnread: null,
      body: {
        subject: 'Your password was changed at Larkspur Basin Ag Supply',
        text: expect.stringContaining('your password was changed') as string,
        blocks: [{ kind: 'words' }, { kind: 'words', address: null }],
      },
    });
  });

  it.each([
    aCode('918273'),
    { name: 'invitation', username: 'x', temporaryPassword: 'Pl4nted&Pw', days: 7 },
  ] as const)('that carry a secret never show it: %j', async (letter) => {
    await put({ letter });
    const [row] = (await list()).rows;
    const shown = await one(row!.id);

    expect(shown).toMatchObject({ body: null, whyUnread: 'secret', canRequeue: false });
    expect(JSON.stringify([row, shown])).not.toMatch(/918273|Pl4nted/);
  });
});

describe('an email that was given up', () => {
  it('is sent again as the same message, once however often it is asked for, and audited', async () => {
    const { id } = await dead();
    clock.pass(3 * 24 * 3600);
    expect(await one(id)).toMatchObject({ state: 'dead', canRequeue: true, attempts: 1 });
    expect(await requeue(id)).toMatchObject({ state: 'queued', attempts: 0, canRequeue: false });
    await requeue(id);
    const mails = carrier<Mail>();
    await carry(mails);
    await carry(mails);

    expect(mails.taken.map(({ messageId, to }) => [messageId, to])).toEqual([[id, 'ada@example.com']]);
    expect(await requeue(id)).toMatchObject({ state: 'sent' });
    const events = await db.sql
      .selectFrom('audit_event')
      .select(['actor', 'subject', 'entity_id'])
      .where('action', '=', 'letter.requeued')
      .execute();
    expect(events).toEqual([{ actor: root, subject: 'ada@example.com', entity_id: id }]);
    expect(await verifyChain(db)).not.toHaveProperty('broken');
  });

  it('has two days anew after it was sent again', async () => {
    const { id } = await dead();
    clock.pass(3 * 24 * 3600);
    await requeue(id);
    await carry({
      send: async () => {
        throw new Undelivered('smtp', false, 'ECONNECTION');
      },
    });

    expect(await one(id)).toMatchObject({ state: 'queued', attempts: 1 });
  });

  it('is not sent again where it carried a code, where it was sent, and where there is none', async () => {
    const { id } = await dead({ letter: aCode() });
    await expect(requeue(id)).rejects.toMatchObject({ code: 'conflict', message: /had a code/ });
    await put();
    await carry(carrier<Mail>());
    const [sent] = (await list({ state: 'sent' })).rows;
    await expect(requeue(sent!.id)).rejects.toMatchObject({ code: 'conflict', message: /was sent/ });
    const none = '0196280f-0000-7000-8000-000000000000';
    await expect(requeue(none)).rejects.toMatchObject({ code: 'not-found' });
    await expect(requeue('none')).rejects.toMatchObject({ code: 'invalid' });
  });

  it('goes with others at once, each told by itself', async () => {
    const first = await dead();
    const code = await dead({ letter: aCode(), to: 'bob@example.com' });
    const ids = [first.id, first.id, (await list({ recipient: 'bob@example.com' })).rows[0]!.id];
    const { rows } = await office().call(letters.requeueMany, { body: { ids } });

    expect(code.id).toBeDefined();
    expect(rows).toEqual([
      { id: ids[0], done: true, message: null },
      { id: ids[2], done: false, message: expect.stringContaining('had a code') as string },
    ]);
  });
});

describe('the file of letters', () => {
  const file = (format: 'csv' | 'xlsx', query: Partial<EmailQuery> = {}) =>
    office().download(letters.exportFile, { query: { sort: '-created', ...query, format } });

  it('says what became of each that the filters let through, and nothing of what it says', async () => {
    const { id } = await dead({ to: 'bob@example.com', letter: aCode() });
    await put();
    const taken = await file('csv', { state: 'dead' });

    expect(await csvRows(taken)).toEqual([
      {
        Status: 'Couldn’t send',
        Email: expect.any(String) as string,
        Recipient: 'bob@example.com',
        Written: clock.now().toISOString(),
        Attempts: '1',
        'Why it failed': expect.stringContaining('EENVELOPE 550') as string,
        Sent: '',
        'Sent again': '',
        'Message ID': id,
      },
    ]);
    const made = await db.sql
      .selectFrom('audit_event')
      .select(['actor', 'entity_id'])
      .where('action', '=', 'export.made')
      .execute();
    expect(made).toEqual([{ actor: root, entity_id: '/api/office/emails/export' }]);
    expect(await taken.content.text()).not.toMatch(/\b\d{6}\b/);
  });

  it('comes as a workbook too', async () => {
    await put();
    const workbook = await file('xlsx');

    expect(workbook.name).toBe('emails_all_start_2026-04-13_2026-04-13.xlsx');
    expect((await sheetRows(workbook)).rows.map((row) => row.slice(0, 3))).toEqual([
      ['Waiting', expect.any(String), 'ada@example.com'],
    ]);
  });
});
