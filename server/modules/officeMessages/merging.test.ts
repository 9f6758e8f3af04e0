import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ada, lou, type MessageDesk, openDesk } from './testing/desk';

let desk: MessageDesk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());
beforeEach(() => desk.clear());

const mails = () => desk.outbox.messages.map(({ to, letter }) => `${letter.name} ${to}`);

describe('merging', () => {
  it('closes the double, and its thread and files stand in the one that stays', async () => {
    const pdf = { name: 'Ticket.pdf', content: Buffer.from('%PDF-1.7').toString('base64') };
    const first = await desk.wrote();
    desk.after(1);
    const second = await desk.wrote({ message: 'Did you get it?', files: [pdf] });
    expect((await desk.one(second)).others).toMatchObject([{ ticketNo: first, sentBy: ada }]);

    expect(await desk.move(second, 'merge', { into: first })).toMatchObject({
      state: 'done',
      mergedInto: first,
      moves: ['note'],
    });
    const kept = await desk.one(first);
    expect(kept.thread.map(({ ticketNo, kind, text }) => [ticketNo, kind, text])).toEqual([
      [first, 'message', 'Was this delivered twice?'],
      [second, 'message', 'Did you get it?'],
      [second, 'merge', first],
    ]);
    expect(kept.files).toEqual([{ ticketNo: second, fileNo: 1, name: 'Ticket.pdf', bytes: 8 }]);
    expect(await desk.own(second)).toMatchObject({ status: 'new' });
    await expect(desk.move(second, 'reply', { text: 'Hi.' })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('has the reply reach both senders, each of whom reads their own words alone', async () => {
    const first = await desk.wrote({ account: '00200' });
    const second = await desk.wrote({ username: lou, account: '00200', message: 'My share is wrong.' });
    await desk.move(first, 'reply', { text: 'We look at it.' });
    desk.after(5);
    await desk.move(second, 'merge', { into: first });
    desk.outbox.messages.splice(0);
    desk.after(6);
    await desk.move(first, 'reply', { text: 'Corrected.' });

    expect(mails()).toEqual([`messageAnswered ${ada}`, `messageAnswered ${lou}`]);
    expect(await desk.own(second, lou)).toMatchObject({
      status: 'waiting',
      message: 'My share is wrong.',
      thread: [{ by: 'office', text: 'Corrected.' }],
    });
    desk.after(7);
    await desk.answer(second, 'Thanks.', lou);
    expect(await desk.one(first)).toMatchObject({ state: 'open' });
    expect((await desk.own(first)).thread.map(({ text }) => text)).toEqual(['We look at it.', 'Corrected.']);
    expect((await desk.own(second, lou)).thread.map(({ text }) => text)).toEqual(['Corrected.', 'Thanks.']);
  });

  it('takes along what was joined with the double before', async () => {
    const [a, b, c] = [await desk.wrote(), await desk.wrote(), await desk.wrote()];
    await desk.move(a, 'merge', { into: b });
    await desk.move(b, 'merge', { into: c });

    expect(new Set((await desk.one(c)).thread.map(({ ticketNo }) => ticketNo))).toEqual(new Set([a, b, c]));
    expect(await desk.one(a)).toMatchObject({ mergedInto: c });
  });

  it.each([
    ['itself', 'self', 'invalid'],
    ['one of a stranger', 'strange', 'invalid'],
    ['one that is none', 'CT-2026-999999', 'invalid'],
    ['one that is done', 'done', 'conflict'],
  ])('with %s is refused', async (_, which, code) => {
    const no = await desk.wrote();
    const others: Record<string, string> = {
      self: no,
      strange: await desk.wrote({ username: 'bob@example.com', account: '' }),
      done: await desk.wrote(),
    };
    await desk.move(others['done']!, 'close');
    const into = others[which] ?? which;

    await expect(desk.move(no, 'merge', { into })).rejects.toMatchObject({ code });
    expect(await desk.one(no)).toMatchObject({ state: 'new', mergedInto: null });
  });
});
