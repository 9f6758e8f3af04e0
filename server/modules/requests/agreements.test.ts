import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as requests from '@contract/requests/endpoints';
import { inLanguage } from '@locales/inLanguage';
import type { Db } from '@server/db/db';
import { recordingMailer } from '@server/testing/recordingMailer';
import { openTestApp, type TestApp, testNow } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';
import {
  ada,
  aPaymentSent,
  body,
  fillRequests,
  forgetRequests,
  options,
  sender,
} from './testing/requestFixture';

let db: Db;
let portal: TestApp;
let emails: ReturnType<typeof recordingMailer>;
let send: ReturnType<typeof sender>;
beforeAll(async () => {
  db = await openTestDb();
  await fillRequests(db);
  emails = recordingMailer();
  portal = await openTestApp(db, { outbox: emails, logLevel: 'silent' });
  send = sender(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  await forgetRequests(db);
  emails.messages.length = 0;
  portal.at(testNow);
});

describe('what a payment is agreed to with', () => {
  it('is shown beforehand in the very words that are kept', async () => {
    const shown = await portal.as(ada).call(requests.authorization, {
      query: {
        username: ada,
        account: '00117',
        amount: '100.00',
        paydate: '2026-04-15',
        paymentoption: options.personal,
        internal: false,
      },
    });
    const { authorization } = await send(
      aPaymentSent({
        paymentoption: options.personal,
        body: body({ authorization: shown.version, authorizationSha256: shown.sha256 }),
      }),
    );

    expect(shown).toMatchObject({ version: 'web-1', cancelUntil: '2026-04-14T21:00:00.000Z' });
    expect(authorization).toMatchObject({ text: shown.text, sha256: shown.sha256, version: 'web-1' });
    const kept = await db.sql.selectFrom('request_authorization').selectAll().executeTakeFirstOrThrow();
    expect(kept).toMatchObject({ sec_code: 'WEB', ip: '127.0.0.1', user_agent: 'lightMyRequest' });
  });

  it('is Spanish for who reads Spanish, and keeps the English text beside it', async () => {
    const asked = {
      query: {
        username: ada,
        account: '00117',
        amount: '100.00',
        paydate: '2026-04-15',
        paymentoption: options.personal,
        internal: false,
      },
    };
    const english = await portal.as(ada).call(requests.authorization, asked);
    const [shown, { authorization }] = await inLanguage('es', async () => {
      const text = await portal.as(ada).call(requests.authorization, asked);
      const agreed = body({ authorization: text.version, authorizationSha256: text.sha256 });
      return [text, await send(aPaymentSent({ paymentoption: options.personal, body: agreed }))] as const;
    });

    expect(english).toMatchObject({ version: 'web-1', english: null });
    expect(english.text).toContain('By selecting “Send payment request”, I authorize Test Supply');
    expect(shown).toMatchObject({ version: 'web-1-es', english: english.text });
    expect(shown.text).toContain('Al elegir “Enviar solicitud de pago”, autorizo a Test Supply');
    expect(shown.text).toContain('$100.00 de mi cuenta de cheques en Palouse Bank ••4417');
    expect(shown.text).toContain('el 15 abr 2026 o después');
    expect(shown.text).not.toMatch(/\{|00117/);
    const { text, version, sha256 } = shown;
    expect(authorization).toMatchObject({ text, version, sha256, english: english.text });
    expect(sha256).toBe(createHash('sha256').update(text).digest('hex'));
    const kept = await db.sql.selectFrom('request_authorization').selectAll().executeTakeFirstOrThrow();
    expect(kept).toMatchObject({
      text_version: 'web-1-es',
      agreed_text: text,
      text_sha256: sha256,
      english_text: english.text,
    });
    expect(emails.messages[0]).toMatchObject({ letter: { authorization: text } });
  });

  it.each([
    ['the English text in a call in Spanish', 'es', 'ccd-1'],
    ['the Spanish text in a call in English', 'en', 'ccd-1-es'],
  ] as const)('is refused where %s was agreed to', async (_, spoken, authorization) => {
    const sent = inLanguage(spoken, () => send(aPaymentSent({ body: body({ authorization }) })));

    await expect(sent).rejects.toMatchObject({
      code: 'conflict',
      fields: { authorization: expect.any(String) },
    });
    expect(await db.sql.selectFrom('request').selectAll().execute()).toEqual([]);
  });

  it.each([
    ['another version', { authorization: 'ccd-0' }],
    ['other words', { authorizationSha256: 'a'.repeat(64) }],
  ])('is refused where %s was agreed to', async (_, agreed) => {
    await expect(send(aPaymentSent({ body: body(agreed) }))).rejects.toMatchObject({
      code: 'conflict',
      fields: { authorization: expect.any(String) },
    });
    expect(await db.sql.selectFrom('request').selectAll().execute()).toEqual([]);
  });
});
