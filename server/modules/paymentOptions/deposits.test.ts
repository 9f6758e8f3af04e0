import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as queue from '@contract/queue/endpoints';
import * as requests from '@contract/requests/endpoints';
import { root } from '@server/modules/achBatches/testing/filed';
import { type Checks, openChecks } from './testing/checkedOption';
import { someNumber } from './testing/newOption';
import { ada, apiError } from './testing/optionFixture';
import { placed } from '@server/modules/queue/testing/queueRows';

let checks: Checks;
beforeEach(async () => {
  checks = await openChecks('microEntries');
});
afterEach(() => checks.portal.close());

/** Amounts that are not the ones, each time others. */
const wrongTo = ([first, second]: readonly [number, number], n = 1): readonly [number, number] => [
  ((first + n - 1) % 99) + 1,
  second,
];

describe('the two deposits to a bank account', () => {
  it('are told of as they go: being made, on their way, there, too late', async () => {
    const saved = await checks.save();
    expect(saved.validation).toEqual({
      kind: 'microEntries',
      state: 'preparing',
      arrivesOn: null,
      decidedOn: null,
      triesLeft: 3,
      mayAskAgain: false,
    });

    await checks.send(saved.id);
    const sent = { arrivesOn: '2026-04-14', decidedOn: '2026-04-27', mayAskAgain: false };
    expect((await checks.one(saved.id)).validation).toMatchObject({ state: 'onTheWay', ...sent });
    checks.at('2026-04-14T07:00:00.000Z');
    expect((await checks.one(saved.id)).validation).toMatchObject({ state: 'arrived', ...sent });
    checks.at('2026-04-28T06:59:59.999Z');
    expect((await checks.one(saved.id)).validation).toMatchObject({ state: 'arrived' });
    checks.at('2026-04-28T07:00:00.000Z');
    expect((await checks.one(saved.id)).validation).toMatchObject({ state: 'lapsed', mayAskAgain: false });
  });

  it('confirm it in either order, once and for all, and nothing that the owner gets has an amount', async () => {
    const { id } = await checks.save();
    const [first, second] = await checks.send(id);
    expect(Object.keys((await checks.one(id)).validation!)).toEqual(
      expect.not.arrayContaining(['first', 'second', 'amounts']),
    );

    const confirmed = await checks.confirm(id, [second, first]);
    expect(confirmed).toMatchObject({
      status: 'active',
      validation: null,
      verifiedAt: '2026-04-13T15:00:00.000Z',
    });
    expect(await checks.confirm(id, [second, first])).toEqual(confirmed);
    expect(checks.told()).toEqual([
      expect.objectContaining({ event: 'depositsSent' }),
      expect.objectContaining({ event: 'confirmed' }),
    ]);
    const audited = await checks.db.sql
      .selectFrom('audit_event')
      .select(['actor', 'after_state'])
      .where('action', '=', 'option.changed')
      .execute();
    expect(audited).toEqual([
      {
        actor: 'ada@example.com',
        after_state: JSON.stringify({ status: 'active', confirmedBy: 'microEntries' }),
      },
    ]);
  });

  it('are guessed three times at most, the same guess counting once, and then the office has to confirm it', async () => {
    const { id } = await checks.save();
    const deposits = await checks.send(id);
    const tries = [wrongTo(deposits), wrongTo(deposits), wrongTo(deposits, 2)];

    for (const [n, guess] of tries.entries()) {
      const refused = await apiError(checks.confirm(id, guess));
      expect(refused).toMatchObject({ code: 'invalid', fields: {} });
      expect(refused.message).toContain(n < 2 ? 'You can try 2 more times' : 'You can try once more');
    }
    expect((await checks.one(id)).validation).toMatchObject({ triesLeft: 1 });
    expect(await apiError(checks.confirm(id, wrongTo(deposits, 3)))).toMatchObject({ code: 'conflict' });

    expect(await checks.one(id)).toMatchObject({
      status: 'failed',
      statusReason: expect.stringContaining('Three wrong amounts') as string,
      validation: null,
    });
    expect(await apiError(checks.confirm(id, deposits))).toMatchObject({ code: 'conflict' });
    expect(checks.told().map(({ event }) => event)).toEqual(['depositsSent', 'wrongAmounts']);
    // Whoever calls is still confirmed by hand.
    const request = await placed(checks.db, { option_id: id });
    const { bankAccount } = await checks.portal
      .as(root)
      .call(queue.confirmBankAccount, { params: { id: request.request_id } });
    expect(bankAccount).toMatchObject({ status: 'active', statusReason: null });
  });

  it('to a number that was tried too often are not sent again where it is saved anew', async () => {
    const accountNumber = someNumber(10);
    const { id } = await checks.save({ accountNumber });
    const deposits = await checks.send(id);
    for (const n of [1, 2, 3]) await apiError(checks.confirm(id, wrongTo(deposits, n)));
    await checks.remove(id);

    checks.at('2027-04-13T14:59:00.000Z');
    const anew = await checks.save({ accountNumber });
    expect(anew).toMatchObject({ status: 'pendingVerification', validation: null });
    await checks.remove(anew.id);
    // A year later they count no more.
    checks.at('2027-04-13T15:00:00.001Z');
    expect((await checks.save({ accountNumber })).validation).toMatchObject({ triesLeft: 3 });
  });

  it('count the tries at the number before, where some are left', async () => {
    const accountNumber = someNumber(10);
    const { id } = await checks.save({ accountNumber });
    await apiError(checks.confirm(id, wrongTo(await checks.send(id))));
    await checks.remove(id);

    const anew = await checks.save({ accountNumber });
    expect(anew.validation).toMatchObject({ state: 'preparing', triesLeft: 2 });
    await checks.send(anew.id);
    await checks.remove(anew.id);
    // Two checks of one number are the most.
    expect((await checks.save({ accountNumber })).validation).toBeNull();
  });

  it('are what a payment waits for, in words that its customer and the office read', async () => {
    const { id } = await checks.save();
    const { request_id } = await placed(checks.db, { option_id: id, status: 'approved' });
    const params = { id: request_id };
    const read = async () => [
      (await checks.portal.as(ada).call(requests.one, { params, query: { username: ada } })).waitsFor,
      (await checks.one(id)).waitsFor,
      (await checks.portal.as(root).call(queue.one, { params })).bankAccount?.check,
    ];

    const before = 'We can’t send it to the bank before your bank account is confirmed:';
    const under = 'waiting for two small deposits';
    expect(await read()).toEqual([
      `${before} ${under}.`,
      under,
      'Two deposits AV-000001: in the next bank file.',
    ]);
    const deposits = await checks.send(id);
    expect(await read()).toEqual([
      `${before} ${under}.`,
      under,
      'Two deposits AV-000001: booked on Apr 14, 2026. The customer has not entered them yet.',
    ]);
    checks.at('2026-04-14T15:00:00.000Z');
    const first = 'confirm the two small deposits first';
    expect((await read()).slice(0, 2)).toEqual([`${before} ${first}.`, first]);
    await apiError(checks.confirm(id, wrongTo(deposits)));
    expect((await read())[2]).toContain('Wrong amounts were entered, 2 tries are left.');
    await checks.confirm(id, deposits);
    expect(await read()).toEqual([null, null, null]);
  });

  it('are no business of anybody else', async () => {
    const { id } = await checks.save();
    const deposits = await checks.send(id);

    for (const name of ['lou@example.com', root]) {
      expect(await apiError(checks.confirm(id, deposits, name))).toMatchObject({ code: 'not-found' });
      expect(await apiError(checks.again(id, name))).toMatchObject({ code: 'not-found' });
    }
    expect((await checks.one(id)).status).toBe('pendingVerification');
  });

  it.each([
    [0, 47],
    [100, 47],
    [12.5, 47],
  ])('are not %d and %d cents', async (first, second) => {
    const { id } = await checks.save();
    await checks.send(id);

    expect(await apiError(checks.confirm(id, [first, second]))).toMatchObject({ code: 'invalid' });
    expect((await checks.one(id)).validation).toMatchObject({ triesLeft: 3 });
  });

  it('are not taken before they were sent', async () => {
    const { id } = await checks.save();

    expect(await apiError(checks.confirm(id, [12, 47]))).toMatchObject({ code: 'conflict' });
  });
});

