import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as contact from '@contract/contact/endpoints';
import { maxAttachmentBytes } from '@contract/rules/attachments';
import type { Db } from '@server/db/db';
import { fillHousehold } from '@server/testing/household';
import { recordingMailer } from '@server/testing/recordingMailer';
import { openTestApp, type TestApp, testNow } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';
import { aMessage, aPdf, base64 } from './testing/messages';

let db: Db;
let portal: TestApp;
const emails = recordingMailer();

beforeAll(async () => {
  db = await openTestDb();
  await fillHousehold(db);
  portal = await openTestApp(db, { outbox: emails });
});
afterAll(async () => {
  await portal.close();
  await db.close();
});
beforeEach(async () => {
  emails.messages.length = 0;
  portal.at(testNow);
  for (const table of ['contact_attachment', 'contact_ticket', 'contact_number', 'idempotency'] as const) {
    await db.sql.deleteFrom(table).execute();
  }
});

const send = (message = aMessage(), username = 'ada@example.com') =>
  portal.as(username).call(contact.send, message);
const tickets = () => db.sql.selectFrom('contact_ticket').selectAll().orderBy('ticket_no').execute();

describe('a message', () => {
  it('becomes a ticket with its files, and two emails', async () => {
    const ticket = await send();

    expect(ticket).toEqual({
      ticketNo: 'CT-2026-000001',
      sentAt: testNow,
      topic: 'billing',
      about: 'Invoice A-open',
      reason: null,
      accountName: 'Ada Farms LLC',
      message: 'Was this delivered twice?',
      replyBy: 'email',
      replyTo: 'ada@example.com',
      status: 'new',
      attachments: ['Scale ticket.pdf'],
      thread: [],
    });
    expect(await tickets()).toMatchObject([
      { sent_by: 'ada@example.com', account_no: '00117', status: 'new' },
    ]);
    const [file] = await db.sql.selectFrom('contact_attachment').selectAll().execute();
    expect(file).toMatchObject({ seq: 1, file_name: 'Scale ticket.pdf', media_type: 'application/pdf' });
    expect(Buffer.from(file!.content).toString()).toBe('%PDF-1.7 scale ticket');
    expect(emails.messages.map(({ to, letter }) => [to, letter.name])).toEqual([
      ['ada@example.com', 'ticketCopy'],
      ['office@example.com', 'ticketForOffice'],
    ]);
  });

  it('is taken once, however often and at whatever times it arrives', async () => {
    const message = aMessage();
    const answers = await Promise.all([send(message), send(message), send(message)]);
    answers.push(await send(message));

    expect(new Set(answers.map(({ ticketNo }) => ticketNo))).toEqual(new Set(['CT-2026-000001']));
    expect([await tickets(), emails.messages].map(({ length }) => length)).toEqual([1, 2]);
  });

  it('under the key of another one is refused', async () => {
    const first = aMessage();
    await send(first);

    for (const body of [
      { message: 'Another one' },
      { attachments: [{ ...aPdf, content: base64('%PDF-2') }] },
    ]) {
      await expect(send(aMessage(body, first.key))).rejects.toMatchObject({ code: 'key-reused' });
    }
    expect(await tickets()).toHaveLength(1);
  });

  it('is counted by the year in the books zone', async () => {
    await send();
    portal.at('2027-01-01T07:59:59Z');
    expect((await send()).ticketNo).toBe('CT-2026-000002');
    portal.at('2027-01-01T08:00:00Z');
    expect((await send()).ticketNo).toBe('CT-2027-000001');
  });

  it('may bear three files of 5 MB, of somebody who is signed in', async () => {
    const content = base64(Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(maxAttachmentBytes - 8, 7)]));
    const attachments = [1, 2, 3].map((at) => ({ name: `${at}.pdf`, content }));
    expect((await send(aMessage({ attachments }))).attachments).toEqual(['1.pdf', '2.pdf', '3.pdf']);

    const { statusCode } = await portal.send({
      method: 'POST',
      url: '/api/contactmessages',
      payload: { attachments },
    });
    expect(statusCode).toBe(401);
  });

  it('has its phone number normalised', async () => {
    expect(await send(aMessage({ replyBy: 'text', replyTo: '(509) 555-0142' }))).toMatchObject({
      replyTo: '+15095550142',
    });
    expect(emails.messages[0]!.letter).toMatchObject({ ticket: { replyTo: '(509) 555-0142' } });
  });

  it('is one of ten within an hour at most', async () => {
    for (let at = 0; at < 9; at += 1) await send();
    const both = await Promise.allSettled([send(), send()]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(send()).rejects.toMatchObject({ code: 'too-many', status: 429 });
    expect([await tickets(), emails.messages].map(({ length }) => length)).toEqual([10, 20]);
    await send(aMessage({ username: 'bob@example.com', account: '' }), 'bob@example.com');

    portal.at('2026-04-13T16:00:01.000Z');
    expect((await send()).ticketNo).toBe('CT-2026-000012');
  });
});

