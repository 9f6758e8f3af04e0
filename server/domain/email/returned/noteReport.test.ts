import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { endSuppression, suppressionsOf } from './suppressions';
import { type EmailReport, noteReport } from './noteReport';
import { sharedDb } from '../testing/sharedDb';
import { openTestMailServer } from '../testing/testMailServer';
import { Undelivered } from '../undelivered';
import type { Email } from '../emails';

const db = sharedDb();
beforeEach(async () => {
  await db().sql.deleteFrom('suppressed_address').execute();
  await db().sql.deleteFrom('email_report').execute();
});

const jane = 'jane@example.com';
const aPromise: Email = {
  name: 'promise',
  event: 'made',
  accountName: 'Palouse',
  invoiceNo: null,
  day: '2026-11-20',
  amountCents: 100,
  byOffice: false,
};

/** A mail server, and what comes back of what it sent. */
async function openReturns(over: Parameters<typeof openTestMailServer>[1] = {}) {
  const server = await openTestMailServer(db(), over);
  const { put, mailWorker, clock } = server;
  const send = async (letter: Email = aPromise, to = 'Jane@Example.com') => {
    const messageId = randomUUID();
    await put({ to, reader: jane, letter, messageId });
    await mailWorker.round();
    clock.pass(1);
    return messageId;
  };
  const report = (messageId: string, kind: EmailReport['kind'], change: Partial<EmailReport> = {}) =>
    noteReport(
      db(),
      { reportId: randomUUID(), email: { messageId }, recipients: [jane], kind, detail: '5.1.1', ...change },
      clock.now(),
    );
  const row = async (id: string) => (await server.rows()).find(({ message_id }) => message_id === id)!;
  const marks = async () => (await suppressionsOf(db().sql, jane)).map(({ reason }) => reason);
  return { ...server, send, report, row, marks };
}

describe('a report about an email', () => {
  it.each([
    ['permanent', 'bounced', 'returned 5.1.1', ['bounced']],
    ['complaint', 'complained', null, ['complained']],
    ['transient', 'bounced', 'returnedNow 5.1.1', []],
    ['returned', 'bounced', 'returnedNow 5.1.1', []],
    ['rejected', 'dead', 'rejected 5.1.1', []],
    ['delivered', 'sent', null, []],
  ] as const)('that is %s: the email is %s', async (kind, state, last_error, reasons) => {
    const { send, report, row, marks } = await openReturns();
    const id = await send();
    await report(id, kind);

    expect(await row(id)).toMatchObject({ state, last_error });
    expect(await marks()).toEqual(reasons);
  });

  it('counts once', async () => {
    const { send, report, marks } = await openReturns();
    const id = await send();
    expect(await report(id, 'permanent', { reportId: 'one' })).toBe('noted');
    await db().transaction((tx) =>
      endSuppression(tx, jane, { by: 'office', at: new Date('2026-11-06T07:00:00Z') }),
    );
    expect(await report(id, 'permanent', { reportId: 'one' })).toBe('known');
    expect(await marks()).toEqual([]);
  });

  it.each([
    ['of no email of ours', { email: { messageId: randomUUID() } }],
    ['of what is no name of ours', { email: { messageId: "' or true" } }],
    ['by a name of a carrier that nobody gave', { email: { carrierId: 'other' } }],
    ['about another recipient', { recipients: ['john@example.com'] }],
    ['about nobody', { recipients: [] }],
  ])('%s changes nothing', async (_, change) => {
    const { send, report, row, marks } = await openReturns();
    const id = await send();
    expect(await report(id, 'permanent', change)).toBe('stranger');
    expect(await row(id)).toMatchObject({ state: 'sent' });
    expect(await marks()).toEqual([]);
  });

  it('finds the email by what its carrier calls it', async () => {
    const { send, report, marks } = await openReturns({
      mail: { send: async () => ({ sentAs: '0101-ses' }) },
    });
    const id = await send();
    expect(await report(id, 'permanent', { email: { carrierId: '0101-ses' } })).toBe('noted');
    expect(await marks()).toEqual(['bounced']);
  });

  it('that it is spam outweighs that it came back, and not the other way around', async () => {
    const { send, report, row, marks } = await openReturns();
    const [first, second] = [
      await send(),
      await send({ name: 'securityNotice', event: 'passwordChanged', at: '' }),
    ];
    await report(first, 'permanent');
    await report(first, 'complaint');
    await report(second, 'permanent');
    expect(await marks()).toEqual(['complained']);
    expect(await row(first)).toMatchObject({ state: 'complained' });
  });
});

