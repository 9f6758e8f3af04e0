import { existsSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serveControl, socketFor, socketNote } from '../control/control';
import type { Db } from '../db/db';
import { openTestDbForTest } from '../testing/testDb';
import { feedCommand, type Environment } from './command';
import { createFeed } from './feed';
import { feedCommands } from './feedCommands';
import { tooManyWrong } from './testing/change';
import { tinyDrop } from './testing/tinyDrop';
import { writeDrop } from './testing/writeDrop';

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'data-'));
const longFolder = (): string => {
  const folder = join(newFolder(), 'a-rather-long-name/'.repeat(6));
  mkdirSync(folder, { recursive: true });
  return folder;
};

/** The database, left open by those who close what they opened. */
const left = (db: Db): Db => ({ ...db, close: async () => undefined });

async function command(args: readonly string[], around: Partial<Environment> = {}) {
  const out: string[] = [];
  const code = await feedCommand(args, {
    dataDir: newFolder(),
    openDatabase: () => Promise.reject(new Error('The database was not to be opened here.')),
    feedOver: async (db) => createFeed(db),
    save: (name, text) => out.push(`${name}\n${text}`),
    print: (line) => out.push(line),
    complain: (line) => out.push(line),
    ...around,
  });
  return { code, out: out.join('\n') };
}

async function serving(dataDir: string) {
  const db = await openTestDbForTest();
  const stop = await serveControl(dataDir, feedCommands(createFeed(db)));
  onTestFinished(stop);
  return { db, stop };
}

describe('without a server', () => {
  it.each([
    [],
    ['import'],
    ['export', '/x'],
    ['import', '/x', '/y'],
    ['approve', 'drop'],
    ['report', '0'],
    ['report', '1', '--xlsx'],
    ['rollback', '1'],
    ['list', 'all'],
  ])('explains itself for %j', async (...args) => {
    const { code, out } = await command(args);
    expect(code).toBe(2);
    expect(out).toContain('Usage: npm run feed -- <command>');
  });

  it('opens the database itself and closes it', async () => {
    const db = await openTestDbForTest();
    const closed: string[] = [];
    const openDatabase = async () => ({ ...db, close: async () => void closed.push('closed') });
    const folder = writeDrop(tinyDrop());
    const first = await command(['import', folder], { openDatabase });
    expect(first).toMatchObject({ code: 0, out: expect.stringContaining('as of 2026-04-12: applied.') });
    expect(first.out).toMatch(/invoice_lines\.csv +3 +0 +0 +0/);
    expect(first.out).toContain('All accounts owe $150.00; before it was $0.00.');
    expect(await command(['import', folder], { openDatabase })).toMatchObject({
      code: 0,
      out: expect.stringContaining('already live'),
    });
    expect(closed).toHaveLength(2);
  });

  it('answers 1 for a refused drop and says why', async () => {
    const db = await openTestDbForTest();
    const folder = writeDrop(tinyDrop(), { tamper: { 'fields.csv': () => 'x' } });
    const { code, out } = await command(['import', folder], { openDatabase: async () => left(db) });
    expect(code).toBe(1);
    expect(out).toContain('refused; nothing was changed.');
    expect(out).toMatch(/fatal +fields\.csv .*sha256/);
  });

  it('answers 1 with the words of a database that cannot be opened', async () => {
    const openDatabase = () => Promise.reject(new Error('The data folder is in use by process 7.'));
    const { code, out } = await command(['import', '/drop'], { openDatabase });
    expect({ code, out }).toEqual({
      code: 1,
      out: 'It was not done; nothing was changed. The data folder is in use by process 7.',
    });
  });

  it('shows the first twenty issues and counts the rest', async () => {
    const db = await openTestDbForTest();
    const content = tinyDrop();
    content['contacts.csv'] = Array.from({ length: 25 }, (_, at) => ({
      account_no: '9',
      email: `${at}\u001b[2J`,
    }));
    const { out } = await command(['import', writeDrop(content)], { openDatabase: async () => left(db) });
    expect(out.match(/unknown-account/g)).toHaveLength(20);
    expect(out).toContain('… and 5 more findings.');
    expect(out).not.toContain('\u001b');
  });
});

