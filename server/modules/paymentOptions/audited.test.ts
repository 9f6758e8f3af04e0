import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyChain } from '@server/domain/audit/verifyChain';
import { someNumber } from './testing/newOption';
import { ada, type OptionFixture, openOptionFixture } from './testing/optionFixture';

let house: OptionFixture;
beforeAll(async () => {
  house = await openOptionFixture();
});
afterAll(() => house.portal.close());

it('what becomes of a bank account stands in the audit, and its number nowhere', async () => {
  const accountNumber = someNumber(12);
  const { id } = await house.add({ accountNumber });
  await house.change({ id, nickname: 'Orchard' });
  await house.remove(id);

  const rows = await house.db.sql.selectFrom('audit_event').selectAll().orderBy('seq').execute();
  const changes = rows.filter(({ entity }) => entity === 'option');
  expect(changes.map(({ actor, action, entity_id }) => [actor, action, entity_id])).toEqual([
    [ada, 'option.added', id],
    [ada, 'option.changed', id],
    [ada, 'option.removed', id],
  ]);
  expect(JSON.parse(changes[1]!.before_state!)).toMatchObject({ nickname: 'Farm checking' });
  expect(JSON.parse(changes[1]!.after_state!)).toMatchObject({
    nickname: 'Orchard',
    account: `••${accountNumber.slice(-4)}`,
  });
  expect(JSON.stringify(rows)).not.toContain(accountNumber);
  expect(await verifyChain(house.db)).not.toHaveProperty('broken');
});
