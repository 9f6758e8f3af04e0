import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as checks from '@contract/checks/endpoints';
import * as queue from '@contract/queue/endpoints';
import type { QueueFilter } from '@contract/queue/schema';
import { put } from '@server/testing/rows';
import { root, type Checks, openChecks } from '../testing/checkFixture';
import { ada, aPaymentSent, body, sender } from '../testing/requestFixture';

const spouse = 'spouse@example.com';
let db: Checks['db'];
let portal: Checks['portal'];
let emails: Checks['emails'];
let check: Checks['check'];
let begin: Checks['begin'];
beforeAll(async () => {
  ({ db, portal, emails, check, begin } = await openChecks());
  await put(db, 'portal_user', { name: spouse });
  await put(db, 'account_access', {
    name: spouse,
    account_no: '00117',
    level: 'view',
    relationship: 'spouse',
  });
});
afterAll(() => portal.close());
beforeEach(() => begin());

describe('cancelling a check', () => {
  it.each([
    ['2026-05-11T06:59:00.000Z', 'cancelled'],
    ['2026-05-11T06:59:00.001Z', 'conflict'],
  ])('at %s: %s', async (at, outcome) => {
    const { id } = await check.announce();
    portal.at(at);
    const then = await check.cancel(id).then(
      ({ status }) => status,
      ({ code }: { code: string }) => code,
    );

    expect(then).toBe(outcome);
  });

  it('opens its invoices again', async () => {
    const { id } = await check.announce();
    await check.cancel(id);

    expect(await check.inFlightOf('A-late')).toEqual([]);
  });

  it('is the office’s, with a reason that its customer reads', async () => {
    const { id } = await check.announce();
    const { version, moves } = await check.queued(id);
    const move = (note?: string) =>
      portal.as(root).call(queue.moves, {
        body: { event: 'cancel', requests: [{ id, version }], note },
        key: randomUUID(),
      });

    expect(moves).toEqual([
      { move: 'post', why: null },
      { move: 'cancel', why: null },
    ]);
    await expect(move()).rejects.toMatchObject({ fields: { note: expect.any(String) } });
    expect((await move('It was not mailed.')).results).toMatchObject([{ outcome: 'done' }]);
    expect(await check.one(id)).toMatchObject({ status: 'cancelled', statusReason: 'It was not mailed.' });
  });
});

describe('a check that was handed over at a branch', () => {
  it('is recorded by the office, and the account’s people are told', async () => {
    const { id, requestNo } = await check.record();

    expect(requestNo).toBe('PR-2026-000001');
    expect(await check.one(id)).toMatchObject({
      status: 'submitted',
      deliveryMethod: 'branch',
      branchName: 'Pullman',
      submittedBy: 'Our office',
      canCancel: false,
      events: [{ event: 'submit', actor: 'Our office' }],
    });
    expect(await check.queued(id)).toMatchObject({ submittedBy: root, flags: [] });
    expect(emails.messages.map(({ to, letter }) => [to, letter.name])).toEqual([
      [ada, 'requestReceipt'],
      [spouse, 'requestReceipt'],
    ]);
  });

  it('tells them how it goes on', async () => {
    const { id } = await check.record();
    const { version } = await check.queued(id);
    emails.messages.length = 0;
    await portal
      .as(root)
      .call(queue.moves, { body: { event: 'post', requests: [{ id, version }] }, key: randomUUID() });

    expect(await check.one(id)).toMatchObject({ status: 'posted', postedOn: '2026-04-13' });
    expect(emails.messages.map(({ to }) => to)).toEqual([ada, spouse]);
  });

  it('cannot be cancelled by its customer', async () => {
    const { id } = await check.record();
    await expect(check.cancel(id)).rejects.toMatchObject({ code: 'conflict' });
  });

  it.each([
    ['a branch that is none', { branch: 'NOWHERE' }, 'invalid'],
    ['an account that is none', { account: '99999' }, 'not-found'],
  ])('is refused with %s', async (_, over, code) => {
    await expect(check.record(over)).rejects.toMatchObject({ code });
  });

  it('is recorded by the office alone', async () => {
    await expect(check.record({}, ada)).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('is put together from what is open and from the branches that there are', async () => {
    const { account, branches } = await portal.as(root).call(checks.payable, { query: { account: '00117' } });

    expect(account.accountNo).toBe('00117');
    expect(branches).toEqual([
      { code: 'BOI', name: 'Boise' },
      { code: 'PUL', name: 'Pullman' },
    ]);
  });
});

describe('the queue', () => {
  it('has checks under a tab of their own, found by their number, and asks nobody to approve them', async () => {
    await check.announce();
    await sender(portal)(aPaymentSent({ body: body({ confirmed: true }) }));
    const under = async (query: Partial<QueueFilter>) =>
      (
        await portal.as(root).call(queue.list, { query: { ...query, sort: 'submitted', limit: 25 } })
      ).rows.map(({ requestNo }) => requestNo);

    expect(await under({ tab: 'checks' })).toEqual(['PR-2026-000001']);
    expect(await under({ tab: 'toApprove' })).toEqual(['PR-2026-000002']);
    expect(await under({ flow: 'check' })).toEqual(['PR-2026-000001']);
    expect(await under({ q: '1042' })).toEqual(['PR-2026-000001']);
  });
});
