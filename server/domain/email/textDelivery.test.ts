import { describe, expect, it } from 'vitest';
import { put as putRow } from '@server/testing/rows';
import { openTestDbForTest } from '@server/testing/testDb';
import type { Email } from './emails';
import { openTestMailServer } from './testing/testMailServer';
import { Undelivered } from './undelivered';

const jane = 'jane@example.com';
const number = '+15095550134';
const notice: Email = { name: 'textNotice', number, kind: 'pastDue' };
const code: Email = { name: 'textCode', number, code: '482913', minutes: 10 };

/** Jane's number, and a carrier that fails so for as long as there are failures. */
async function openFailing(...failures: readonly Error[]) {
  const db = await openTestDbForTest();
  const left = [...failures];
  const sent: string[] = [];
  const text = {
    send: async ({ to }: { readonly to: string }) => {
      sent.push(to);
      const failure = left.shift();
      if (failure) throw failure;
      return 'sent' as const;
    },
  };
  const server = await openTestMailServer(db, { text });
  const at = new Date(server.clock.now().getTime() - 60_000).toISOString();
  await putRow(db, 'portal_user', { name: jane, standing: 'active' });
  await putRow(db, 'text_number', {
    person: jane,
    number: Buffer.from('x'),
    number_hash: Buffer.from('x'),
    last_digits: '34',
    language: 'en',
    consent_version: 1,
    asked_at: at,
    confirmed_at: at,
  });
  const put = (letter: Email) => server.put({ channel: 'text', to: '••••34', reader: jane, letter });
  const deliverAll = async () => {
    for (let n = 0; n < 4; n += 1) await server.mailWorker.round();
  };
  const fate = async () => (await server.rows()).map(({ state, last_error: error }) => [state, error]);
  const isRefused = async () =>
    (await db.sql.selectFrom('text_number').select('refused_at').executeTakeFirstOrThrow()).refused_at !==
    null;
  return { ...server, db, sent, put, deliverAll, fate, isRefused };
}

const refused = () => new Undelivered('sns', true, 'OptedOutException', 'permanent');

describe('a text message', () => {
  it('goes to the number that is sealed in it, and the row shows its last digits alone', async () => {
    const { put, deliverAll, sent, rows, fate } = await openFailing();
    await put(notice);
    await deliverAll();
    expect([sent, await fate()]).toEqual([[number], [['sent', null]]]);
    expect(JSON.stringify(await rows())).not.toContain(number.slice(2));
  });

  it('waits where its carrier is throttled', async () => {
    const { put, deliverAll, sent, fate } = await openFailing(
      new Undelivered('sns', false, 'ThrottledException'),
    );
    await put(notice);
    await deliverAll();
    expect([sent.length, await fate()]).toEqual([2, [['sent', null]]]);
  });

  it.each([
    ['a notice', notice, 1, 'dead'],
    ['a code', code, 2, 'sent'],
  ] as const)('that may have left is sent again unless it is %s: %#', async (_, letter, times, state) => {
    const { put, deliverAll, sent, fate } = await openFailing(
      new Undelivered('maybe', false, 'TimeoutError'),
    );
    await put(letter);
    await deliverAll();
    expect([sent.length, (await fate())[0]![0]]).toEqual([times, state]);
  });

  it('of a notice is not sent again where whoever sent it died over it', async () => {
    const { put, deliverAll, sent, fate, db } = await openFailing();
    await put(notice);
    await db.sql.updateTable('outbox_message').set({ attempts: 1 }).execute();
    await deliverAll();
    expect([sent, await fate()]).toEqual([[], [['dead', 'maybe']]]);
  });

  it('that is refused for its number ends the number, once, and its person is told in the portal', async () => {
    const { put, deliverAll, fate, isRefused, db } = await openFailing(refused(), refused());
    await put(notice);
    await put(notice);
    await deliverAll();
    expect(await fate()).toEqual(Array.from({ length: 2 }, () => ['dead', 'sns OptedOutException']));
    expect(await isRefused()).toBe(true);
    expect(
      await db.sql.selectFrom('notice').select(['person', 'kind', 'facts', 'in_bell', 'push_at']).execute(),
    ).toEqual([
      { person: jane, kind: 'signIn', facts: { event: 'textRefused' }, in_bell: true, push_at: null },
    ]);
    expect(await db.sql.selectFrom('audit_event').select(['action', 'subject']).execute()).toEqual([
      { action: 'text.refused', subject: jane },
    ]);
  });

  it.each([
    ['for what it says', notice, new Undelivered('sns', true, 'InvalidParameterException')],
    ['for the number of a sign-in', { name: 'signInCode', code: '482913', minutes: 10 } as const, refused()],
  ])('that is refused %s leaves the number', async (_, letter, failure) => {
    const { put, deliverAll, isRefused } = await openFailing(failure);
    await put(letter);
    await deliverAll();
    expect(await isRefused()).toBe(false);
  });
});
