import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import * as officeAccounts from '@contract/officeAccounts/endpoints';
import * as promises from '@contract/promises/endpoints';
import type { Db } from '@server/db/db';
import { hasOpenPromise } from '@server/domain/promises/openPromise';
import { fillHousehold } from '@server/testing/household';
import { recordingMailer } from '@server/testing/recordingMailer';
import { openTestApp, type TestApp, testNow } from '@server/testing/testApp';
import { openTestDbForTest } from '@server/testing/testDb';
import { ada, promising, root, said } from './testing/promising';

const lou = 'lou@example.com';

let db: Db;
let portal: TestApp;
let desk: ReturnType<typeof promising>;
const emails = recordingMailer();
beforeEach(async () => {
  db = await openTestDbForTest();
  await fillHousehold(db);
  emails.messages.length = 0;
  portal = await openTestApp(db, { outbox: emails });
  desk = promising(portal);
});

const told = () => emails.messages.map(({ to, letter }) => Object.assign({ to }, letter));

describe('a promise of a customer', () => {
  it('stands where it was made and is confirmed, once per key', async () => {
    const key = randomUUID();
    const first = await desk.make({}, ada, key);
    expect(await desk.make({}, ada, key)).toEqual(first);

    expect(await desk.listed()).toEqual({
      promises: [
        {
          ...said,
          id: first.id,
          invoiceNo: null,
          byOffice: false,
          madeAt: testNow,
          isMine: true,
          version: 1,
        },
      ],
      promisable: [
        {
          accountNo: '00117',
          pastDueCents: 10_000,
          invoices: [{ invoiceNo: 'A-late', pastDueCents: 10_000 }],
        },
      ],
      today: '2026-04-13',
    });
    expect(told()).toEqual([
      {
        to: ada,
        name: 'promise',
        event: 'made',
        accountName: 'Ada Farms LLC',
        invoiceNo: null,
        day: '2026-04-20',
        amountCents: 10_000,
        byOffice: false,
      },
    ]);
  });

  it.each([
    ['more than is past due', { amountCents: 10_001 }, 'invalid'],
    ['less than a dollar', { amountCents: 99 }, 'invalid'],
    ['yesterday', { day: '2026-04-12' }, 'invalid'],
    ['the 31st day', { day: '2026-05-14' }, 'invalid'],
    ['an invoice that is not due', { invoiceNo: 'A-open' }, 'conflict'],
    ['an invoice in dispute', { invoiceNo: 'A-argue' }, 'conflict'],
    ['another’s invoice', { invoiceNo: 'B-1' }, 'conflict'],
    ['another’s account', { accountNo: '00300' }, 'not-found'],
    ['an account to look at only', { accountNo: '00200' }, 'forbidden'],
  ])('is refused of %s', async (_, over, code) => {
    await expect(desk.make(over)).rejects.toMatchObject({ code });
    expect(await db.sql.selectFrom('promise').select('promise_id').execute()).toEqual([]);
    expect(told()).toEqual([]);
  });

  it('is one at a time, of the account and of each invoice', async () => {
    await desk.make();
    await expect(desk.make()).rejects.toMatchObject({ code: 'conflict' });
    await desk.make({ invoiceNo: 'A-late' });
    await expect(desk.make({ invoiceNo: 'A-late' })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is changed and withdrawn by its maker, while it is open', async () => {
    const { id } = await desk.make();
    await expect(desk.change(id, { version: 2 })).rejects.toMatchObject({ code: 'conflict' });
    await expect(desk.change(id, {}, lou)).rejects.toMatchObject({ code: 'not-found' });
    await expect(desk.change(id, { amountCents: 10_001 })).rejects.toMatchObject({ code: 'invalid' });
    expect(await desk.change(id)).toMatchObject({ day: '2026-04-21', amountCents: 5_000, version: 2 });
    await desk.change(id, { version: 2, withdrawn: true });

    expect((await desk.listed()).promises).toEqual([]);
    await expect(desk.change(id, { version: 3 })).rejects.toMatchObject({ code: 'conflict' });
    expect(told().map((letter) => 'event' in letter && letter.event)).toEqual([
      'made',
      'changed',
      'withdrawn',
    ]);
    const events = await db.sql
      .selectFrom('audit_event')
      .select('action')
      .where('entity', '=', 'promise')
      .orderBy('seq')
      .execute();
    expect(events.map(({ action }) => action)).toEqual([
      'promise.made',
      'promise.changed',
      'promise.withdrawn',
    ]);
  });
});

describe('a promise that the office enters', () => {
  const enter = (body: object = {}) =>
    portal.as(root).call(promises.enter, {
      key: randomUUID(),
      params: { accountNo: '00117' },
      body: { day: said.day, amountCents: said.amountCents, ...body },
    });

  it('is confirmed to whoever may pay, and changed by the office alone', async () => {
    const { id } = await enter();
    expect(told()).toMatchObject([{ to: ada, event: 'made', byOffice: true }]);
    expect((await desk.listed()).promises).toMatchObject([{ id, isMine: false, byOffice: true }]);
    await expect(desk.change(id)).rejects.toMatchObject({ code: 'not-found' });
    await portal.as(root).call(promises.correct, {
      params: { accountNo: '00117', id },
      body: { version: 1, withdrawn: true, day: said.day, amountCents: said.amountCents },
    });
    expect(await desk.onAccount()).toMatchObject({ promises: [], kept: 0, broken: 0 });
  });

  it('stands in the history, which a promise of the customer does too', async () => {
    await enter();
    const query = { tab: 'business' as const, sort: '-day' as const, limit: 25 };
    const { rows } = await portal
      .as(root)
      .call(officeAccounts.history, { params: { accountNo: '00117' }, query });

    expect(rows.filter(({ kind }) => kind === 'promise')).toMatchObject([
      { code: '2026-04-20', state: 'open', amountCents: 10_000, by: root },
    ]);
  });
});

describe('reminders', () => {
  const isPaused = async (invoiceNo: string | null, today: string, accountNo = '00117') => {
    const { rows } = await sql<{ paused: boolean }>`select ${hasOpenPromise(
      sql`x.account_no`,
      sql`x.invoice_no`,
      today,
    )} as paused from (values (${accountNo}::text, ${invoiceNo}::text)) x (account_no, invoice_no)`.execute(
      db.sql,
    );
    return rows[0]!.paused;
  };

  it.each([
    ['an invoice of the account', undefined, 'A-today', '2026-04-20', true],
    ['a fee of the account', undefined, null, '2026-04-20', true],
    ['the account, after its day', undefined, 'A-late', '2026-04-21', false],
    ['the invoice', 'A-late', 'A-late', '2026-04-20', true],
    ['another invoice', 'A-late', 'A-today', '2026-04-20', false],
    ['a fee beside the invoice', 'A-late', null, '2026-04-20', false],
  ] as const)('of %s', async (_, promised, asked, today, paused) => {
    await desk.make({ invoiceNo: promised });
    expect(await isPaused(asked, today)).toBe(paused);
    expect(await isPaused(asked, today, '00300')).toBe(false);
  });

  it('go on where the promise is withdrawn', async () => {
    const { id } = await desk.make();
    await desk.change(id, { withdrawn: true });
    expect(await isPaused('A-late', '2026-04-13')).toBe(false);
  });
});