describe('deposits that lapsed', () => {
  it('say so on the day after the tenth banking day, and can be asked for once more', async () => {
    const { id } = await checks.save();
    const deposits = await checks.send(id);
    checks.told();
    checks.at('2026-04-28T06:59:59.999Z');
    expect(await checks.worker.round()).toBe(0);
    checks.at('2026-04-28T07:00:00.000Z');
    expect(await apiError(checks.confirm(id, deposits))).toMatchObject({ code: 'conflict' });
    expect(await checks.worker.round()).toBe(1);
    expect(checks.told().map(({ event }) => event)).toEqual(['lapsed']);
    expect((await checks.one(id)).validation).toMatchObject({ state: 'lapsed', mayAskAgain: true });
    await checks.keepUp();
    expect((await checks.one(id)).validation).toMatchObject({ state: 'lapsed' });

    expect((await checks.again(id)).validation).toMatchObject({ state: 'preparing' });
    expect((await checks.again(id)).validation).toMatchObject({ state: 'preparing' });
    expect(await checks.send(id)).toHaveLength(2);
    checks.at('2026-06-28T15:00:00.000Z');
    await checks.worker.round();
    expect((await checks.one(id)).validation).toMatchObject({ state: 'lapsed', mayAskAgain: false });
    expect(await apiError(checks.again(id))).toMatchObject({ code: 'conflict' });
  });

  it('of an account that the office confirmed are given up without a word', async () => {
    const { id } = await checks.save();
    await checks.send(id);
    checks.told();
    const request = await placed(checks.db, { option_id: id });
    await checks.portal.as(root).call(queue.confirmBankAccount, { params: { id: request.request_id } });
    checks.at('2026-06-28T15:00:00.000Z');

    expect(await checks.worker.round()).toBe(0);
    expect(checks.told()).toEqual([]);
    expect(await checks.one(id)).toMatchObject({ status: 'active', validation: null });
  });
});
