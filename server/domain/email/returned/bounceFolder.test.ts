import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { sharedDb } from '../testing/sharedDb';
import { smtpReceiver } from '../testing/smtpReceiver';
import { openTestMailServer } from '../testing/testMailServer';
import { smtpTransport } from '../transports/smtp';
import { lookForBounces } from './bounceFolder';
import { suppressionsOf } from './suppressions';
import { MAX_DSN_BYTES } from './dsn';
import { aDsn, messageId } from './testing/aDsn';

const db = sharedDb();
const jane = 'jane@example.com';

/** An email that an SMTP server took, and the folder in which it puts what comes back. */
async function openFolder() {
  await db().sql.deleteFrom('suppressed_address').execute();
  await db().sql.deleteFrom('email_report').execute();
  const froms: unknown[] = [];
  const { address } = await smtpReceiver({
    onMailFrom: ({ address: from, args }, _, done) => {
      froms.push([from, args]);
      done();
    },
  });
  const mail = smtpTransport({
    server: address,
    from: { name: 'Larkspur', address: 'portal@example.com' },
    bounces: 'bounces@example.com',
  });
  const { put, mailWorker, clock, rows } = await openTestMailServer(db(), { mail });
  await put({
    to: jane,
    reader: jane,
    messageId,
    letter: { name: 'securityNotice', event: 'passwordChanged', at: '2026-11-06T08:00:00.000Z' },
  });
  await mailWorker.round();
  const folder = mkdtempSync(join(tmpdir(), 'fieldgate-bounces-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of ['new', 'cur', 'tmp']) mkdirSync(join(folder, name));
  const drop = (name: string, text: string) => writeFileSync(join(folder, 'new', name), text);
  const look = () => lookForBounces({ db: db(), clock, folder });
  const marks = async () => (await suppressionsOf(db().sql, jane)).map(({ reason }) => reason);
  const inside = (name: string) => readdirSync(join(folder, name)).toSorted();
  return { drop, look, marks, inside, rows, froms };
}

it('takes what came back, once, and moves it to what was read', async () => {
  const { drop, look, marks, inside, rows, froms } = await openFolder();
  expect(froms).toMatchObject([['bounces@example.com', expect.anything()]]);
  drop('1.host', aDsn());
  drop('2.host', 'Subject: I am away\n\nUntil Monday.');
  expect(await look()).toEqual(['noted', 'other']);
  expect(await marks()).toEqual(['bounced']);
  expect(await rows()).toMatchObject([{ state: 'bounced', last_error: 'returned 5.1.1' }]);
  expect([inside('new'), inside('cur')]).toEqual([[], ['1.host:2,S', '2.host:2,S']]);

  drop('3.host:2,', aDsn());
  expect(await look()).toEqual(['known']);
  expect(inside('cur')).toContain('3.host:2,S');
});

it.each([
  ['about another recipient', aDsn({ final: 'rfc822; john@example.com' }), 'stranger'],
  ['about an email that nobody sent', aDsn({ envelope: messageId.replace('7', '8') }), 'stranger'],
  ['that is longer than a report', `${aDsn()}${' '.repeat(MAX_DSN_BYTES)}`, 'other'],
])('lets a report %s change nothing', async (_, mail, outcome) => {
  const { drop, look, marks, rows } = await openFolder();
  drop('1.host', mail);
  expect(await look()).toEqual([outcome]);
  expect(await marks()).toEqual([]);
  expect(await rows()).toMatchObject([{ state: 'sent' }]);
});

it('is read by two processes at once, and noted once', async () => {
  const { drop, look, marks } = await openFolder();
  drop('1.host', aDsn());
  const both = (await Promise.all([look(), look()])).flat();
  expect(both.filter((one) => one === 'noted')).toHaveLength(1);
  expect(await marks()).toEqual(['bounced']);
});

it('says that there is no such folder', async () => {
  const gone = lookForBounces({ db: db(), clock: { now: () => new Date() }, folder: '/nowhere' });
  await expect(gone).rejects.toMatchObject({ code: 'ENOENT' });
});
