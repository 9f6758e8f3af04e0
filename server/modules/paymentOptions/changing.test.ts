import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aRequest } from '@server/domain/requests/testing/aRequest';
import { put } from '@server/testing/rows';
import { testNow } from '@server/testing/testApp';
import { someNumber } from './testing/newOption';
import { ada, type OptionFixture, openOptionFixture, apiError } from './testing/optionFixture';

let house: OptionFixture;
beforeAll(async () => {
  house = await openOptionFixture();
});
afterEach(() => house.empty());
afterAll(() => house.portal.close());

describe('changing', () => {
  it('names it, ties it to accounts and makes it the default', async () => {
    await house.add();
    const { id } = await house.add({ nickname: 'Second' });

    expect(
      await house.change({
        id,
        nickname: 'Seed money',
        holderName: 'Ada',
        isDefault: true,
        accountIds: ['00500'],
      }),
    ).toMatchObject({
      nickname: 'Seed money',
      holderName: 'Ada',
      isDefault: true,
      accountIds: ['00500'],
    });
    expect((await house.list()).map(({ nickname, isDefault }) => [nickname, isDefault])).toEqual([
      ['Seed money', true],
      ['Farm checking', false],
    ]);
  });

  it.each<[string, object, number]>([
    ['another owner', { owner: 'bob@example.com' }, 400],
    ['its standing', { status: 'active' }, 400],
    ['its number', { accountNumber: '123456789' }, 400],
    ['its bank', { routingNumber: '125100018' }, 400],
    ['that it was confirmed', { verifiedAt: testNow }, 400],
    ['its fingerprint', { fingerprint: 'x' }, 400],
    ['the default to none', { isDefault: false }, 409],
    ['accounts of others', { accountIds: ['00300'] }, 404],
  ])('is refused for %s', async (_, over, status) => {
    const saved = await house.add();

    expect(await apiError(house.change({ id: saved.id, ...over }))).toMatchObject({ status });
    expect(await house.list()).toEqual([saved]);
  });
});

describe('deleting', () => {
  it('is refused while requests use it, and says which', async () => {
    const { id } = await house.add();
    await put(
      house.db,
      'request',
      aRequest({ option_id: id, amount_cents: 123_456 }),
      aRequest({ option_id: id, request_no: 'PR-2026-2', status: 'cancelled' }),
    );
    const error = await apiError(house.remove(id));

    expect(error.fields).toEqual({ 'PR-2026-000001': 'payment of $1,234.56 on Apr 15, 2026' });
    expect(error.message).toContain('PR-2026-000001 (payment of $1,234.56 on Apr 15, 2026)');
    expect(await house.list()).toMatchObject([{ id, scheduledCount: 1, lastUsedAt: testNow }]);
  });

  it('leaves another default', async () => {
    const { id } = await house.add();
    house.portal.at('2026-04-13T15:01:00.000Z');
    await house.add({ nickname: 'Second' });
    house.portal.at('2026-04-13T15:02:00.000Z');
    await house.add({ nickname: 'Third' });
    await house.remove(id);

    expect((await house.list()).map(({ nickname, isDefault }) => [nickname, isDefault])).toEqual([
      ['Second', true],
      ['Third', false],
    ]);
  });

  it.each(['0196280f-0000-7000-8000-00000000dead', 'x', '%27'])('finds nothing at %s', async (id) => {
    expect(await apiError(house.remove(id))).toMatchObject({ status: 404 });
  });

  it('treats another’s like none, whatever is asked of it', async () => {
    const { id } = await house.add();

    expect(await apiError(house.remove(id, 'bob@example.com'))).toMatchObject({ status: 404 });
    expect(await apiError(house.change({ id, nickname: 'Mine' }, 'bob@example.com'))).toMatchObject({
      status: 404,
    });
    expect(await house.list('bob@example.com')).toEqual([]);
    expect(await house.list()).toHaveLength(1);
  });
});

describe('emails', () => {
  it('go to everybody of its accounts, when it is saved and when it is deleted', async () => {
    const accountNumber = someNumber(9);
    const { id } = await house.add({ accountNumber });
    await house.remove(id);

    const about = {
      name: 'optionNotice',
      by: ada,
      accounts: ['00117'],
      masked: `••${accountNumber.slice(-4)}`,
    };
    expect(house.messages).toMatchObject(
      (['added', 'removed'] as const).flatMap((event) =>
        ['ada@example.com', 'cpa@example.com'].map((to) => ({
          channel: 'mail',
          to,
          letter: { ...about, event },
        })),
      ),
    );
  });

  it('go to those of an account that it is tied to later', async () => {
    const { id } = await house.add({ accountIds: ['00500'] });
    house.messages.length = 0;
    await house.change({ id, accountIds: ['00117', '00500'] });

    expect(house.messages.map(({ to }) => to)).toEqual(['ada@example.com', 'cpa@example.com']);
  });
});
