import { describe, expect, it } from 'vitest';
import { GIVE_UP_SECONDS, retrySeconds } from './lifetime';
import { breakingDb, type Ending } from '@server/testing/breakingDb';
import { aCode, aNotice, openTestMailServer } from './testing/testMailServer';
import { sharedDb } from './testing/sharedDb';
import type { Mail } from './transport';
import { Undelivered } from './undelivered';

const db = sharedDb();

const down = new Undelivered('smtp', false, 'ECONNECTION');
const refused = new Undelivered('smtp', true, 'EENVELOPE 550');

/** A carrier that fails so often as there are failures, then takes everything. */
function failing(...failures: Undelivered[]) {
  const tried: Mail[] = [];
  const send = async (mail: Mail) => {
    tried.push(mail);
    const failure = failures.shift();
    if (failure) throw failure;
    return 'sent' as const;
  };
  return { tried, send };
}

describe('an email that is not taken', () => {
  it('is tried again as the same message, and counted', async () => {
    const mail = failing(down, down);
    const { put, mailWorker, rows } = await openTestMailServer(db(), { mail });
    await put();
    await mailWorker.round();
    expect(await rows()).toMatchObject([{ state: 'queued', attempts: 1, last_error: down.message }]);

    await mailWorker.round();
    await mailWorker.round();
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 3, last_error: null, payload: null }]);
    expect(new Set(mail.tried.map(({ messageId }) => messageId)).size).toBe(1);
    expect(mail.tried).toHaveLength(3);
  });

  it('waits before it is tried again', async () => {
    const mail = failing(down);
    const { put, mailWorker } = await openTestMailServer(db(), { mail, retryAfter: () => 30 });
    await put();
    await mailWorker.round();

    expect(await mailWorker.round()).toBe(0);
  });

  it('is given up at once when the refusal is for good', async () => {
    const mail = failing(refused);
    const { put, mailWorker, rows, log } = await openTestMailServer(db(), { mail });
    await put();
    await mailWorker.round();

    expect(await rows()).toMatchObject([{ state: 'dead', last_error: refused.message, payload: null }]);
    expect(log).toEqual([expect.stringMatching(/^An email was given up\. .*EENVELOPE 550/)]);
    expect(await mailWorker.round()).toBe(0);
  });

  it('is given up after two days', async () => {
    const mail = failing(down, down, down);
    const { put, mailWorker, rows, clock } = await openTestMailServer(db(), { mail });
    await put({ letter: aNotice });
    await mailWorker.round();
    clock.pass(GIVE_UP_SECONDS - 1);
    await mailWorker.round();
    expect(await rows()).toMatchObject([{ state: 'queued', attempts: 2 }]);

    clock.pass(1);
    await mailWorker.round();
    expect(await rows()).toMatchObject([{ state: 'dead', attempts: 3, last_error: down.message }]);
  });

  it('is not sent any more once its code has run out', async () => {
    const mail = failing(down);
    const { put, mailWorker, rows, clock } = await openTestMailServer(db(), { mail });
    await put({ letter: aCode() });
    await mailWorker.round();
    clock.pass(10 * 60);
    await mailWorker.round();

    expect(await rows()).toMatchObject([{ state: 'dead', last_error: 'tooLate', payload: null }]);
    expect(mail.tried).toHaveLength(1);
  });
});

describe('an email that cannot be written', () => {
  it.each([
    ['no instant', { letter: { ...aNotice, at: 'never' } as typeof aNotice }, 'unwritten RangeError'],
    ['too long for a phone', { channel: 'text' as const, letter: aCode('7'.repeat(200)) }, 'tooLong'],
  ])('(%s) is given up alone, and the others leave', async (_, poison, reason) => {
    const { put, mailWorker, mails, rows } = await openTestMailServer(db());
    await put();
    await put(poison);
    await put();
    await mailWorker.round();

    expect(mails).toHaveLength(2);
    const dead = (await rows()).filter(({ state }) => state === 'dead');
    expect(dead).toMatchObject([{ attempts: 0, last_error: expect.stringContaining(reason) as string }]);
  });

  it('because it was sealed with another key is given up', async () => {
    const { put, mailWorker, rows } = await openTestMailServer(db());
    await put();
    await db()
      .sql.updateTable('outbox_message')
      .set({ payload: Buffer.alloc(60) })
      .execute();
    await mailWorker.round();

    expect(await rows()).toMatchObject([{ state: 'dead', last_error: 'sealed' }]);
  });
});

describe('a connection that breaks', () => {
  it.each<[string, Ending[], Partial<{ state: string; attempts: number }>]>([
    ['before it is noted that an email left', ['well', 'undone'], { state: 'sent', attempts: 1 }],
    ['after it was noted', ['well', 'lost'], { state: 'sent', attempts: 1 }],
    ['again and again', ['well', 'undone', 'undone', 'lost'], { state: 'sent', attempts: 1 }],
  ])('%s sends no email twice', async (_, endings, expected) => {
    const { db: breaking, endNext } = breakingDb(db());
    const { put, mailWorker, mails, rows, log } = await openTestMailServer(breaking);
    await put();
    endNext(...endings);
    await mailWorker.round();
    await mailWorker.round();

    expect(mails).toHaveLength(1);
    expect(await rows()).toMatchObject([expected]);
    expect(log).toEqual([]);
  });

  it('before it is noted that an email did not leave puts it off once', async () => {
    const { db: breaking, endNext } = breakingDb(db());
    const mail = failing(down);
    const { put, mailWorker, rows } = await openTestMailServer(breaking, { mail });
    await put();
    endNext('well', 'lost');
    await mailWorker.round();
    while ((await mailWorker.round()) > 0);

    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2 }]);
  });
});

describe('retrySeconds', () => {
  it.each([
    [1, 30],
    [2, 60],
    [3, 120],
    [7, 1_920],
    [8, 3_600],
    [500, 3_600],
  ])('after %s attempts is about %s seconds', (attempts, seconds) => {
    expect(retrySeconds(attempts, 0)).toBe(Math.round(seconds * 0.75));
    expect(retrySeconds(attempts, 0.5)).toBe(seconds);
    expect(retrySeconds(attempts, 1)).toBe(Math.round(seconds * 1.25));
  });
});
