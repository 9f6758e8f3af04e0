import { expect, it } from 'vitest';
import { openPostOffice, sender } from './testing/postOffice';
import { sharedDb } from './testing/sharedDb';
import { headersOf, smtpReceiver } from './testing/smtpReceiver';
import { smtpTransport } from './transports/smtp';
import type { SmtpServer } from './transports/smtpServer';

const db = sharedDb();
const from = { name: sender.companyName, address: 'portal@example.com' };
const officeOver = (server: SmtpServer) => openPostOffice(db(), { mail: smtpTransport({ server, from }) });

it('what was put while the server was down arrives once it is back', async () => {
  const gone = await smtpReceiver();
  await gone.close();
  const { put, courier, rows } = await officeOver(gone.address);
  await put();
  await courier.round();
  expect(await rows()).toMatchObject([{ state: 'queued', attempts: 1 }]);

  const back = await smtpReceiver({}, gone.address.port);
  await courier.round();
  expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2, last_error: null }]);
  expect(back.received).toMatchObject([{ to: ['jane@example.com'] }]);
});

it('a letter whose receipt got lost is sent again, counted, as the same message', async () => {
  const raws: string[] = [];
  const dropping = await smtpReceiver({
    onData(stream, _, done) {
      let raw = '';
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString('utf8')));
      stream.on('end', () => {
        raws.push(raw);
        if (raws.length > 1) return done();
        for (const socket of dropping.sockets) socket.destroy();
      });
    },
  });
  const { put, courier, rows } = await officeOver(dropping.address);
  await put();
  await courier.round();
  expect(await rows()).toMatchObject([{ state: 'queued', attempts: 1 }]);

  await courier.round();
  expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2 }]);
  const ids = raws.map((raw) => headersOf(raw)['Message-ID']);
  expect(ids).toEqual([ids[0], ids[0]]);
});

it.each([
  ['421 for now', 421, 'queued'],
  ['552 for good', 552, 'dead'],
] as const)('an answer of %s leaves the letter %s', async (_, responseCode, state) => {
  const { address } = await smtpReceiver({
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error('No'), { responseCode })),
  });
  const { put, courier, rows } = await officeOver(address);
  await put();
  await courier.round();

  expect(await rows()).toMatchObject([{ state, attempts: 1 }]);
  expect((await rows())[0]!.last_error).toContain(String(responseCode));
});
