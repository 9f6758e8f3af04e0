import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { aNotice, openTestMailServer } from './testing/testMailServer';
import { sharedDb } from './testing/sharedDb';
import type { Mail } from './transport';

const db = sharedDb();

it('three mail workers over one database bring each of 300 emails once', async () => {
  const arrived = new Map<string, number>();
  const mail = {
    send: async ({ messageId }: Mail) => {
      arrived.set(messageId, (arrived.get(messageId) ?? 0) + 1);
      return 'sent' as const;
    },
  };
  const offices = [
    await openTestMailServer(db(), { mail }),
    await openTestMailServer(db(), { mail }),
    await openTestMailServer(db(), { mail }),
  ];
  await db().transaction(async (tx) => {
    for (let n = 0; n < 300; n += 1) {
      const to = `grower${n}@example.com`;
      await offices[n % 3]!.outbox.put(tx.sql, { channel: 'mail', to, reader: to, letter: aNotice });
    }
  });
  await Promise.all(
    offices.map(async ({ mailWorker }) => {
      while ((await mailWorker.round()) > 0);
    }),
  );

  expect(arrived.size).toBe(300);
  expect([...new Set(arrived.values())]).toEqual([1]);
  const states = await sql`select state, attempts, count(*) as n from outbox_message group by 1, 2`.execute(
    db().sql,
  );
  expect(states.rows).toEqual([{ state: 'sent', attempts: 1, n: 300 }]);
});

it('what a process committed and did not deliver is brought by the next one', async () => {
  const first = await openTestMailServer(db());
  await first.put();
  const second = await openTestMailServer(db());

  expect(await second.mailWorker.round()).toBe(1);
  expect([first.mails, second.mails]).toMatchObject([[], [{ to: 'jane@example.com' }]]);
});

it('what a process had claimed when it died is brought by another one, once the claim has run out', async () => {
  const dying = await openTestMailServer(db(), { mail: { send: () => new Promise<never>(() => undefined) } });
  await dying.put();
  void dying.mailWorker.round();
  await vi.waitFor(async () => expect(await dying.rows()).toMatchObject([{ attempts: 1 }]));
  const other = await openTestMailServer(db());
  await other.mailWorker.tidy();
  expect(await other.mailWorker.round()).toBe(0);

  await sql`update pgboss.job set started_on = started_on - interval '3 minutes'`.execute(db().sql);
  await other.mailWorker.tidy();
  expect(await other.mailWorker.round()).toBe(1);
  expect(other.mails).toHaveLength(1);
  expect(await other.rows()).toMatchObject([{ state: 'sent', attempts: 2 }]);
});

it('a mail worker that was started finds what is put, without being told to look', async () => {
  const { put, mailWorker, mails } = await openTestMailServer(db());
  mailWorker.start();
  await put();
  await vi.waitFor(() => expect(mails).toHaveLength(1), { timeout: 10_000 });
});

it('a mail worker that is closed finishes what is on its way and claims nothing more', async () => {
  let letGo: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  const { put, mailWorker, rows } = await openTestMailServer(db(), {
    mail: { send: async () => (await gate, 'sent' as const) },
  });
  mailWorker.start();
  await put();
  await vi.waitFor(async () => expect(await rows()).toMatchObject([{ attempts: 1 }]), { timeout: 10_000 });
  const closed = mailWorker.close();
  await put({ letter: aNotice });
  letGo();
  await closed;

  expect((await rows()).map(({ letter, state }) => `${letter} ${state}`).sort()).toEqual([
    'securityNotice queued',
    'signInCode sent',
  ]);
});
