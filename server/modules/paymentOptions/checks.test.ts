import { afterEach, describe, expect, it } from 'vitest';
import { returnReason } from '@contract/rules/returnCodes';
import { validationReturned } from '@server/domain/validation/settleValidation';
import { ClearNumber } from '@server/vault/clearNumber';
import { type Checks, openChecks } from './testing/checkedOption';
import { testNow } from '@server/testing/testApp';

let checks: Checks;
afterEach(() => checks.portal.close());

const rows = () =>
  checks.db.sql
    .selectFrom('option_validation')
    .select(['validation_id', 'option_id', 'kind', 'status'])
    .orderBy('validation_no')
    .execute();

const states = async () => (await rows()).map(({ kind, status }) => `${kind} ${status}`);

describe('a prenote', () => {
  it('of which the bank says nothing for three banking days makes its account good, however late somebody looks', async () => {
    checks = await openChecks('prenote');
    const { id } = await checks.save();
    await checks.send(id);
    expect((await checks.one(id)).validation).toMatchObject({
      kind: 'prenote',
      state: 'onTheWay',
      arrivesOn: '2026-04-14',
      decidedOn: '2026-04-17',
    });
    checks.told();

    checks.at('2026-04-17T06:59:59.999Z');
    expect(await checks.worker.round()).toBe(0);
    checks.at('2026-04-22T15:00:00.000Z');
    expect(await checks.worker.round()).toBe(1);
    expect(await checks.one(id)).toMatchObject({ status: 'active', validation: null });
    expect(checks.told().map(({ event }) => event)).toEqual(['confirmed']);
    expect(await checks.worker.round()).toBe(0);
  });

  it('has no amounts that anybody could enter', async () => {
    checks = await openChecks('prenote');
    const { id } = await checks.save();
    await checks.send(id);

    await expect(checks.confirm(id, [12, 47])).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('what the bank sends back', () => {
  const returned = async (code: string) => {
    const [{ validation_id: validationId } = { validation_id: '' }] = await rows();
    const at = new Date(testNow);
    return checks.db.transaction((tx) => validationReturned(tx, checks.deps, { validationId, code, at }));
  };

  it.each([
    ['R03', 'blocked'],
    ['R12', 'failed'],
  ])('with %s leaves the account %s, in the words of the code, once', async (code, status) => {
    checks = await openChecks('microEntries');
    const { id } = await checks.save();
    const deposits = await checks.send(id);
    checks.told();

    expect([await returned(code), await returned(code)]).toEqual([true, false]);
    const statusReason = returnReason(code).words;
    expect(await checks.one(id)).toMatchObject({ status, statusReason, validation: null });
    expect(checks.told()).toEqual([expect.objectContaining({ event: 'returned', code })]);
    await expect(checks.confirm(id, deposits)).rejects.toMatchObject({ code: 'conflict' });
    checks.at('2026-06-28T15:00:00.000Z');
    expect(await checks.worker.round()).toBe(0);
  });

  it('counts also after the account was confirmed, since a bank may be late', async () => {
    checks = await openChecks('prenote');
    const { id } = await checks.save();
    await checks.send(id);
    checks.at('2026-04-17T15:00:00.000Z');
    await checks.worker.round();

    expect(await returned('R02')).toBe(true);
    expect((await checks.one(id)).status).toBe('blocked');
  });

  it('changes nothing of an account that was deleted, and nothing at all without a check', async () => {
    checks = await openChecks('microEntries');
    const { id } = await checks.save();
    await checks.send(id);
    await checks.remove(id);
    checks.told();

    expect(await returned('R03')).toBe(true);
    expect(checks.told()).toEqual([]);
    const at = new Date(testNow);
    const nobody = { validationId: id, code: 'R03', at };
    expect(await checks.db.transaction((tx) => validationReturned(tx, checks.deps, nobody))).toBe(false);
  });
});

describe('a company that checks bank accounts otherwise from now on', () => {
  it('begins with all that wait, and leaves those that a file cannot debit', async () => {
    checks = await openChecks('byHand');
    const { id } = await checks.save();
    await checks.save({ accountNumber: '1'.repeat(18) });
    await checks.save({ routingNumber: '000000518', routingConfirmed: true });
    await checks.keepUp();
    expect(await states()).toEqual([]);

    await checks.switchTo('microEntries');
    await checks.keepUp();
    await checks.keepUp();
    expect(await rows()).toMatchObject([{ option_id: id, kind: 'microEntries', status: 'waiting' }]);
  });

  it('gives up what no file holds yet, and what one holds goes on', async () => {
    checks = await openChecks('microEntries');
    const filed = await checks.save();
    await checks.office.create();
    const { id } = await checks.save({ routingNumber: '111000025' });

    await checks.switchTo('prenote');
    expect(await checks.office.proposal()).toMatchObject({ checkCount: 0 });
    await checks.keepUp();
    expect(await states()).toEqual(['microEntries waiting', 'microEntries dropped', 'prenote waiting']);
    expect(await checks.office.proposal()).toMatchObject({ checkCount: 1 });
    await checks.switchTo('byHand');
    await checks.keepUp();
    expect(await states()).toEqual(['microEntries waiting', 'microEntries dropped', 'prenote dropped']);
    expect([(await checks.one(filed.id)).validation?.state, (await checks.one(id)).validation]).toEqual([
      'preparing',
      null,
    ]);
  });
});

it('the number of an account is in nothing that is written of its check', async () => {
  checks = await openChecks('microEntries');
  const number = new ClearNumber('739118264055').reveal();
  const { id } = await checks.save({ accountNumber: number });
  await checks.send(id);

  const told = JSON.stringify([checks.told(), await rows(), await checks.one(id)]);
  expect(told).not.toContain(number);
});
