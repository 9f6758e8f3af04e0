import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '@server/db/db';
import { recordingMailer } from '@server/testing/recordingMailer';
import { openTestApp, type TestApp, testNow } from '@server/testing/testApp';
import { openTestDbForTest } from '@server/testing/testDb';
import { deskOf, fillDesk, rita, root } from './testing/desk';

let db: Db;
let portal: TestApp;
let desk: ReturnType<typeof deskOf>;
const emails = recordingMailer();
beforeEach(async () => {
  db = await openTestDbForTest();
  await fillDesk(db);
  emails.messages.length = 0;
  portal = await openTestApp(db, { outbox: emails });
  desk = deskOf(portal);
});

describe('one account', () => {
  it('has the figures that its owner sees, who may sign in, and its bank accounts without their numbers', async () => {
    const { account, people, bankAccounts, onItsWayCents, colleagues } = await desk.one();
    expect(account).toMatchObject({
      accountNo: '00166',
      name: 'Cold Spring Grain',
      status: 'hold',
      netDueCents: 4_946_077,
    });
    expect(people).toEqual([
      expect.objectContaining({ name: 'wade@coldspring.example', level: 'pay', relationship: 'partner' }),
    ]);
    expect(bankAccounts).toEqual([
      expect.objectContaining({ last: '8809', owner: 'wade@coldspring.example' }),
    ]);
    expect(onItsWayCents).toBe(0);
    expect(colleagues).toEqual([rita, root]);
  });

  it('is none that does not exist', async () => {
    await expect(desk.one('99999')).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('the history', () => {
  it('has all of the account and nothing of another, the newest first', async () => {
    const { rows } = await desk.history();
    expect(rows.map(({ kind, reference }) => [kind, reference])).toEqual(
      expect.arrayContaining([
        ['message', 'CT-2026-000012'],
        ['request', 'PR-2026-000777'],
        ['statement', 'S-900'],
      ]),
    );
    const days = rows.map(({ day }) => day);
    expect(days).toEqual(days.toSorted().toReversed());
    const { tabs } = await desk.totals();
    expect(tabs).toMatchObject({
      everything: rows.length,
      invoices: 1,
      payments: 1,
      requests: 1,
      statements: 1,
      messages: 1,
      notes: 0,
    });
  });

  it('begins with what was dealt in: sign-ins, emails and the audit are told apart', async () => {
    await desk.tag(['VIP']);
    const { rows } = await desk.history();
    const { rows: business } = await desk.history({ tab: 'business' });
    const apart = new Set<string>(['email', 'signIn', 'audit']);
    expect(rows.some(({ kind }) => apart.has(kind))).toBe(true);
    expect(business).toEqual(rows.filter(({ kind }) => !apart.has(kind)));
    expect((await desk.history({ tab: 'everything' })).rows).toEqual(rows);
  });

  it('tells after each row of the ledger what was owed then', async () => {
    const { rows } = await desk.history({ tab: 'payments' });
    expect(rows).toEqual([expect.objectContaining({ amountCents: -125_000, balanceCents: 4_946_077 })]);
    expect((await desk.history({ tab: 'invoices' })).rows).toEqual([
      expect.objectContaining({ amountCents: 613_800, balanceCents: 5_071_077 }),
    ]);
  });

  it('leads page by page through the same rows', async () => {
    const { rows } = await desk.history();
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await desk.history({ limit: 2, after });
      seen.push(...page.rows.map(({ kind, id }) => `${kind} ${id}`));
      after = page.next ?? undefined;
    } while (after);
    expect(seen).toEqual(rows.map(({ kind, id }) => `${kind} ${id}`));
  });

  it('narrows by words and days', async () => {
    expect((await desk.history({ q: 'missing' })).rows.map(({ kind }) => kind)).toEqual(['message']);
    expect(
      (await desk.history({ from: '2026-04-12', to: '2026-04-12' })).rows.map(({ kind }) => kind),
    ).toEqual(['message']);
  });
});

describe('notes', () => {
  it('are kept once of a call that comes twice, name colleagues, and stand in the history', async () => {
    const key = randomUUID();
    const body = {
      text: ' Promised $10k by Friday. @rita knows. ',
      followUpOn: '2026-04-17',
      followUpBy: rita,
    };
    await desk.note(body, key);
    const { notes } = await desk.note(body, key);
    expect(notes).toEqual([
      expect.objectContaining({
        text: 'Promised $10k by Friday. @rita knows.',
        author: root,
        at: testNow,
        mentions: [rita],
        followUpOn: '2026-04-17',
        owner: rita,
        doneAt: null,
        version: 1,
      }),
    ]);
    expect(emails.messages).toEqual([
      {
        channel: 'mail',
        to: rita,
        reader: rita,
        letter: {
          name: 'noteMention',
          by: root,
          accountName: 'Cold Spring Grain',
          at: testNow,
          text: 'Promised $10k by Friday. @rita knows.',
        },
      },
    ]);
    expect((await desk.history({ tab: 'notes' })).rows).toEqual([
      expect.objectContaining({ state: 'due', by: root }),
    ]);
    expect((await desk.followUps()).followUps).toEqual([
      expect.objectContaining({ accountNo: '00166', owner: rita }),
    ]);
  });

  it('that name their own author write to nobody', async () => {
    await desk.note({ text: 'I, @root, call on Friday.' });
    expect(emails.messages).toEqual([]);
  });

  it.each([
    ['blanks', { text: '  ' }, 'text'],
    ['a day that has passed', { text: 'Call.', followUpOn: '2026-04-12' }, 'followUpOn'],
    [
      'somebody who is not of the office',
      { text: 'Call.', followUpOn: '2026-04-14', followUpBy: 'ada@example.com' },
      'followUpBy',
    ],
  ])('refuses %s', async (_, body, field) => {
    await expect(desk.note(body)).rejects.toMatchObject({
      code: 'invalid',
      fields: { [field]: expect.any(String) },
    });
    expect((await desk.one()).notes).toEqual([]);
  });

  it('takes today as a day, and whoever writes where nobody is named', async () => {
    const { notes } = await desk.note({ text: 'Call.', followUpOn: '2026-04-13' });
    expect(notes[0]).toMatchObject({ followUpOn: '2026-04-13', owner: root });
  });

  it('are done, reopened by another day, and pinned before others', async () => {
    await desk.note({ text: 'First.', followUpOn: '2026-04-14' });
    const id = (await desk.one()).notes[0]!.id;
    expect((await desk.change(id, { version: 1, done: true })).notes[0]).toMatchObject({
      doneAt: testNow,
      version: 2,
    });
    expect((await desk.followUps()).followUps).toEqual([]);
    await expect(desk.change(id, { version: 1, pinned: true })).rejects.toMatchObject({ code: 'conflict' });
    expect((await desk.change(id, { version: 2, followUpOn: '2026-04-15' })).notes[0]).toMatchObject({
      doneAt: null,
      followUpOn: '2026-04-15',
    });
    await desk.note({ text: 'Second.' });
    expect(
      (await desk.change(id, { version: 3, pinned: true, followUpOn: '' })).notes.map(({ text, owner }) => [
        text,
        owner,
      ]),
    ).toEqual([
      ['First.', null],
      ['Second.', null],
    ]);
  });

  it('are no account’s but their own', async () => {
    await desk.note({ text: 'Here.' });
    await expect(desk.change(randomUUID(), { version: 1, pinned: true })).rejects.toMatchObject({
      code: 'not-found',
    });
    expect((await desk.one('00117')).notes).toEqual([]);
  });
});

it('keeps tags once each, and the audit tells who changed what', async () => {
  expect((await desk.tag(['VIP', 'seed dealer', 'vip'])).tags).toEqual(['seed dealer', 'VIP']);
  await desk.tag(['VIP', 'seed dealer']);
  await desk.tag([]);
  await desk.note({ text: 'Not in the audit.' });
  const events = await db.sql
    .selectFrom('audit_event')
    .select(['actor', 'subject', 'action', 'after_state'])
    .where('entity', '=', 'account')
    .orderBy('seq')
    .execute();
  expect(events.map(({ action, actor, subject }) => [action, actor, subject])).toEqual([
    ['account.tagged', root, '00166'],
    ['account.tagged', root, '00166'],
    ['account.noted', root, '00166'],
  ]);
  expect(JSON.stringify(events)).not.toContain('Not in the audit');
});
