import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aCode, aNotice, openTestMailServer } from './testing/testMailServer';
import { sharedDb } from './testing/sharedDb';
import { kept } from './transports/kept';

const db = sharedDb();

describe('a message', () => {
  it('leaves after the transaction of its cause, and is forgotten where it was secret', async () => {
    const { put, mailWorker, mails, rows } = await openTestMailServer(db());
    await put();
    await put({ letter: aNotice });

    expect(await mailWorker.round()).toBe(2);
    expect(mails.map(({ to, subject }) => `${to}: ${subject}`).sort()).toEqual([
      'jane@example.com: Your password was changed at Larkspur Basin Ag Supply',
      'jane@example.com: Your sign-in code for Larkspur Basin Ag Supply',
    ]);
    const [secret, notice] = (await rows()).sort((a, b) => b.letter.localeCompare(a.letter));
    expect(secret).toMatchObject({ state: 'sent', attempts: 1, payload: null });
    expect(notice).toMatchObject({ state: 'sent', sent_at: '2026-11-06T08:00:00.000Z' });
    expect(notice!.payload).not.toBeNull();
    expect(await mailWorker.round()).toBe(0);
  });

  it('is not there when its cause came to nothing', async () => {
    const { outbox, mailWorker, rows } = await openTestMailServer(db());
    const cause = db().transaction(async (tx) => {
      await outbox.put(tx.sql, { channel: 'mail', to: 'jane@example.com', reader: null, letter: aCode() });
      throw new Error('The cause came to nothing.');
    });

    await expect(cause).rejects.toThrow('came to nothing');
    expect(await mailWorker.round()).toBe(0);
    expect(await rows()).toEqual([]);
    const jobs = await sql<{ n: number }>`select count(*) as n from pgboss.job`.execute(db().sql);
    expect(jobs.rows[0]!.n).toBe(0);
  });

  it('goes to phones as a text', async () => {
    const { put, mailWorker, texts, mails } = await openTestMailServer(db());
    await put({ channel: 'text', to: '+15095550142' });
    await mailWorker.round();

    expect(mails).toEqual([]);
    expect(texts).toMatchObject([{ to: '+15095550142', text: expect.stringContaining('482913') as string }]);
  });

  it('to nobody is written like any other, and then deleted', async () => {
    const { put, mailWorker, mails, rows, log } = await openTestMailServer(db());
    await put({ to: null });
    expect(await rows()).toMatchObject([{ recipient: null, state: 'queued', letter: 'signInCode' }]);

    expect(await mailWorker.round()).toBe(1);
    expect([await rows(), mails, log]).toEqual([[], [], []]);
  });

  it.each([
    [true, 'keeps its code where it can be read', 482913],
    [false, 'forgets its code where nobody reads it', undefined],
  ])('that has nowhere to go (readable: %s) %s', async (readable, _, code) => {
    const { put, mailWorker, rows, vault } = await openTestMailServer(db(), {
      mail: kept,
      readable,
    });
    await put();
    await mailWorker.round();

    const [row] = await rows();
    const letter = row!.payload && vault.open(`letter ${row!.message_id}`, row!.payload);
    expect(row!.state).toBe('kept');
    expect(letter?.toString('utf8').includes(String(code)) ?? false).toBe(readable);
  });

  it('is deleted after a month, also one that nobody carried: its job has run out by then', async () => {
    const { put, mailWorker, rows, clock } = await openTestMailServer(db());
    await put({ letter: aNotice });
    await mailWorker.round();
    await put({ letter: aNotice });
    clock.pass(29 * 24 * 3600);
    await mailWorker.tidy();
    expect(await rows()).toHaveLength(2);

    clock.pass(2 * 24 * 3600);
    await mailWorker.tidy();
    expect(await rows()).toEqual([]);
  });
});

describe('a planted code', () => {
  it('stands in no job, in no log line and, in the open, in no row', async () => {
    const { put, mailWorker, rows, log } = await openTestMailServer(db(), {
      mail: {
        send: async ({ text }) => {
          throw new Error(`The carrier repeats what it was given: ${text}`);
        },
      },
    });
    await put({ letter: aCode('918273') });
    const seen: string[] = [];
    const look = async () => {
      const jobs = await sql`select * from pgboss.job`.execute(db().sql);
      seen.push(JSON.stringify([jobs.rows, await rows(), log]));
    };
    await look();
    await mailWorker.round();
    await look();

    expect(seen[1]).toContain('carrier Error');
    for (const text of seen) {
      expect(text).not.toContain('918273');
      expect(text).not.toContain(JSON.stringify([...Buffer.from('918273')]).slice(1, -1));
    }
  });
});
