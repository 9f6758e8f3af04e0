import { expect, it } from 'vitest';
import { stoppedClock } from '@server/identity/testing/testPool';
import { everyFault, faultyServer } from './testing/faultyServer';
import { aNotice, openTestMailServer, sender } from './testing/testMailServer';
import { carryAll, outcomeLine, outcomeOf } from './testing/mailRun';
import { sharedDb } from './testing/sharedDb';
import { headersOf } from './testing/headersOf';
import { smtpReceiver } from './testing/smtpReceiver';
import { smtpTransport } from './transports/smtp';
import type { SmtpServer } from './transports/smtpServer';

const db = sharedDb();
const from = { name: sender.companyName, address: 'portal@example.com' };
const officeOver = (server: SmtpServer) =>
  openTestMailServer(db(), { mail: smtpTransport({ server, from }) });

it('what was put while the server was down arrives once it is back', async () => {
  const gone = await smtpReceiver();
  await gone.close();
  const { put, mailWorker, rows } = await officeOver(gone.address);
  await put();
  await mailWorker.round();
  expect(await rows()).toMatchObject([{ state: 'queued', attempts: 1 }]);

  const back = await smtpReceiver({}, gone.address.port);
  await mailWorker.round();
  expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2, last_error: null }]);
  expect(back.received).toMatchObject([{ to: ['jane@example.com'] }]);
});

it('an email whose receipt got lost is sent again, counted, as the same message', async () => {
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
  const { put, mailWorker, rows } = await officeOver(dropping.address);
  await put();
  await mailWorker.round();
  expect(await rows()).toMatchObject([{ state: 'queued', attempts: 1 }]);

  await mailWorker.round();
  expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2 }]);
  const ids = raws.map((raw) => headersOf(raw)['Message-ID']);
  expect(ids).toEqual([ids[0], ids[0]]);
});

it.each([
  ['421 for now', 421, 'queued'],
  ['552 for good', 552, 'dead'],
] as const)('an answer of %s leaves the email %s', async (_, responseCode, state) => {
  const { address } = await smtpReceiver({
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error('No'), { responseCode })),
  });
  const { put, mailWorker, rows } = await officeOver(address);
  await put();
  await mailWorker.round();

  expect(await rows()).toMatchObject([{ state, attempts: 1 }]);
  expect((await rows())[0]!.last_error).toContain(String(responseCode));
});

it('a server that does not prove who it is gets nothing, and the email leaves once it does', async () => {
  const unproven = await smtpReceiver({ disabledCommands: [] });
  const proven = await smtpReceiver();
  let server: SmtpServer = { ...unproven.address, tls: 'required' };
  const { put, mailWorker, rows } = await openTestMailServer(db(), {
    mail: { send: (mail) => smtpTransport({ server, from }).send(mail) },
  });
  await put();
  await mailWorker.round();
  expect(await rows()).toMatchObject([{ state: 'queued', attempts: 1 }]);
  expect(unproven.received).toEqual([]);

  server = proven.address;
  await mailWorker.round();
  expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2 }]);
});

it('a server that never ends is left after a while, and the email is tried again', async () => {
  const silent = await smtpReceiver({ onData: (stream) => void stream.resume() });
  const { put, mailWorker, rows } = await openTestMailServer(db(), {
    mail: smtpTransport({ server: silent.address, from, deliveryMs: 200 }),
  });
  await put();
  await mailWorker.round();

  expect(await rows()).toMatchObject([{ state: 'queued', attempts: 1 }]);
  for (const socket of silent.sockets) socket.destroy();
});

it('of emails over a server that fails in every way none is lost, and copies bear the same Message-ID', async () => {
  const put = 28;
  const server = await faultyServer(everyFault);
  await carryAll({
    dbs: [db()],
    clock: stoppedClock(),
    mail: smtpTransport({ server: server.address, from }),
    emails: Array.from({ length: put }, () => aNotice),
  });
  await server.close();

  const faults = [...server.injected].reduce(
    (sum, [fault, times]) => sum + (fault === 'none' ? 0 : times),
    0,
  );
  const outcome = outcomeOf(put, faults, server.taken);
  console.log(outcomeLine(outcome));
  expect(faults).toBeGreaterThan(put);
  expect(outcome.lost).toBe(0);
  // The server took it and could not say so: the one window in which an email comes twice.
  expect(outcome.duplicated).toBeLessThanOrEqual(server.injected.get('deaf')!);
});
