import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ContactAttribute, endChanges } from '@server/domain/contactChanges/changes';
import { contactChanged } from '@server/domain/contactChanges/contactChanged';
import { put } from '@server/testing/rows';
import { testNow } from '@server/testing/testApp';
import { type Bank, openBank, payable } from './testing/filed';

const ada = 'ada@example.com';
/** Changes at this instant or before cannot be taken back any more: 72 hours before now. */
const final = Date.parse(testNow) - 72 * 3_600_000;

let bank: Bank;
beforeEach(async () => {
  bank = await openBank();
  await payable(bank.db);
});
afterEach(() => bank.portal.close());

interface Change {
  /** Milliseconds after the instant from which a change can be taken back. */
  readonly after?: number;
  readonly username?: string;
  readonly attribute?: ContactAttribute;
  readonly wasProven?: boolean;
}

/** Somebody replaces an own address or number. */
async function change(old: string, to: string, over: Change = {}): Promise<void> {
  const { after = 0, username = ada, attribute = 'email', wasProven = true } = over;
  const clock = { now: () => new Date(final + after) };
  const notice = { channel: 'mail', to: 'old@example.com' } as const;
  await bank.db.transaction(({ sql }) =>
    contactChanged({ clock, outbox: bank.outbox }, sql, {
      username,
      attribute,
      old,
      new: to,
      wasProven,
      notice,
    }),
  );
}

const lines = (text: string) => text.trimEnd().split('\r\n').slice(1);

/** The rows beside a file that is made now, without their head. */
async function filed() {
  const batch = await bank.office.create();
  const { text } = await bank.office.sheet(batch, 'contacts');
  expect(batch.contactChangeCount).toBe(lines(text).length);
  return { batch, rows: lines(text) };
}

describe('beside a bank file', () => {
  it('stands what nobody can take back any more, under a number and by who asked for it', async () => {
    await change('old@example.com', 'new@example.com');
    await change('new@example.com', 'newer@example.com', { after: 1 });

    const batch = await bank.office.create();
    const { fileName, text } = await bank.office.sheet(batch, 'contacts');
    expect(fileName).toBe('contact_changes_1.csv');
    expect(text).toBe(
      'request_no,account_no,field,old,new,requested_by\r\n' +
        'CC-2026-000001,00117,email,old@example.com,new@example.com,ada@example.com\r\n',
    );
  });

  it('stand two changes in a row, each under its number, also where a code had not proven the first', async () => {
    await change('+15095550100', '+15095550101', { attribute: 'phone_number', after: -2 });
    await change('+15095550101', '', { attribute: 'phone_number', after: -1, wasProven: false });

    expect((await filed()).rows).toEqual([
      `CC-2026-000001,00117,phone,'+15095550100,'+15095550101,ada@example.com`,
      `CC-2026-000002,00117,phone,'+15095550101,,ada@example.com`,
    ]);
  });

  it('stands nothing that was taken back', async () => {
    await change('old@example.com', 'thief@example.com', { after: -1 });
    await bank.db.sql.updateTable('contact_change').set({ taken_back_at: testNow }).execute();
    await change('old@example.com', 'thief@example.org', { after: 1 });
    const clock = { now: () => new Date(testNow) };
    expect(await endChanges({ clock }, bank.db.sql, ada)).toBe(true);
    bank.portal.at('2026-04-14T15:00:00.000Z');

    expect((await filed()).rows).toEqual([]);
  });

  it('stands each open account for which the person acts on that day', async () => {
    const own = { level: 'owner', relationship: 'owner' } as const;
    await put(bank.db, 'portal_user', { name: 'eve@example.com' });
    await put(
      bank.db,
      'account_access',
      { name: 'eve@example.com', account_no: '00117', ...own, level: 'pay', valid_to: '2026-04-13' },
      { name: 'eve@example.com', account_no: '00200', ...own },
      // One is looked at alone, another one's day has passed, a third one is closed.
      { name: 'eve@example.com', account_no: '00300', ...own, valid_to: '2026-04-12' },
      { name: 'eve@example.com', account_no: '00400', ...own },
    );
    await change('a@example.com', 'b@example.com', { username: 'eve@example.com' });
    await change('c@example.com', 'd@example.com', { username: 'cpa@example.com' });

    expect((await filed()).rows).toEqual([
      'CC-2026-000001,00117,email,a@example.com,b@example.com,eve@example.com',
      'CC-2026-000001,00200,email,a@example.com,b@example.com,eve@example.com',
    ]);
  });

  it('stands what is not beside another one, and the next takes along what a void one had', async () => {
    await change('old@example.com', 'new@example.com');
    const first = await filed();
    expect(first.rows).toHaveLength(1);
    await change('new@example.com', 'newer@example.com', { after: -1 });
    await payable(bank.db);
    const second = await filed();
    expect(second.rows).toEqual([
      'CC-2026-000002,00117,email,new@example.com,newer@example.com,ada@example.com',
    ]);

    await bank.office.move(second.batch, 'void', { reason: 'Wrong day' });
    expect((await bank.office.one(2)).contactChangeCount).toBe(0);
    expect((await filed()).rows).toEqual(second.rows);
  });

  it('stands the same for ever, whatever becomes of the person and of old changes', async () => {
    await change('old@example.com', 'new@example.com');
    const { batch, rows } = await filed();
    // Deletes what is older than 90 days.
    await change('new@example.com', 'newer@example.com', { after: 100 * 86_400_000 });
    expect(await bank.db.sql.selectFrom('contact_change').select('old_value').execute()).toHaveLength(1);
    await bank.db.sql.deleteFrom('account_access').execute();

    expect(lines((await bank.office.sheet(batch, 'contacts')).text)).toEqual(rows);
  });
});

it('tells no log of an address', async () => {
  await change('old@example.com', 'new@example.com');
  await filed();
  expect(bank.portal.log.join('\n')).not.toMatch(/(?:old|new)@example\.com/);
});

it('runs nothing in a spreadsheet', async () => {
  await change('=1+1@example.com', 'new@example.com');
  expect((await filed()).rows).toEqual([
    `CC-2026-000001,00117,email,'=1+1@example.com,new@example.com,ada@example.com`,
  ]);
});
