import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as requests from '@contract/requests/endpoints';
import type { Db } from '@server/db/db';
import { type Pdf, readPdf, rolesOf, textOf } from '@server/pdf/testing/readPdf';
import { put } from '@server/testing/rows';
import { openTestApp, type TestApp, testNow } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';
import {
  ada,
  aPaymentSent,
  aPickupSent,
  bob,
  body,
  fillRequests,
  forgetRequests,
  sender,
} from '../testing/requestFixture';

const spouse = 'spouse@example.com';
let db: Db;
let portal: TestApp;
let send: ReturnType<typeof sender>;
beforeAll(async () => {
  db = await openTestDb();
  await fillRequests(db);
  await put(db, 'portal_user', { name: spouse });
  await put(db, 'account_access', {
    name: spouse,
    account_no: '00117',
    level: 'owner',
    relationship: 'spouse',
  });
  portal = await openTestApp(db, { logLevel: 'silent' });
  send = sender(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  await forgetRequests(db);
  portal.at(testNow);
});

const receipt = async (id: string, who = ada) => {
  const { name, content } = await portal
    .as(who)
    .download(requests.receipt, { params: { id }, query: { username: who, disposition: 'attachment' } });
  return { name, bytes: Buffer.from(await content.arrayBuffer()) };
};
const told = async (id: string, who = ada): Promise<{ pdf: Pdf; text: string }> => {
  const pdf = await readPdf((await receipt(id, who)).bytes);
  return { pdf, text: (await textOf(pdf)).join(' ') };
};
const threeLines = () =>
  send(
    aPaymentSent({
      amount: 165,
      body: body({
        invoices: [
          { invoiceNo: 'A-open', amountCents: 9_500, discountCents: 500 },
          {
            invoiceNo: 'A-late',
            amountCents: 10_000,
            discountCents: 0,
            reason: 'price',
            note: 'Card 4111 1111 1111 1111 is gone.',
          },
          { invoiceNo: 'A-memo', amountCents: -3_000, discountCents: 0 },
        ],
      }),
    }),
  );

describe('the receipt of a payment', () => {
  it('says who asked for what, when, from where and for which invoices', async () => {
    const { id } = await threeLines();
    const { text } = await told(id);

    for (const said of [
      'Test Supply',
      'Receipt for request PR-2026-000001',
      'Submitted as of Apr 13, 2026',
      'Nothing has left your bank yet.',
      'Account Ada Farms LLC, 00117',
      `(by ${ada})`,
      'From Farm checking ••4417',
      'To 2 invoices',
      'Amount $165.00',
      'Day of payment Apr 15, 2026',
      'A-open $5.00 $95.00',
      'A-late Question about the price: Card ••1111 is gone. $100.00',
      'A-memo $30.00 credit',
      'Total $5.00 $165.00',
      'You can cancel it until Apr 14, 2026, 2:00 PM PDT',
    ]) {
      expect(text).toContain(said);
    }
  });

  it('tells what was agreed to, word by word, with its version and hash', async () => {
    const { id, authorization } = await threeLines();
    const { text } = await told(id);
    const plain = (words: string) => words.replace(/\s+/g, ' ').trim();

    expect(plain(text)).toContain(plain(authorization!.text));
    expect(text).toContain(`Agreed by ${ada} on Apr 13, 2026`);
    expect(text).toContain('Text ccd-1');
    expect(text).toContain(`SHA-256 ${authorization!.sha256}`);
  });

  it('tells how it went on', async () => {
    const { id, version } = await threeLines();
    portal.at('2026-04-14T16:00:00.000Z');
    await portal.as(ada).call(requests.cancel, {
      params: { id },
      query: { username: ada },
      body: { note: 'Paid by check.', version },
    });
    const { text } = await told(id);

    expect(text).toContain('Cancelled as of Apr 14, 2026');
    expect(text).toContain('It was cancelled. Nothing left your bank.');
    expect(text).toMatch(/What happened When What By Note Apr 13, 2026, .* Submitted/);
    expect(text).toContain(`Apr 14, 2026, 9:00 AM PDT Cancelled ${ada} Paid by check.`);
    expect(text).not.toContain('You can cancel it until');
  });

  it('holds no full number of a bank account or a card', async () => {
    const { id } = await threeLines();
    const { text } = await told(id);

    expect(text).toContain('••1111 is gone.');
    expect(text.replace(/SHA-256 \w+|routing \d{9}/g, '')).not.toMatch(/\d{9}|4111/);
  });

  it('tells another owner of the account all but the words that somebody else agreed to', async () => {
    const { id } = await threeLines();
    const { text } = await told(id, spouse);

    expect(text).toContain('Amount $165.00');
    expect(text).not.toContain('What was authorized');
  });

  it('has a title, a language and a structure that can be read', async () => {
    const { id } = await threeLines();
    const { pdf } = await told(id);
    const roles = (await rolesOf(pdf)).flat();
    const counted = (role: string) => roles.filter((one) => one === role).length;

    expect((await pdf.getMetadata()).info).toMatchObject({
      Title: 'Receipt for request PR-2026-000001, Ada Farms LLC',
      Language: 'en-US',
    });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    expect([counted('H1'), counted('H2'), counted('Table')]).toEqual([1, 4, 3]);
  });

  it('is the same file on the same day, named by the request alone', async () => {
    const { id } = await threeLines();
    const first = await receipt(id);

    expect(first.name).toBe('receipt_PR-2026-000001.pdf');
    expect((await receipt(id)).bytes.equals(first.bytes)).toBe(true);
  });
});

describe('the receipt of a pickup', () => {
  it('says where and when the check lies, and of no invoices', async () => {
    const { id } = await send(aPickupSent());
    const { text } = await told(id);

    expect(text).toContain('We’re holding the amount in your deposit plan.');
    expect(text).toContain('From Ada deposit plan ••117');
    expect(text).toContain('Pickup Apr 14, 2026, 9:00 AM at Pullman');
    expect(text).toContain('Comments Call me first.');
    expect(text).not.toContain('Invoices');
  });
});

it.each(['somebody else’s', 'none'])('is not there where the request is %s', async (whose) => {
  const { id } = await threeLines();
  const asked = whose === 'none' ? receipt('0196280f-0000-7000-8000-0000000000ff') : receipt(id, bob);

  await expect(asked).rejects.toMatchObject({ code: 'not-found' });
});
