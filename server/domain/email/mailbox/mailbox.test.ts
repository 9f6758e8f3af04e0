import { describe, expect, it, onTestFinished } from 'vitest';
import { pageLanguageOf } from '@server/http/callLanguage';
import { pageHeaders } from '@server/http/headers';
import { openLog } from '@server/http/logLines';
import { createServer } from '@server/http/server';
import { aCode, aNotice, openTestMailServer, sender } from '../testing/testMailServer';
import { sharedDb } from '../testing/sharedDb';
import { kept } from '../transports/kept';
import type { DemoEmail } from './readMail';
import { serveMailbox } from './serveMailbox';

const db = sharedDb();

/** The mailbox of a demo without a mail server, as a browser and a walk see it. */
async function openMailbox() {
  const office = await openTestMailServer(db(), { mail: kept, text: kept, readable: true });
  const app = createServer({ log: openLog({ level: 'silent' }) });
  onTestFinished(() => app.close());
  await app.register(pageHeaders, { strictTransport: false });
  serveMailbox(app, { db: db(), vault: office.vault, sender, pageLanguage: pageLanguageOf });
  const page = async (query = '') => app.inject({ url: `/demo/mail${query}` });
  const list = async (query = '') =>
    (await app.inject({ url: `/demo/mail.json${query}` })).json<DemoEmail[]>();
  return { ...office, app, page, list };
}

describe('the mailbox of the demo', () => {
  it('shows letters, newest first, to people and to programs', async () => {
    const { put, mailWorker, clock, page, list } = await openMailbox();
    expect((await page()).body).toContain('No emails yet.');
    await put({ letter: aCode('111222') });
    clock.pass(60);
    await put({ channel: 'text', to: '+15095550142', letter: aCode('333444') });
    clock.pass(60);
    await put({ letter: aNotice });
    await mailWorker.round();

    expect(await list()).toMatchObject([
      { subject: 'Your password was changed at Larkspur Basin Ag Supply', code: null },
      { channel: 'text', to: '+15095550142', state: 'kept', code: '333444', at: '2026-11-06T08:01:00.000Z' },
      { channel: 'mail', to: 'jane@example.com', code: '111222' },
    ]);
    const { body } = await page();
    expect(body.indexOf('333444')).toBeLessThan(body.indexOf('111222'));
    expect(body).toContain('<b class="code">111222</b>');
    expect(body).toContain('Nov 6, 2026, 12:01 AM PST');
  });

  it('narrows to one recipient', async () => {
    const { put, mailWorker, page, list } = await openMailbox();
    await put({ letter: aCode('111222') });
    await put({ channel: 'text', to: '+15095550142', letter: aCode('333444') });
    await mailWorker.round();

    expect(await list('?to=Jane%40Example.com')).toMatchObject([{ code: '111222' }]);
    expect(await list('?to=%2B15095550142')).toMatchObject([{ code: '333444' }]);
    expect(await list('?to=nobody')).toEqual([]);
    expect(await list('?to=a&to=b')).toHaveLength(2);
    expect((await page('?to=jane%40example.com')).body).not.toContain('333444');
  });

  it('looks for new emails by itself until it is told to hold still', async () => {
    const { page } = await openMailbox();

    expect((await page()).body).toContain('<meta http-equiv="refresh" content="5" />');
    expect((await page('?still=yes')).body).not.toContain('http-equiv');
  });

  it('runs and styles nothing of its own, is kept by nobody, and shows hostile words as words', async () => {
    const { put, mailWorker, page } = await openMailbox();
    const username = '</div><script>alert(1)</script><img src=x onerror=alert(1)>';
    const temporaryPassword = '"><b onclick=x>&';
    await put({
      letter: { name: 'invitation', username, temporaryPassword, days: 7 },
      to: '"><i>@example.com',
    });
    await mailWorker.round();
    const { body, headers } = await page(`?to=${encodeURIComponent('"><i>@example.com')}`);

    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('&lt;script&gt;');
    expect(body).toContain('<b class="code">&quot;&gt;&lt;b onclick=x&gt;&amp;</b>');
    expect(body).not.toMatch(/<script|<img|<i>|<style|style=|<b onclick/);
  });

  it('speaks the language that the browser asks for, and shows each email in its own', async () => {
    const { app, put, mailWorker } = await openMailbox();
    await put({ letter: aNotice });
    await mailWorker.round();
    const headers = { 'accept-language': 'en', cookie: 'fieldgate_language=es' };
    const { body } = await app.inject({ url: '/demo/mail', headers });

    expect(body).toContain('<html lang="es">');
    expect(body).toContain('<h1>Correo de la demostración</h1>');
    expect(body).toContain('6 nov 2026, 12:00 a.m. PST</time>');
    expect(body).toContain('<div class="text" lang="en">On Nov 6, 2026');
  });

  it('says that an email left whose words are not kept', async () => {
    const { put, list } = await openMailbox();
    await put();
    await db().sql.updateTable('outbox_message').set({ state: 'sent', payload: null }).execute();

    expect(await list()).toMatchObject([{ state: 'sent', code: null, subject: 'An email with a code' }]);
  });

  it('shows what was given up, and why, also where it has no words', async () => {
    const { put, mailWorker, list, page } = await openMailbox();
    await put({ letter: { ...aNotice, at: 'never' } as typeof aNotice });
    await put({ letter: aNotice });
    await mailWorker.round();

    const letters = await list();
    expect(letters.map(({ state, subject }) => `${state}: ${subject}`).sort()).toEqual([
      'dead: An email without words',
      'kept: Your password was changed at Larkspur Basin Ag Supply',
    ]);
    expect(letters.find(({ state }) => state === 'dead')!.reason).toContain(
      'We couldn’t write this email (RangeError).',
    );
    expect((await page()).body).toContain('<b>Couldn’t send.</b> We couldn’t write this email (RangeError).');
  });
});
