import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyChain } from '@server/domain/audit/verifyChain';
import { testNow } from '@server/testing/testApp';
import { ada, lou, type MessageDesk, openDesk, rita, root } from './testing/desk';

let desk: MessageDesk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());
beforeEach(() => desk.clear());

const mails = () => desk.outbox.messages.map(({ to, letter }) => `${letter.name} ${to}`);

describe('a message', () => {
  it('is taken, replied to and closed, and its customer reads the answer in the portal and by email', async () => {
    const no = await desk.wrote({ about: 'invoice:A-open' });
    expect(await desk.one(no)).toMatchObject({
      state: 'new',
      owner: null,
      about: 'Invoice A-open',
      accountName: 'Ada Farms LLC',
      level: 'owner',
      regularBalanceCents: 60_000,
      greeting: ada,
      thread: [{ kind: 'message', author: ada, text: 'Was this delivered twice?' }],
      moves: ['take', 'reply', 'replyAndClose', 'note', 'close'],
    });

    expect(await desk.move(no, 'take')).toMatchObject({ state: 'open', owner: root });
    desk.after(10);
    const { thread, moves } = await desk.move(no, 'replyAndClose', { text: 'No, once.' });
    expect(thread.map(({ kind, author, text }) => [kind, author, text])).toEqual([
      ['message', ada, 'Was this delivered twice?'],
      ['take', root, ''],
      ['reply', root, 'No, once.'],
      ['close', root, ''],
    ]);
    expect(moves).toEqual(['note', 'reopen']);
    expect(await desk.own(no)).toMatchObject({
      status: 'done',
      thread: [{ at: '2026-04-13T15:10:00.000Z', by: 'office', text: 'No, once.' }],
    });
    expect(desk.outbox.messages).toMatchObject([
      {
        to: ada,
        reader: ada,
        letter: { name: 'messageAnswered', text: 'No, once.', ticket: { ticketNo: no } },
      },
    ]);
    expect((await verifyChain(desk.db)).broken).toBeUndefined();
  });

  it('that is answered by its customer waits for the office again, which reads it by email', async () => {
    const no = await desk.wrote();
    await desk.move(no, 'replyAndClose', { text: 'No.' });
    desk.after(30);
    const answered = await desk.answer(no, 'Yes it was.');

    expect(answered).toMatchObject({
      status: 'open',
      thread: [
        { by: 'office', text: 'No.' },
        { by: 'customer', text: 'Yes it was.' },
      ],
    });
    expect(mails().slice(1)).toEqual(['ticketForOffice office@example.com']);
    expect(desk.outbox.messages.at(-1)).toMatchObject({
      letter: { ticket: { ticketNo: no, message: 'Yes it was.', sentAt: '2026-04-13T15:30:00.000Z' } },
    });
    expect(await desk.one(no)).toMatchObject({
      state: 'open',
      owner: root,
      waitingSince: '2026-04-13T15:30:00.000Z',
    });
    expect(await desk.rows({ tab: 'toAnswer' })).toEqual(['1 open']);
  });

  it.each(['phone', 'text'] as const)(
    'of somebody who wants a %s gets a reply in the portal alone',
    async (replyBy) => {
      const no = await desk.wrote({ replyBy, replyTo: '(509) 555-0142' });
      await desk.move(no, 'reply', { text: 'Called you.' });

      expect(mails()).toEqual([]);
      expect(await desk.own(no)).toMatchObject({ status: 'waiting', thread: [{ text: 'Called you.' }] });
    },
  );

  it('is replied to once, however often the reply arrives', async () => {
    const no = await desk.wrote();
    const key = randomUUID();
    const said = { text: 'Once.', version: 1, key };
    const [first, second] = await Promise.all([desk.move(no, 'reply', said), desk.move(no, 'reply', said)]);

    expect(second).toEqual(first);
    expect(mails()).toEqual([`messageAnswered ${ada}`]);
    await expect(desk.move(no, 'reply', { ...said, text: 'Twice.' })).rejects.toMatchObject({
      code: 'key-reused',
    });
  });

  it('is moved by one colleague at a time, and not over an answer that just came', async () => {
    const no = await desk.wrote();
    const { version } = await desk.one(no);
    await desk.move(no, 'take', { by: rita });
    await expect(desk.move(no, 'reply', { text: 'Hi.', version })).rejects.toMatchObject({
      code: 'conflict',
      message: 'Somebody else changed this message, or the customer answered. Read it again, then decide.',
    });
    const seen = await desk.one(no);
    await desk.answer(no);
    await expect(desk.move(no, 'close', { version: seen.version })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(mails()).toEqual(['ticketForOffice office@example.com']);
    // A note is right whatever happened meanwhile.
    expect(await desk.move(no, 'note', { text: 'Called the branch.', version })).toMatchObject({
      owner: rita,
      state: 'open',
    });
  });

  it('keeps notes from its customer', async () => {
    const no = await desk.wrote();
    await desk.move(no, 'note', { text: 'Pays late.' });

    expect((await desk.own(no)).thread).toEqual([]);
    expect(await desk.rows()).toEqual(['1 new']);
    expect(mails()).toEqual([]);
  });

  it('that is done is opened again before anybody replies', async () => {
    const no = await desk.wrote();
    await desk.move(no, 'close');
    await expect(desk.move(no, 'reply', { text: 'Hi.' })).rejects.toMatchObject({ code: 'conflict' });
    expect(await desk.move(no, 'reopen', { by: rita })).toMatchObject({ state: 'open', owner: rita });
  });

  it.each([
    ['reply', undefined],
    ['replyAndClose', '  '],
    ['note', '\n'],
    ['reply', 'x'.repeat(2001)],
  ] as const)('%s with %j is refused', async (move, text) => {
    const no = await desk.wrote();
    await expect(desk.move(no, move, { text })).rejects.toMatchObject({ code: 'invalid' });
    expect(mails()).toEqual([]);
  });
});

describe('a customer', () => {
  it.each([
    ['of another', lou],
    ['of the office', root],
  ])('does not answer in a message %s', async (_, username) => {
    const no = await desk.wrote();
    await expect(desk.answer(no, 'Me too.', username)).rejects.toMatchObject({ code: 'not-found' });
    await expect(desk.answer('CT-2026-999999')).rejects.toMatchObject({ code: 'not-found' });
    expect(mails()).toEqual([]);
  });

  it('writes ten messages and answers an hour at most, each of them once', async () => {
    const no = await desk.wrote();
    const key = randomUUID();
    for (let at = 0; at < 3; at += 1) await desk.answer(no, 'Again.', ada, key);
    for (let at = 0; at < 7; at += 1) await desk.answer(no);
    const both = await Promise.allSettled([desk.answer(no), desk.answer(no)]);

    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(desk.wrote()).rejects.toMatchObject({ code: 'too-many' });
    desk.after(61);
    expect((await desk.answer(no)).thread).toHaveLength(10);
  });

  it('writes something', async () => {
    const no = await desk.wrote();
    await expect(desk.answer(no, ' ')).rejects.toMatchObject({
      code: 'invalid',
      fields: { text: 'Write your message' },
    });
  });
});

it('what moves a message is in the audit, and nothing of what was written', async () => {
  const no = await desk.wrote();
  await desk.move(no, 'reply', { text: 'The secret of the seed.' });
  const event = await desk.db.sql
    .selectFrom('audit_event')
    .selectAll()
    .where('action', '=', 'message.moved')
    .where('entity_id', '=', no)
    .executeTakeFirstOrThrow();

  expect(event).toMatchObject({ actor: root, subject: ada, at: testNow });
  expect(JSON.stringify(event)).not.toContain('seed');
  expect(desk.portal.log.join('')).not.toMatch(/secret of the seed|delivered twice/);
});
