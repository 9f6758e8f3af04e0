import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Language } from '@locales/language';
import { sharedDb } from './testing/sharedDb';
import { aCode, aNotice, openTestMailServer, sender } from './testing/testMailServer';
import { Undelivered } from './undelivered';

const db = sharedDb();
const jane = 'jane@example.com';

const choose = (language: Language | null) =>
  db().sql.updateTable('portal_user').set({ language }).where('name', '=', jane).execute();

beforeAll(async () => {
  await db()
    .sql.insertInto('portal_user')
    .values({ name: jane })
    .onConflict((known) => known.doNothing())
    .execute();
});
beforeEach(() => choose(null));

describe('an email', () => {
  it.each<[string, Language | null, Language | undefined, string]>([
    ['who chose Spanish', 'es', undefined, '<html lang="es"'],
    ['who chose English and calls in Spanish', 'en', 'es', '<html lang="en"'],
    ['who chose nothing and calls in Spanish', null, 'es', '<html lang="es"'],
    ['who chose nothing', null, undefined, '<html lang="en"'],
  ])('to somebody %s is written so', async (_, chosen, language, page) => {
    const { put, mailWorker, mails } = await openTestMailServer(db());
    await choose(chosen);
    await put({ reader: jane, language, letter: aNotice });
    await mailWorker.round();

    expect(mails).toMatchObject([{ html: expect.stringContaining(page) as string }]);
  });

  it('to the office is English', async () => {
    const { put, mailWorker, mails } = await openTestMailServer(db());
    await choose('es');
    await put({ to: jane, reader: null, letter: aNotice });
    await mailWorker.round();

    expect(mails).toMatchObject([{ subject: 'Your password was changed at Larkspur Basin Ag Supply' }]);
  });

  it('to nobody says of nobody who asked', async () => {
    const { put, rows } = await openTestMailServer(db());
    await put({ to: null, reader: 'typed@example.com', letter: aCode() });

    expect(await rows()).toMatchObject([{ recipient: null, reader: null, language: 'en' }]);
  });

  it('that waits is written in what its reader wants by the time it leaves, and read here as it was sent', async () => {
    let isDown = true;
    const mail = {
      send: async () => {
        if (isDown) throw new Undelivered('smtp', false, 'ECONNECTION');
        return 'sent' as const;
      },
    };
    const { outbox, put, mailWorker, rows } = await openTestMailServer(db(), { mail });
    const read = async () => outbox.desk(sender).read((await rows())[0]!);
    await put({ reader: jane, letter: aNotice });
    await mailWorker.round();
    expect(await read()).toMatchObject({ subject: 'Your password was changed at Larkspur Basin Ag Supply' });
    await choose('es');
    isDown = false;
    await mailWorker.round();
    await choose('en');

    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2, language: 'es' }]);
    expect(await read()).toMatchObject({ subject: 'Se cambió su contraseña en Larkspur Basin Ag Supply' });
  });
});
