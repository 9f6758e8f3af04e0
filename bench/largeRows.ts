import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import * as accounts from '@contract/accounts/endpoints';
import type { Endpoint } from '@contract/endpoint';
import { writeDrop } from '@demo/writeDrop';
import type { Db } from '@server/db/db';
import { importDrop } from '@server/feed/importDrop';
import { openDatabase } from '@server/app/openDatabase';
import { lists } from '@server/testing/lists';
import { startPostgres } from '@server/testing/realPostgres';
import { checkCount, gapsIn } from '@server/testing/reconciliation';
import { openTestApp } from '@server/testing/testApp';
import { requestUrl } from '@/data/requestUrl';

/** The most that the first page of a list may take at the server, in milliseconds. */
const firstPageLimit = 50;

/** Loads the large drop into both databases; prints whether all of it adds up, and how soon every list is there. */
export async function printLarge(): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'fieldgate-large-'));
  try {
    const { folder, rows } = await writeDrop(home, { asOf: '2026-04-12', size: 'large' });
    console.log(`The large drop, ${rows.toLocaleString('en-US')} rows`);
    const postgres = await startPostgres();
    try {
      const dataDir = join(home, 'none');
      await printOf(
        'PostgreSQL',
        folder,
        await openDatabase({ databaseUrl: postgres.url('postgres'), dataDir }),
      );
    } finally {
      await postgres.stop();
    }
    await printOf(
      'embedded',
      folder,
      await openDatabase({ databaseUrl: undefined, dataDir: join(home, 'data') }),
    );
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

async function printOf(kind: string, folder: string, db: Db): Promise<void> {
  try {
    const began = performance.now();
    const { outcome } = await importDrop(db, folder);
    if (outcome !== 'applied') throw new Error(`The large drop is ${outcome}.`);
    console.log(`  ${kind}: imported in ${((performance.now() - began) / 1000).toFixed(0)} s`);

    const gaps = Object.entries(await gapsIn(db));
    console.log(`    reconciliation: ${checkCount - gaps.length} of ${checkCount} sums close`);
    for (const [name, [first]] of gaps) {
      console.log(
        `      not: ${name} (${first!.what} is ${first!.is}, should be ${first!.should})  ** broken **`,
      );
    }
    for (const { what, p95 } of await firstPages(db)) {
      const beyond = what.endsWith('first page') && p95 > firstPageLimit;
      console.log(
        `    ${what.padEnd(34)} 95 % within ${p95.toFixed(1)} ms` +
          (beyond ? `  ** beyond the limit of ${firstPageLimit} ms **` : ''),
      );
    }
  } finally {
    await db.close();
  }
}

const HEAVIEST = 20;
const OTHERS = 20;
const ROUNDS = 3;

/** Milliseconds at the server within which 95 of 100 answers were ready. */
interface FirstPage {
  readonly what: string;
  readonly p95: number;
}

interface Asked {
  readonly what: string;
  readonly endpoint: Endpoint;
  readonly query: Readonly<Record<string, string>>;
}

const asked: readonly Asked[] = [
  ...Object.entries(lists).flatMap(([what, { rows, totals, filter = {}, by = {} }]) => [
    { what: `${what}, first page`, endpoint: rows, query: { ...filter, ...by, limit: '50' } },
    { what: `${what}, totals`, endpoint: totals, query: filter },
  ]),
  { what: 'accounts', endpoint: accounts.list, query: { viewname: 'my-account' } },
  { what: 'overview', endpoint: accounts.overview, query: {} },
];

/**
 * Asks for everything that a screen begins with, for the accounts with the most invoices and for some others, one
 * after the other: how long the server takes, without the way there and back.
 */
async function firstPages(db: Db): Promise<FirstPage[]> {
  const people = await admit(db);
  const portal = await openTestApp(db, { logLevel: 'silent' });
  const told: FirstPage[] = [];
  for (const { what, endpoint, query } of asked) {
    const times: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [account, username] of people) {
        const token = await portal.tokenOf(username);
        const own = endpoint === accounts.list ? { username } : { username, account };
        const url = requestUrl(endpoint.path, { query: { ...own, ...query } });
        const began = performance.now();
        const { statusCode } = await portal.send({ method: 'GET', url, token });
        // The first round fills caches, which a portal in use has.
        if (round > 0) times.push(performance.now() - began);
        if (statusCode !== 200) throw new Error(`${url} answered with status ${statusCode}.`);
      }
    }
    times.sort((a, b) => a - b);
    told.push({ what, p95: times[Math.floor(times.length * 0.95)]! });
  }
  await portal.close();
  return told;
}

/** Somebody for each account that is asked for. */
async function admit({ sql: db }: Db): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ account: string }>`
    (select account_no as account from invoice group by account_no order by count(*) desc limit ${HEAVIEST})
    union (select account_no from account where account_type = 'T' order by md5(account_no) limit ${OTHERS})`.execute(
    db,
  );
  const people = rows.map(({ account }) => [account, `owner-${account}@example.com`.toLowerCase()] as const);
  await db
    .insertInto('portal_user')
    .values(people.map(([, name]) => ({ name })))
    .execute();
  await db
    .insertInto('account_access')
    .values(people.map(([account_no, name]) => ({ account_no, name, level: 'owner', relationship: 'owner' })))
    .execute();
  return new Map(people);
}
