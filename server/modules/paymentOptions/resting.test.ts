import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CONTACT_HOLD_HOURS } from '@contract/rules/contactHold';
import { testNow } from '@server/testing/testApp';
import { ada, type OptionFixture, openOptionFixture, apiError } from './testing/optionFixture';

let house: OptionFixture;
beforeAll(async () => {
  house = await openOptionFixture();
});
beforeEach(async () => {
  await house.empty();
  await house.db.sql.deleteFrom('contact_change').execute();
});
afterAll(() => house.portal.close());

/** The sign-in's address was replaced so long ago. */
const changed = (secondsAgo: number, over: { name?: string; taken_back_at?: string } = {}) =>
  house.db.sql
    .insertInto('contact_change')
    .values({
      change_id: randomUUID(),
      name: ada,
      attribute: 'email',
      old_value: 'before@example.com',
      changed_at: new Date(Date.parse(testNow) - secondsAgo * 1000).toISOString(),
      token_hash: Buffer.from(randomUUID()),
      ...over,
    })
    .execute();

const HOLD = CONTACT_HOLD_HOURS * 3600;

describe('after a change of address bank accounts', () => {
  it('are neither added nor changed nor deleted, and it is said until when', async () => {
    const { id } = await house.add();
    await changed(3600);
    const refusals = [
      await apiError(house.add()),
      await apiError(house.change({ id, nickname: 'Thief' })),
      await apiError(house.remove(id)),
    ];

    for (const one of refusals) {
      expect(one).toMatchObject({ code: 'conflict' });
      expect(one.message).toContain('changed on Apr 13, 2026, 7:00 AM PDT');
      expect(one.message).toContain('until Apr 16, 2026, 7:00 AM PDT');
    }
    expect(await house.list()).toMatchObject([{ id, nickname: 'Farm checking' }]);
  });

  it.each([
    ['a second before the time is over', HOLD - 1, false],
    ['when it is over', HOLD, true],
  ])('%s: %i s, can be added: %s', async (_when, seconds, can) => {
    await changed(seconds);

    expect(
      await house.add().then(
        () => true,
        () => false,
      ),
    ).toBe(can);
  });

  it('of other people do not rest, nor after it was taken back', async () => {
    await changed(60, { name: 'bob@example.com' });
    await changed(60, { taken_back_at: testNow });

    await expect(house.add()).resolves.toMatchObject({ nickname: 'Farm checking' });
  });
});
