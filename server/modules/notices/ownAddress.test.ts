import type { Insertable } from 'kysely';
import { describe, expect, it } from 'vitest';
import * as emails from '@contract/email/endpoints';
import * as notices from '@contract/notices/endpoints';
import * as officeUsers from '@contract/officeUsers/endpoints';
import type { SuppressedAddressTable } from '@server/db/tables';
import { put } from '@server/testing/rows';
import { ann, cpa, openNoticeDesk } from './testing/noticeDesk';

/** Ann's emails come back. */
async function openMarked(over: Partial<Insertable<SuppressedAddressTable>> = {}) {
  const desk = await openNoticeDesk();
  const { db, portal, outbox, at } = desk;
  await put(db, 'suppressed_address', {
    address: ann,
    reason: 'bounced',
    since: '2026-04-10T15:00:00.000Z',
    reader: ann,
    message_id: '7a0c7f9e-0000-4000-8000-000000000001',
    letter: 'notice',
    ...over,
  });
  const mine = async (name = ann) => (await portal.as(name).call(notices.unread, {})).suppressedAddress;
  const send = (name = ann) => portal.as(name).call(notices.sendAddressCode, { body: {} });
  const confirm = (code: string) => portal.as(ann).call(notices.confirmAddress, { body: { code } });
  const codes = () =>
    outbox.messages.flatMap(({ letter }) => (letter.name === 'contactCode' ? [letter.code] : []));
  const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const actions = async () =>
    (await db.sql.selectFrom('audit_event').select(['action', 'actor', 'after_state']).execute()).filter(
      ({ action }) => action.startsWith('address.'),
    );
  return { ...desk, mine, send, confirm, codes, other, at, actions };
}

describe('whose emails come back', () => {
  it('is told with what the bell counts, and confirms the address by a code', async () => {
    const { mine, send, confirm, codes, outbox, actions } = await openMarked();
    expect(await mine(cpa)).toBeNull();
    expect(await mine()).toEqual({
      address: ann,
      reason: 'bounced',
      since: '2026-04-10T15:00:00.000Z',
      kind: 'notice',
    });
    expect(await send()).toEqual({ address: ann });
    expect(outbox.messages.at(-1)).toMatchObject({ to: ann, reader: ann, letter: { hours: 1 } });
    expect(await confirm(` ${codes()[0]!.slice(0, 3)} ${codes()[0]!.slice(3)} `)).toMatchObject({
      suppressedAddress: null,
    });
    expect(await mine()).toBeNull();
    expect(await actions()).toMatchObject([{ action: 'address.confirmed', actor: ann }]);
  });

  it('asks for another code after a minute, and not before', async () => {
    const { send, confirm, codes, at } = await openMarked();
    await send();
    at('2026-04-13T15:00:59.000Z');
    await expect(send()).rejects.toMatchObject({ code: 'too-many' });
    at('2026-04-13T15:01:00.000Z');
    await send();
    await expect(confirm(codes()[0]!)).rejects.toMatchObject({ code: 'invalid' });
    await confirm(codes()[1]!);
  });

  it.each([
    ['before its hour is over', '2026-04-13T15:59:59.000Z', undefined],
    ['after it', '2026-04-13T16:00:00.000Z', 'conflict'],
  ])('uses a code %s', async (_, instant, code) => {
    const { send, confirm, codes, at } = await openMarked();
    await send();
    at(instant);
    const outcome = await confirm(codes()[0]!).catch((error: unknown) => error);
    expect((outcome as { code?: string }).code).toBe(code);
  });

  it.each([
    ['four times wrong', 4, undefined],
    ['five times wrong', 5, 'conflict'],
  ])('uses a code that was %s', async (_, times, code) => {
    const { send, confirm, codes, other } = await openMarked();
    await send();
    for (let n = 0; n < times; n += 1)
      await expect(confirm(other(codes()[0]!))).rejects.toMatchObject({
        code: 'invalid',
        fields: { code: /./ },
      });
    const outcome = await confirm(codes()[0]!).catch((error: unknown) => error);
    expect((outcome as { code?: string }).code).toBe(code);
  });

  it('has no code before one was asked for, and nobody else gets one', async () => {
    const { send, confirm } = await openMarked();
    await expect(confirm('000000')).rejects.toMatchObject({ code: 'conflict' });
    await expect(send(cpa)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('at another address of theirs is told of that one, after the one of the sign-in', async () => {
    const { db, mine } = await openMarked({ address: 'ann@home.example', reason: 'complained' });
    expect(await mine()).toMatchObject({ address: 'ann@home.example', reason: 'complained' });
    await put(db, 'suppressed_address', {
      address: ann,
      reason: 'unreachable',
      since: '2026-04-12T15:00:00.000Z',
      message_id: '7a0c7f9e-0000-4000-8000-000000000002',
      letter: 'notice',
    });
    expect(await mine()).toMatchObject({ address: ann, reason: 'unreachable' });
  });
});

describe('the office', () => {
  it('sees the mark of a user and ends it, saying why', async () => {
    const { office, mine, actions } = await openMarked();
    const one = () => office.call(officeUsers.one, { params: { name: ann } });
    expect((await one()).marks).toMatchObject([{ address: ann, reason: 'bounced' }]);
    const lift = (address: string) =>
      office.call(emails.liftSuppression, { body: { address, reason: 'She has a new provider' } });
    expect(await lift('Ann@Example.com')).toEqual({ address: ann });
    expect((await one()).marks).toEqual([]);
    expect(await mine()).toBeNull();
    expect(await actions()).toMatchObject([
      {
        action: 'address.lifted',
        actor: 'root@example.com',
        after_state: '{"reason":"She has a new provider"}',
      },
    ]);
    await expect(lift(ann)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('does not end it without a reason', async () => {
    const { office, mine } = await openMarked();
    await expect(
      office.call(emails.liftSuppression, { body: { address: ann, reason: '' } }),
    ).rejects.toMatchObject({
      code: 'invalid',
    });
    expect(await mine()).not.toBeNull();
  });
});