describe('emails that come back for now', () => {
  it.each([
    ['three of them', 3, 0, []],
    ['four of them', 4, 0, ['unreachable']],
    ['four within 14 days', 4, 14 * 86_400 - 100, ['unreachable']],
    ['the first of four longer ago', 4, 14 * 86_400, []],
  ])('%s mark an address: %s', async (_, times, pause, reasons) => {
    const { send, report, marks, clock } = await openReturns();
    for (let n = 0; n < times; n += 1) {
      await report(await send(), 'transient');
      if (n === 0) clock.pass(pause);
    }
    expect(await marks()).toEqual(reasons);
  });

  it('count once for each email', async () => {
    const { send, report, marks } = await openReturns();
    const id = await send();
    for (let n = 0; n < 4; n += 1) await report(id, 'transient');
    expect(await marks()).toEqual([]);
  });
});

describe('an address that is marked', () => {
  const aSecurityNotice: Email = {
    name: 'securityNotice',
    event: 'passwordChanged',
    at: '2026-11-06T08:00:00Z',
  };

  it('gets what cannot wait, and nothing else', async () => {
    const { send, report, row } = await openReturns();
    await report(await send(), 'permanent');
    expect(await row(await send())).toMatchObject({ state: 'dead', last_error: 'marked', attempts: 0 });
    expect(await row(await send(aSecurityNotice))).toMatchObject({ state: 'sent' });
    expect(await row(await send(aPromise, 'john@example.com'))).toMatchObject({ state: 'sent' });
  });

  it('gets all again when something arrives there that was sent later', async () => {
    const { send, report, marks, row, clock } = await openReturns();
    const before = await send();
    clock.pass(5);
    const id = await send();
    await report(id, 'permanent');
    await report(before, 'delivered');
    expect(await marks()).toEqual(['bounced']);
    clock.pass(5);
    await report(await send(aSecurityNotice), 'delivered');
    expect(await marks()).toEqual([]);
    expect(await row(await send())).toMatchObject({ state: 'sent' });
  });

  it('for spam does not, as what arrives says nothing of what is wanted', async () => {
    const { send, report, marks, clock } = await openReturns();
    await report(await send(), 'complaint');
    clock.pass(5);
    await report(await send(aSecurityNotice), 'delivered');
    expect(await marks()).toEqual(['complained']);
  });

  it('is not marked again by what was sent before the mark ended', async () => {
    const { send, report, marks, clock } = await openReturns();
    const [first, second] = [await send(), await send()];
    await report(first, 'permanent');
    clock.pass(5);
    await db().transaction((tx) => endSuppression(tx, jane, { by: 'person', at: clock.now() }));
    await report(second, 'permanent');
    expect(await marks()).toEqual([]);
    clock.pass(5);
    await report(await send(), 'permanent');
    expect(await marks()).toEqual(['bounced']);
  });
});

it.each([
  ['for good where there is no such mailbox', 'permanent', ['bounced']],
  ['not where nothing is said of it', undefined, []],
] as const)('a refusal at sending marks the address %s', async (_, ofAddress, reasons) => {
  const refusing = {
    send: async () => {
      throw new Undelivered('smtp', true, 'EENVELOPE 550 5.1.1', ofAddress);
    },
  };
  const { send, marks, row } = await openReturns({ mail: refusing });
  const id = await send();
  expect(await row(id)).toMatchObject({ state: 'dead' });
  expect(await marks()).toEqual(reasons);
});