describe('a drop that is held', () => {
  const odd = () => {
    const content = tinyDrop();
    tooManyWrong(content);
    return writeDrop(content);
  };

  it('is previewed, held, told, listed, written as a file, approved and taken back', async () => {
    const db = await openTestDbForTest();
    const here = { openDatabase: async () => left(db) };
    await command(['import', writeDrop(tinyDrop())], here);
    const folder = odd();
    const before = 'as of 2026-04-12: would be held for an administrator; nothing was changed.';
    expect(await command(['preview', folder], here)).toMatchObject({
      code: 1,
      out: expect.stringContaining(before),
    });
    expect(await command(['import', folder], here)).toMatchObject({
      code: 1,
      out: expect.stringMatching(/To be looked at: 6 of \d+ rows are quarantined, more than 1 %\./),
    });
    const report = await command(['report', '2'], here);
    expect(report.out).toMatch(/^Drop 2, .*: held\.$/m);
    expect(report.out).toMatch(/contacts\.csv +0 +0 +1 +6$/m);
    expect(report.out).toContain('unknown-account');
    expect(await command(['report', '2', '--csv'], here)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^validation_drop-\w+\.csv\n\uFEFFseverity,file,line,key/),
    });
    expect(await command(['approve', '2'], here)).toMatchObject({
      code: 0,
      out: expect.stringContaining('applied.'),
    });
    expect((await command(['list'], here)).out).toMatch(/^2 .* applied, live by the command line/m);
    expect((await command(['rollback'], here)).out).toMatch(/was taken back\.\nCustomers see drop/);
    expect((await command(['list'], here)).out).toMatch(/^1 .* applied, live/m);
  });

  it('is dismissed, and then waits for nobody', async () => {
    const db = await openTestDbForTest();
    const here = { openDatabase: async () => left(db) };
    await command(['import', odd()], here);
    expect((await command(['dismiss', '1'], here)).out).toMatch(/dismissed by the command line\.$/m);
    expect(await command(['approve', '1'], here)).toEqual({
      code: 1,
      out: 'It was not done; nothing was changed. This drop does not wait for anybody. Look at the list again.',
    });
  });
});

describe.each([
  ['a short path', newFolder],
  ['a path too long for a socket', longFolder],
])('through the server, with %s', (_, folderOf) => {
  it('imports there, and only this user can ask', async () => {
    const dataDir = folderOf();
    const { db } = await serving(dataDir);
    const { code, out } = await command(['import', writeDrop(tinyDrop())], { dataDir });
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('applied.') });
    expect(out).toContain('reading invoices.csv');
    expect(await db.sql.selectFrom('feed_import').selectAll().execute()).toHaveLength(1);
    expect(statSync(socketFor(dataDir)).mode & 0o777).toBe(0o600);
  });

  it('takes over the socket of a server that died', async () => {
    const dataDir = folderOf();
    writeFileSync(socketFor(dataDir), '');
    await serving(dataDir);
    expect(await command(['import', writeDrop(tinyDrop())], { dataDir })).toMatchObject({ code: 0 });
  });

  it('opens the database itself once the server has stopped, or died', async () => {
    const dataDir = folderOf();
    const { db, stop } = await serving(dataDir);
    const note = readFileSync(socketNote(dataDir));
    await stop();
    expect(existsSync(socketFor(dataDir))).toBe(false);
    const openDatabase = async () => left(db);
    writeFileSync(socketNote(dataDir), note);
    expect(await command(['import', writeDrop(tinyDrop())], { dataDir, openDatabase })).toMatchObject({
      code: 0,
    });
  });
});

it.each([
  ['nonsense', 'one of these as its command: import, preview,'],
  ['{"command":"drop"}', 'one of these as its command: import, preview,'],
  ['{"command":"constructor"}', 'one of these as its command: import, preview,'],
  ['null', 'one of these as its command: import, preview,'],
  ['{"command":"import","folder":"relative"}', '/absolute/path'],
  ['{"command":"approve","dropId":"1"}', '"dropId":7'],
  ['{"command":"report","dropId":7}', 'There is no drop of that number.'],
])('the socket refuses %s', async (request, words) => {
  const dataDir = newFolder();
  await serving(dataDir);
  const socket = connect(socketFor(dataDir));
  socket.write(`${request}\n`);
  expect(JSON.parse(await text(socket))).toEqual({ error: expect.stringContaining(words) });
});
