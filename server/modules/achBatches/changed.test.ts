import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as queue from '@contract/queue/endpoints';
import * as requests from '@contract/requests/endpoints';
import { mover } from '@server/modules/queue/testing/queueRows';
import { aPayment } from '@server/testing/ledgerRows';
import { put } from '@server/testing/rows';
import { type Bank, openBank, payable, rita, root, withdrawable } from './testing/filed';

const ada = 'ada@example.com';

let db: Bank['db'];
let portal: Bank['portal'];
let office: Bank['office'];
let outbox: Bank['outbox'];
beforeEach(async () => {
  ({ db, portal, office, outbox } = await openBank());
});
afterEach(() => portal.close());

/** Who moves a request, from which of its versions. */
const move = (event: 'approve' | 'approveAgain' | 'reject', request_id: string, version: number, as = root) =>
  mover(portal)(event, [{ request_id, version }], {
    as,
    ...(event === 'reject' && { note: 'Paid otherwise' }),
  });

const detail = (id: string, as = root) => portal.as(as).call(queue.one, { params: { id } });

/** A payment of $60.00 on A-open, of which $100.00 is open, that the office has approved. */
async function approvedPayment(): Promise<string> {
  const { requestId: id } = await payable(db, { request: { status: 'submitted', amount_cents: 6_000 } });
  await put(db, 'request_allocation', {
    request_id: id,
    seq: 1,
    invoice_no: 'A-open',
    amount_cents: 5_900,
    discount_cents: 100,
    reason: null,
    note: null,
  });
  await move('approve', id, 1);
  return id;
}

/** A withdrawal of $100.00 out of a plan with $2,000.00 above its holds, that the office has approved. */
async function approvedWithdrawal(): Promise<string> {
  const { requestId: id } = await withdrawable(db, { request: { status: 'submitted', sav_id: 'D-00117' } });
  await put(db, 'deposit_hold', hold(id, 10_000));
  await plan(2_000_00);
  await move('approve', id, 1);
  return id;
}

const hold = (request_id: string, amount_cents: number) => ({
  request_id,
  sav_id: 'D-00117',
  amount_cents,
  placed_at: '2026-04-13T15:00:00.000Z',
});

const plan = (ledger_balance_cents: number) =>
  db.sql
    .updateTable('deposit_account')
    .set({ ledger_balance_cents, hold_amount_cents: 0, min_balance_cents: 0 })
    .where('sav_id', '=', 'D-00117')
    .execute();

const open = (open_amount_cents: number) =>
  db.sql.updateTable('invoice').set({ open_amount_cents }).where('invoice_no', '=', 'A-open').execute();
const invoice = (over: { readonly voided?: boolean; readonly disputed?: boolean }) =>
  db.sql.updateTable('invoice').set(over).where('invoice_no', '=', 'A-open').execute();
const option = (over: object) => db.sql.updateTable('payment_option').set(over).execute();
const account = (status: 'X') =>
  db.sql.updateTable('account').set({ status }).where('account_no', '=', '00117').execute();

/** What the proposal says that has changed; nothing where the request is in it. */
async function changes(id: string) {
  const { entries, leftOut } = await office.proposal();
  if (entries.some((entry) => entry.id === id)) return [];
  return leftOut.find((left) => left.id === id && left.reason === 'changed')?.changes;
}

describe('a payment', () => {
  it.each<[string, () => Promise<unknown>, readonly string[]]>([
    ['of an account with another name for itself', () => option({ nickname: 'Barn' }), []],
    ['of an account with another number', () => option({ fingerprint: Buffer.from('x') }), ['bankAccount']],
    ['of an account at another bank', () => option({ routing_number: '021000021' }), ['bankAccount']],
    ['of an account of another type', () => option({ account_type: 'savings' }), ['bankAccount']],
    ['of an account of another holder', () => option({ holder_name: 'Ada Farms Inc' }), ['bankAccount']],
    ['of a closed account', () => account('X'), ['accountStatus']],
    ['with as much open as it pays', () => open(6_000), []],
    ['with a cent less open', () => open(5_999), ['invoices']],
    ['with more open', () => open(20_000), []],
    ['of a void invoice', () => invoice({ voided: true }), ['invoices']],
    ['of an invoice in dispute', () => invoice({ disputed: true }), ['invoices']],
    [
      'of an invoice that is gone',
      () => db.sql.deleteFrom('invoice').where('invoice_no', '=', 'A-open').execute(),
      ['invoices'],
    ],
  ])('%s', async (_, change, expected) => {
    const id = await approvedPayment();
    expect(await changes(id)).toEqual([]);

    await change();
    expect(await changes(id)).toEqual(expected);
    const { changes: told, moves } = await detail(id);
    expect(told).toEqual(expected);
    expect(moves.some((one) => one.move === 'approveAgain')).toBe(expected.length > 0);
  });

  it('of another kind of holder waits for another authorization, which nobody gives by approving again', async () => {
    const id = await approvedPayment();
    await option({ holder_type: 'personal' });

    expect((await office.proposal()).leftOut).toMatchObject([{ id, reason: 'otherHolder', changes: [] }]);
    expect((await detail(id)).changes).toEqual(['bankAccount']);
  });

  it('does not count what the ERP booked of itself', async () => {
    const id = await approvedPayment();
    const { request_no } = await db.sql.selectFrom('request').select('request_no').executeTakeFirstOrThrow();
    await put(
      db,
      'payment',
      aPayment({ payment_no: 'P-9', portal_request_no: request_no, amount_cents: 5_900 }),
    );
    await put(db, 'payment_application', {
      payment_no: 'P-9',
      invoice_no: 'A-open',
      applied_cents: 5_900,
      discount_cents: 100,
      applied_on: '2026-04-12',
      import_id: 1,
    });
    await open(4_000);
    expect(await changes(id)).toEqual([]);
    await open(-1);
    expect(await changes(id)).toEqual(['invoices']);
  });

  it('that was approved before anybody wrote down what that rests on is held back by nothing', async () => {
    const { requestId } = await payable(db);
    await option({ routing_number: '021000021' });
    expect(await changes(requestId)).toEqual([]);
  });
});

