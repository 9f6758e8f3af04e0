import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as achBatches from '@contract/achBatches/endpoints';
import * as paymentOptions from '@contract/paymentOptions/endpoints';
import type { NewPaymentOption } from '@contract/paymentOptions/schema';
import { readFile } from '@server/bank/nacha/readFile';
import { newOption } from '@server/modules/paymentOptions/testing/newOption';
import { type Bank, openBank, originate, payable, root, withdrawable } from './testing/filed';

const ada = 'ada@example.com';

let bank: Bank;
beforeEach(async () => {
  bank = await openBank({ validation: 'microEntries' });
});
afterEach(() => bank.portal.close());

/** Ada saves a bank account, which begins its check; answers its number. */
async function save(over: Partial<NewPaymentOption> = {}) {
  const body = newOption(over);
  const { id } = await bank.portal.as(ada).call(paymentOptions.add, { body });
  return { id, number: body.accountNumber };
}

const checks = () =>
  bank.db.sql.selectFrom('option_validation').selectAll().orderBy('validation_no').execute();

const entriesOf = async (batchNo: number) => {
  const page = await bank.portal
    .as(root)
    .call(achBatches.entries, { params: { batchNo }, query: { limit: 100 } });
  return page.rows;
};

const written = (bytes: Uint8Array) =>
  readFile(bytes).batches.flatMap(({ header, entries }) =>
    entries.map(({ detail }) => [
      header.secCode,
      header.entryDescription,
      header.effectiveDate,
      detail.transactionCode,
      detail.accountNumber,
      Number(detail.amount),
      detail.identification,
    ]),
  );

describe('two small deposits', () => {
  it('are proposed beside requests, filed together under their own name, and written as they are', async () => {
    const person = await save({ holderType: 'personal', accountType: 'savings' });
    const firm = await save({ routingNumber: '111000025' });
    const credit = await withdrawable(bank.db);
    const [one, other] = await checks();

    const proposal = await bank.office.proposal();
    const sum = (check: typeof one) => check!.first_cents! + check!.second_cents!;
    expect(proposal).toMatchObject({
      entryCount: 5,
      checkCount: 2,
      debitCents: 0,
      creditCents: 10_000 + sum(one) + sum(other),
      groups: [
        { kind: 'request', secCode: 'CCD', count: 1, cents: 10_000 },
        { kind: 'microEntries', secCode: 'CCD', count: 2, cents: sum(other) },
        { kind: 'microEntries', secCode: 'PPD', count: 2, cents: sum(one) },
      ],
    });
    expect(proposal.entries).toContainEqual(
      expect.objectContaining({
        kind: 'microEntries',
        number: 'AV-000001',
        id: one!.validation_id,
        count: 2,
      }),
    );

    const batch = await bank.office.create();
    const day = '2026-04-14';
    expect(written(await bank.office.file(batch))).toEqual([
      ['CCD', 'WITHDRAWAL', day, '22', credit.number, 10_000, credit.requestNo],
      ['CCD', 'ACCTVERIFY', day, '22', firm.number, other!.first_cents, 'AV-000002'],
      ['CCD', 'ACCTVERIFY', day, '22', firm.number, other!.second_cents, 'AV-000002'],
      ['PPD', 'ACCTVERIFY', day, '32', person.number, one!.first_cents, 'AV-000001'],
      ['PPD', 'ACCTVERIFY', day, '32', person.number, one!.second_cents, 'AV-000001'],
    ]);
    expect(await entriesOf(1)).toMatchObject([
      { kind: 'request', number: credit.requestNo },
      { kind: 'microEntries', number: 'AV-000002', id: other!.validation_id, accountNo: '00117' },
      { kind: 'microEntries', number: 'AV-000002' },
      { kind: 'microEntries', number: 'AV-000001' },
      { kind: 'microEntries', number: 'AV-000001' },
    ]);
    expect(batch.groups).toMatchObject(proposal.groups);
    expect(await bank.office.proposal()).toMatchObject({ entryCount: 0, checkCount: 0 });
  });

  it('are left for another file as a request is, both of them', async () => {
    await save();
    const { validation_id: id } = (await checks())[0]!;

    const without = await bank.office.proposal(id);
    expect(without).toMatchObject({
      entryCount: 0,
      leftOut: [{ id, kind: 'microEntries', reason: 'chosen' }],
    });
  });

  it('are free again where their file is void, and the next one holds the same amounts', async () => {
    await save();
    const first = await bank.office.create();
    const bytes = written(await bank.office.file(first));
    await bank.office.move(first, 'void', { reason: 'Wrong day' });

    const second = await bank.office.create();
    expect(written(await bank.office.file(second))).toEqual(bytes);
    expect(
      await bank.db.sql
        .selectFrom('ach_entry')
        .select(['batch_no', 'part', 'live'])
        .orderBy('batch_no')
        .orderBy('seq')
        .execute(),
    ).toEqual([
      { batch_no: 1, part: 1, live: false },
      { batch_no: 1, part: 2, live: false },
      { batch_no: 2, part: 1, live: true },
      { batch_no: 2, part: 2, live: true },
    ]);
  });

  it('are balanced by the company’s own account, and stand in the register alone', async () => {
    await originate(bank.db, { validation: 'microEntries', balanced: true });
    await save();
    const [check] = await checks();
    const batch = await bank.office.create();

    const [, , offset] = written(await bank.office.file(batch));
    expect(offset).toMatchObject([
      'CCD',
      'ACCTVERIFY',
      '2026-04-14',
      '27',
      expect.any(String),
      check!.first_cents! + check!.second_cents!,
      'OFFSET',
    ]);
    const register = await bank.office.sheet(batch, 'register');
    expect(register.text.match(/AV-000001/g)).toHaveLength(2);
    for (const name of ['payments', 'withdrawals'] as const)
      expect((await bank.office.sheet(batch, name)).text.trim().split('\n')).toHaveLength(1);
  });

  it('that were sent are told to their owner once, without a number and without an amount', async () => {
    const { number } = await save();
    const batch = await bank.office.create();
    bank.outbox.messages.length = 0;
    await bank.office.move(batch, 'send');

    expect(bank.outbox.messages).toEqual([
      {
        channel: 'mail',
        to: ada,
        reader: ada,
        // By which the bell's notice names it.
        messageId: expect.any(String) as string,
        letter: {
          name: 'optionCheck',
          event: 'depositsSent',
          nickname: 'Farm checking',
          bankName: null,
          masked: `••${number.slice(-4)}`,
          arrivesOn: '2026-04-14',
          lastDay: '2026-04-27',
        },
      },
    ]);
    expect(await checks()).toMatchObject([
      { status: 'sent', arrives_on: '2026-04-14', decide_on: '2026-04-28' },
    ]);
  });

  it('of an account that was deleted meanwhile are not told of, nor filed where they were not yet', async () => {
    const { id } = await save();
    const batch = await bank.office.create();
    await bank.portal.as(ada).call(paymentOptions.remove, { params: { id } });
    bank.outbox.messages.length = 0;
    await bank.office.move(batch, 'send');
    await save();
    const left = await save({ routingNumber: '111000025' });
    await bank.portal.as(ada).call(paymentOptions.remove, { params: { id: left.id } });

    expect(bank.outbox.messages.filter(({ letter }) => letter.name === 'optionCheck')).toEqual([]);
    expect((await checks()).map(({ status }) => status)).toEqual(['dropped', 'waiting', 'dropped']);
    expect(await bank.office.proposal()).toMatchObject({ checkCount: 1 });
  });
});

