import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { originatorProblems } from '@contract/rules/originatorProblems';
import { demoOriginator } from '@demo/settings';
import { invited, signIns } from '@demo/signIns';
import { askInDemo } from './askInDemo';
import { systemClock } from '../clock';
import type { Db } from '../db/db';
import { originatorVersions, whyNoFile } from '../domain/originator/originator';
import { refundableOf } from '../domain/requests/refundable';
import { loadDemo } from './loadDemo';
import { isForDemo } from './openDatabase';
import { recordingMailer } from '../testing/recordingMailer';
import { openTestDb, openTestDbForTest } from '../testing/testDb';
import { testNumbers } from '../testing/testNumbers';

let dataDir: string;
let db: Db;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'fieldgate-demo-'));
  db = await openTestDb();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const load = (into: Db, folder: string) =>
  loadDemo(into, undefined, systemClock, {
    dataDir: folder,
    demoAsOf: '2026-04-12',
    booksZone: 'America/Los_Angeles',
  });
const people = async (of: Db) => (await of.sql.selectFrom('portal_user').select('name').execute()).length;

it('fills an empty database, and goes on where a start was cut short', async () => {
  expect(await isForDemo(db, dataDir)).toBe(true);
  await load(db, dataDir);
  expect(await isForDemo(db, dataDir)).toBe(true);
  await db.sql.deleteFrom('portal_user').where('name', '=', signIns[0]!.username).execute();
  await load(db, dataDir);

  expect(await people(db)).toBe(signIns.length + invited.length);
  const names = db.sql.selectFrom('portal_user').select(['given_name', 'family_name']);
  expect(await names.where('name', '=', 'dana.kessler@example.com').execute()).toEqual([
    { given_name: 'Dana', family_name: 'Kessler' },
  ]);
});

it('can make bank files from the start: one of its office proposed how, another confirmed it', async () => {
  const [version, ...older] = await originatorVersions(db.sql);

  expect(older).toEqual([]);
  expect(version).toMatchObject({ decision: 'confirmed', settings: demoOriginator, offset: null });
  const office = signIns.filter(({ admin }) => admin).map(({ username }) => username);
  expect(new Set([version!.proposedBy, version!.decidedBy])).toEqual(new Set(office));
  expect(originatorProblems({ settings: version!.settings, offset: null }, null)).toEqual({});
  expect(await whyNoFile(db.sql, systemClock.now())).toEqual([]);
});

it('finds nothing wrong with the demo’s own drop and keeps its papers', async () => {
  const findings = db.sql.selectFrom('feed_finding').select(['severity', 'file', 'rule', 'message']);
  expect(await findings.execute()).toEqual([]);
  const papers = db.sql.selectFrom('feed_document').select('file_name');
  expect((await papers.execute()).map(({ file_name }) => file_name)).toContain('ST2603-00131.pdf');
});

it('has an account with credit that can be asked back', async () => {
  const moment = { now: systemClock.now(), booksZone: 'America/Los_Angeles' };

  expect(await refundableOf(db.sql, '00202', moment)).toMatchObject({
    refusal: null,
    sum: { owedCents: 0, refundableCents: 114_940 },
  });
});

it('has people who ask for money, so that its office has something to decide; they do so once', async () => {
  const emails = recordingMailer();
  const house = {
    db,
    outbox: emails,
    numbers: testNumbers,
    random: randomInt,
    clock: systemClock,
    booksZone: 'America/Los_Angeles',
    companyName: 'Larkspur',
    supportPhone: undefined,
    officeMail: 'office@example.com',
  };
  await askInDemo(house);
  await askInDemo(house);

  const requests = db.sql
    .selectFrom('request')
    .select(['submitted_by as by', 'flow', 'amount_cents as cents', 'status', 'source'])
    .orderBy('request_no');
  expect(await requests.execute()).toEqual([
    {
      by: 'office@coldspring.example.com',
      flow: 'bank',
      cents: 500_000,
      status: 'submitted',
      source: expect.stringMatching(/^Operating account ••\d{4}$/) as string,
    },
    {
      by: 'karl.lindqvist@example.com',
      flow: 'bank',
      cents: 35_000,
      status: 'submitted',
      source: expect.stringMatching(/^Farm checking ••\d{4}$/) as string,
    },
    {
      by: 'ruth.halvorsen@example.com',
      flow: 'pickup',
      cents: 40_000,
      status: 'submitted',
      source: expect.stringContaining('Ruth Halvorsen') as string,
    },
    {
      by: 'office@coldspring.example.com',
      flow: 'check',
      cents: 125_000,
      status: 'submitted',
      source: 'Check 5127',
    },
    {
      by: expect.stringContaining('@') as string,
      flow: 'check',
      cents: 20_000,
      status: 'submitted',
      source: 'Check 318',
    },
  ]);
  const toOffice = emails.messages.filter((message) => message.to === 'office@example.com');
  expect(toOffice.map(({ letter }) => letter.name)).toEqual([
    'requestForOffice',
    'requestForOffice',
    'requestForOffice',
  ]);
});

it('has no place beside the data of a company of its own', async () => {
  const company = await openTestDbForTest();
  await company.sql
    .insertInto('feed_import')
    .values({
      drop_name: 'drop_20260101_0155',
      manifest_sha256: 'a'.repeat(64),
      as_of: '2026-01-01',
      extracted_at: '2026-01-02T01:55:00Z',
    })
    .execute();

  expect(await isForDemo(company, dataDir)).toBe(false);
});