describe('a withdrawal', () => {
  it.each<[string, () => Promise<unknown>, readonly string[]]>([
    ['from a plan with as much as it asks for', () => plan(100_00), []],
    ['from a plan with a cent less', () => plan(99_99), ['plan']],
    ['from a plan with more', () => plan(5_000_00), []],
    ['from a closed account', () => account('X'), ['accountStatus']],
    ['to an account at another bank', () => option({ routing_number: '021000021' }), ['bankAccount']],
  ])('%s', async (_, change, expected) => {
    const id = await approvedWithdrawal();
    expect(await changes(id)).toEqual([]);
    await change();
    expect(await changes(id)).toEqual(expected);
  });

  it('leaves to others what they asked for', async () => {
    const id = await approvedWithdrawal();
    const other = await withdrawable(db, { request: { status: 'submitted', sav_id: 'D-00117' } });
    await put(db, 'deposit_hold', hold(other.requestId, 50_00));
    await plan(150_00);
    expect(await changes(id)).toEqual([]);
    await plan(149_99);
    expect(await changes(id)).toEqual(['plan']);
    expect((await move('approveAgain', id, 2)).results).toMatchObject([{ status: 'approved' }]);
    expect(await changes(id)).toEqual([]);
  });
});

describe('approving again', () => {
  it('takes it as it stands, once somebody else than its customer has looked', async () => {
    const id = await approvedPayment();
    await open(5_999);
    const before = outbox.messages.length;

    expect((await office.proposal()).entryCount).toBe(0);
    expect(await move('approveAgain', id, 2, rita)).toMatchObject({ results: [{ status: 'approved' }] });
    expect(await changes(id)).toEqual([]);
    expect((await detail(id)).events.at(-1)).toMatchObject({
      event: 'approveAgain',
      actor: rita,
      to: 'approved',
    });
    expect(outbox.messages.length).toBe(before);
    const seen = await portal.as(ada).call(requests.one, { params: { id }, query: { username: ada } });
    expect(seen.events.map(({ event }) => event)).toEqual(['approve']);
    const audit = await db.sql.selectFrom('audit_event').select(['actor', 'after_state']).execute();
    expect(audit.at(-1)).toEqual({
      actor: rita,
      after_state: '{"status":"approved","event":"approveAgain"}',
    });

    await open(5_998);
    expect(await changes(id)).toEqual(['invoices']);
  });

  it('is not for who asked, not where nothing changed, and not while it is in a file', async () => {
    const id = await approvedPayment();
    const refusal = async (as: string) => (await move('approveAgain', id, 2, as)).results[0]!.message;
    expect(await refusal(root)).toMatch(/Nothing has changed/);

    await db.sql.updateTable('request').set({ submitted_by: rita }).execute();
    await open(0);
    expect(await refusal(rita)).toMatch(/You requested this yourself/);
    expect((await detail(id, rita)).moves).toContainEqual({
      move: 'approveAgain',
      why: expect.stringMatching(/yourself/) as string,
    });
    await open(10_000);
    await office.create();
    await open(0);
    expect(await refusal(root)).toMatch(/bank file 1/);
  });

  it('may be rejected instead', async () => {
    const id = await approvedPayment();
    await open(0);
    expect(await move('reject', id, 2)).toMatchObject({ results: [{ status: 'rejected' }] });
    expect((await detail(id)).changes).toEqual([]);
  });
});

it('what two people approve rests on what the second one saw', async () => {
  const { requestId: id } = await payable(db, {
    request: { status: 'pendingSecond', submitted_by: ada },
  });
  await option({ routing_number: '021000021' });
  await move('approve', id, 1);
  expect(await changes(id)).toEqual([]);
  await option({ routing_number: '111000025' });
  expect(await changes(id)).toEqual(['bankAccount']);
});

it('what a void file gives back is held against its approval as before', async () => {
  const id = await approvedPayment();
  const batch = await office.create();
  await open(0);
  await office.move(batch, 'void', { reason: 'Wrong day' });
  expect(await changes(id)).toEqual(['invoices']);
  await open(6_000);
  expect((await office.create()).entryCount).toBe(1);
});