describe('refused is', () => {
  it.each([
    ['another’s account', { account: '00300' }, 'not-found', []],
    ['an account whose access ended', { account: '00999' }, 'not-found', []],
    ['the name of another', { username: 'bob@example.com' }, 'forbidden', []],
    ['a number that is none', { replyBy: 'phone' as const, replyTo: '555' }, 'invalid', ['replyTo']],
    ['an empty message', { message: '  ' }, 'invalid', ['message']],
    ['a message that is too long', { message: 'x'.repeat(2001) }, 'invalid', ['message']],
    ['what is no document', { about: 'invoice:<script>' }, 'invalid', ['about']],
    ['a fourth file', { attachments: [aPdf, aPdf, aPdf, aPdf] }, 'invalid', ['attachments']],
    [
      'a page in a PDF’s clothes',
      { attachments: [aPdf, { name: 'x.pdf', content: base64('<script>') }] },
      'invalid',
      ['attachments[1]'],
    ],
    [
      'what is no base64',
      { attachments: [{ ...aPdf, content: `${aPdf.content}\n` }] },
      'invalid',
      ['attachments[0]'],
    ],
  ])('%s', async (_, over, code, fields) => {
    const refused = await send(aMessage(over)).catch((error: unknown) => error);

    expect(refused).toMatchObject({ code });
    expect(Object.keys((refused as { fields: object }).fields)).toEqual(fields);
    expect([await tickets(), emails.messages]).toEqual([[], []]);
  });

  it('a file that is larger than 5 MB', async () => {
    const content = base64(Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(maxAttachmentBytes - 7)]));
    await expect(send(aMessage({ attachments: [{ name: 'big.pdf', content }] }))).rejects.toMatchObject({
      fields: { 'attachments[0]': 'big.pdf is larger than 5 MB. Choose a smaller file' },
    });
  });
});

describe('the list', () => {
  it('has the caller’s own messages, newest first', async () => {
    await send();
    portal.at('2026-04-13T15:10:00.000Z');
    await send(aMessage({ account: undefined, about: undefined, attachments: [] }));
    await send(aMessage({ username: 'bob@example.com', account: '' }), 'bob@example.com');

    const { tickets: own } = await portal
      .as('ada@example.com')
      .call(contact.list, { query: { username: 'ada@example.com' } });
    expect(own).toMatchObject([
      { ticketNo: 'CT-2026-000002', accountName: null, about: null, attachments: [] },
      { ticketNo: 'CT-2026-000001', accountName: 'Ada Farms LLC', attachments: ['Scale ticket.pdf'] },
    ]);
    await expect(
      portal.as('bob@example.com').call(contact.list, { query: { username: 'ada@example.com' } }),
    ).rejects.toMatchObject({ code: 'forbidden' });
  });
});

it('the log holds nothing of a message', async () => {
  await send(aMessage({ message: 'My card is 4111 1111 1111 1111' }));
  expect(portal.log.join('')).not.toMatch(/4111 1111|My card|Scale ticket/);
});
