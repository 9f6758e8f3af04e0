import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as contact from '@contract/contact/endpoints';
import * as officeAccounts from '@contract/officeAccounts/endpoints';
import * as officeMessages from '@contract/officeMessages/endpoints';
import * as purchases from '@contract/purchases/endpoints';
import type { Db } from '@server/db/db';
import { aRequest } from '@server/domain/requests/testing/aRequest';
import { fillHousehold } from '@server/testing/household';
import { aLine, anInvoice, put } from '@server/testing/rows';
import { openTestApp, type TestApp } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';
import { aMessage } from './testing/messages';

const ada = 'ada@example.com';
const root = 'root@example.com';
let db: Db;
let portal: TestApp;
let hours = 0;
beforeAll(async () => {
  db = await openTestDb();
  await fillHousehold(db);
  await put(
    db,
    'invoice',
    anInvoice({ invoice_no: 'DIS-1' }),
    anInvoice({ invoice_no: 'BOB-1', account_no: '00300' }),
  );
  await put(
    db,
    'invoice_line',
    aLine({ invoice_no: 'DIS-1', line_no: 1 }),
    aLine({ invoice_no: 'DIS-1', line_no: 2 }),
  );
  await put(db, 'request', aRequest({ request_no: 'PR-2026-000077' }));
  portal = await openTestApp(db);
});
afterAll(async () => {
  await portal.close();
  await db.close();
});
// Nobody writes more than ten messages an hour.
beforeEach(async () => {
  portal.at(new Date(Date.parse('2026-04-13T15:00:00.000Z') + (hours += 2) * 3_600_000).toISOString());
  for (const table of ['contact_attachment', 'contact_entry', 'contact_ticket'] as const) {
    await db.sql.deleteFrom(table).execute();
  }
});

type Over = Parameters<typeof aMessage>[0];
const send = (over: Over, by = ada) =>
  portal.as(by).call(contact.send, aMessage({ attachments: [], username: by, ...over }));
const invoice = (invoiceNo: string) =>
  portal.as(ada).call(purchases.invoice, { params: { invoiceNo }, query: { username: ada } });
const own = (invoiceNo?: string) =>
  portal.as(ada).call(contact.list, { query: { username: ada, invoice: invoiceNo } });

describe('a message that names something', () => {
  it.each<[string, Over, string]>([
    ['an invoice', { about: 'dispute:DIS-1', reason: 'price' }, 'dispute'],
    ['lines of an invoice', { about: 'dispute:DIS-1#1,2', reason: 'quantity' }, 'dispute'],
    ['a request', { about: 'request:PR-2026-000077' }, 'question'],
    ['an address', { about: 'address', topic: 'update' }, 'details'],
    ['buyers', { about: 'buyers', topic: 'update' }, 'details'],
    ['the deposit plan', { about: 'enroll', topic: 'depositPlan', account: '' }, 'enrollment'],
    ['leftover prepay', { about: 'leftover', topic: 'prepay' }, 'leftover'],
    ['an invoice to ask about, which nobody looks up', { about: 'invoice:ON-PAPER' }, 'message'],
  ])('of the sender is taken: %s', async (_, over, kind) => {
    const { ticketNo } = await send(over);
    const message = await portal.as(root).call(officeMessages.one, { params: { ticketNo } });

    expect(message).toMatchObject({ kind, reason: over?.reason ?? null });
  });

  it.each<[string, Over]>([
    ['an invoice of somebody else', { about: 'dispute:BOB-1', reason: 'price' }],
    ['an invoice that nobody has', { about: 'dispute:NONE', reason: 'price' }],
    ['an invoice, under another account', { about: 'dispute:DIS-1', reason: 'price', account: '00200' }],
    ['an invoice, under no account', { about: 'dispute:DIS-1', reason: 'price', account: '' }],
    ['a line that the invoice does not have', { about: 'dispute:DIS-1#1,3', reason: 'price' }],
    ['a request of nobody', { about: 'request:PR-2026-000078' }],
    ['a contract of nobody', { about: 'leftover:PP-99', topic: 'prepay' }],
  ])('is refused: %s', async (_, over) => {
    await expect(send(over)).rejects.toMatchObject({
      code: 'invalid',
      fields: { about: 'We can’t find it on your accounts. Remove it, or choose its account' },
    });
  });

  it('is refused where a dispute says no reason', async () => {
    await expect(send({ about: 'dispute:DIS-1' })).rejects.toMatchObject({
      fields: { reason: 'Choose what’s wrong' },
    });
  });
});

describe('an invoice in dispute', () => {
  it('says so, with the messages of whoever looks, until the office is done', async () => {
    expect((await invoice('DIS-1')).disputed).toBe(false);
    const { ticketNo } = await send({ about: 'dispute:DIS-1#2', reason: 'twice' });
    await send({ about: 'invoice:DIS-1' });
    await send({ about: 'invoice:A-open' });

    expect((await invoice('DIS-1')).disputed).toBe(true);
    expect((await own('DIS-1')).tickets.map(({ about, reason, status }) => [about, reason, status])).toEqual(
      expect.arrayContaining([
        ['Invoice DIS-1', null, 'new'],
        ['Dispute of invoice DIS-1, line 2', 'twice', 'new'],
      ]),
    );
    expect((await own('DIS-1')).tickets).toHaveLength(2);
    expect((await own()).tickets).toHaveLength(3);

    await portal.as(root).call(officeMessages.move, {
      params: { ticketNo },
      key: 'a-key-of-its-own-1',
      body: { move: 'replyAndClose', version: 1, text: 'We sent a credit memo.' },
    });
    expect((await invoice('DIS-1')).disputed).toBe(false);
  });

  it('is seen by others of the account, without a word of who disputes it', async () => {
    await put(db, 'account_access', {
      name: 'lou@example.com',
      account_no: '00117',
      level: 'view',
      relationship: 'landlord',
    });
    await send({ about: 'dispute:DIS-1', reason: 'price' });
    const lou = portal.as('lou@example.com');
    const query = { username: 'lou@example.com' };

    expect((await lou.call(purchases.invoice, { params: { invoiceNo: 'DIS-1' }, query })).disputed).toBe(
      true,
    );
    expect((await lou.call(contact.list, { query: { ...query, invoice: 'DIS-1' } })).tickets).toEqual([]);
  });

  it('is counted on its account, and listed by its kind and its number', async () => {
    await send({ about: 'dispute:DIS-1', reason: 'price' });
    await send({ about: 'address', topic: 'update' });
    const office = portal.as(root);
    const listed = async (query: object) =>
      (await office.call(officeMessages.list, { query: { limit: 25, ...query } })).rows.map(
        ({ about }) => about,
      );

    expect(await listed({ kind: 'dispute' })).toEqual(['Dispute of invoice DIS-1']);
    expect(await listed({ kind: 'dispute,details' })).toHaveLength(2);
    expect(await listed({ q: 'dis-1' })).toEqual(['Dispute of invoice DIS-1']);
    expect((await office.call(officeAccounts.one, { params: { accountNo: '00117' } })).openDisputes).toBe(1);
  });
});