describe('a prenote', () => {
  it('is a debit of nothing, without an entry that balances it', async () => {
    await originate(bank.db, { validation: 'prenote', balanced: true });
    const firm = await save();
    const person = await save({ holderType: 'personal', accountType: 'savings' });
    const batch = await bank.office.create();

    expect(batch).toMatchObject({ entryCount: 2, debitCents: 0, creditCents: 0 });
    expect(written(await bank.office.file(batch))).toEqual([
      ['CCD', 'PAYMENT', '2026-04-14', '28', firm.number, 0, 'AV-000001'],
      ['WEB', 'PAYMENT', '2026-04-14', '38', person.number, 0, 'AV-000002'],
    ]);
    bank.outbox.messages.length = 0;
    await bank.office.move(batch, 'send');
    expect(bank.outbox.messages.map(({ letter }) => letter)).toMatchObject([
      { event: 'prenoteSent', goodFrom: '2026-04-17' },
      { event: 'prenoteSent', goodFrom: '2026-04-17' },
    ]);
  });

  it('is of the same day and kind as payments, and in a batch of its own', async () => {
    await originate(bank.db, { validation: 'prenote' });
    await save();
    await payable(bank.db);

    expect((await bank.office.proposal()).groups).toMatchObject([
      { kind: 'request', secCode: 'CCD', direction: 'debit', count: 1 },
      { kind: 'prenote', secCode: 'CCD', direction: 'debit', count: 1, cents: 0 },
    ]);
    const { batches } = readFile(await bank.office.file(await bank.office.create()));
    expect(batches).toHaveLength(2);
  });
});

it('nothing is checked by files where the office confirms by hand', async () => {
  await originate(bank.db, { validation: 'byHand' });
  await save();

  expect(await checks()).toEqual([]);
});
