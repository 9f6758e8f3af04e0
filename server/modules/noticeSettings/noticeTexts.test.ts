import { beforeEach, describe, expect, it } from 'vitest';
import { inLanguage } from '@locales/inLanguage';
import * as noticeSettings from '@contract/noticeSettings/endpoints';
import type { TextDecision } from '@contract/noticeSettings/schema';
import { noticeFields, writtenKinds } from '@contract/rules/noticeText';
import type { Db } from '@server/db/db';
import type { EmailDesk } from '@server/domain/email/desk';
import { asMail, draftOf } from '@server/domain/email/messages/render';
import { ownNoticeText } from '@server/domain/notices/ownText';
import { fillHousehold } from '@server/testing/household';
import { noDesk } from '@server/testing/noDesk';
import { openTestApp, type TestApp } from '@server/testing/testApp';
import { openTestDbForTest } from '@server/testing/testDb';

const root = 'root@example.com';
const sender = {
  companyName: 'Larkspur',
  supportPhone: undefined,
  portalUrl: 'https://portal.example',
  timeZone: 'America/Los_Angeles',
};
/** Writes as the outbox's own desk does. */
const desk: EmailDesk = {
  ...noDesk,
  preview: (letter, language) =>
    inLanguage(language, () => ({ ...asMail(letter, sender), blocks: draftOf(letter, sender).blocks })),
};

let db: Db;
let portal: TestApp;
beforeEach(async () => {
  db = await openTestDbForTest();
  await fillHousehold(db);
  portal = await openTestApp(db, { desk });
});

const text: Omit<TextDecision, 'basedOn'> = {
  kind: 'dueSoon',
  opening: 'A word to {account}.',
  closing: 'Pay {amount} by {date}.',
  spanishOpening: '',
  spanishClosing: '',
};
const office = () => portal.as(root);
const decide = (over: Partial<TextDecision> = {}) =>
  office().call(noticeSettings.decideText, { body: { ...text, basedOn: null, ...over } });
const preview = (shown: typeof text, language: 'en' | 'es') =>
  office().call(noticeSettings.previewText, { body: { ...shown, language } });
const words = ({ blocks }: Awaited<ReturnType<typeof preview>>) => blocks.map((block) => block.text);

describe('what the company says in emails', () => {
  it('is kept as versions, and the newest of a kind is in force', async () => {
    await decide();
    await decide({ opening: 'Hello.', basedOn: 1 });
    await decide({ kind: 'pastDue' });
    const { versions } = await office().call(noticeSettings.texts, {});
    expect(versions.map(({ version, kind, opening }) => [version, kind, opening])).toEqual([
      [3, 'pastDue', text.opening],
      [2, 'dueSoon', 'Hello.'],
      [1, 'dueSoon', text.opening],
    ]);
    expect(await ownNoticeText(db.sql, 'dueSoon', '00117')).toMatchObject({
      opening: 'Hello.',
      account: 'Ada Farms LLC',
    });
    await expect(decide()).rejects.toMatchObject({ code: 'conflict' });

    await decide({ opening: '', closing: '', basedOn: 2 });
    expect(await ownNoticeText(db.sql, 'dueSoon', '00117')).toBeUndefined();
    const events = await db.sql
      .selectFrom('audit_event')
      .select(['actor', 'entity_id'])
      .where('action', '=', 'notices.textDecided')
      .orderBy('seq')
      .execute();
    expect(events.map((event) => [event.actor, event.entity_id])).toEqual([
      [root, 'dueSoon'],
      [root, 'dueSoon'],
      [root, 'pastDue'],
      [root, 'dueSoon'],
    ]);
  });

  it('is refused with the name of a field that is not known, kept or previewed', async () => {
    const wrong = { closing: 'Pay {everything}.' };
    const refusal = {
      code: 'invalid',
      fields: { closing: expect.stringContaining('{everything}') as string },
    };
    await expect(decide(wrong)).rejects.toMatchObject(refusal);
    await expect(preview({ ...text, ...wrong }, 'en')).rejects.toMatchObject(refusal);
    expect((await office().call(noticeSettings.texts, {})).versions).toEqual([]);
  });

  it('is previewed as the email will be, and in a language without it our sentence stands alone', async () => {
    expect(words(await preview(text, 'en')).slice(0, 3)).toEqual([
      'A word to Sample Farms.',
      '$4,210.00 is due Nov 15, 2026, on 2 invoices.',
      'Pay $4,210.00 by Nov 15, 2026.',
    ]);
    const [first, second] = words(await preview(text, 'es'));
    expect(first).toMatch(/\$4,210\.00/);
    expect(second).not.toMatch(/Pay/);
    expect(words(await preview({ ...text, spanishOpening: 'Para {account}.' }, 'es'))[0]).toBe(
      'Para Sample Farms.',
    );
    expect((await office().call(noticeSettings.texts, {})).versions).toEqual([]);
  });

  it.each(writtenKinds)('fills in every field of %s', async (kind) => {
    const opening = noticeFields(kind)
      .map((field) => `{${field}}`)
      .join(' ');
    expect(words(await preview({ ...text, kind, opening, closing: '' }, 'en'))[0]).not.toMatch(/[{}]/);
  });

  it('is words alone in the page of an email, whatever they are', async () => {
    const opening = '<img src=x onerror="alert(1)"> & <a href="https://evil.example">here</a>';
    await decide({ opening });
    const own = (await ownNoticeText(db.sql, 'dueSoon', '00117'))!;
    const notice = { kind: 'dueSoon', facts: { day: '2026-11-15', cents: 100, count: 1 } } as const;
    const { html } = asMail({ name: 'notice', notice, own: { ...own, account: '<b>{amount}</b>' } }, sender);
    expect(html).not.toMatch(/<img|evil\.example"|<b>/);
    expect(html).toContain('&lt;img src=x');
  });
});
