import { randomInt, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import * as achBatches from '@contract/achBatches/endpoints';
import type { BatchMove } from '@contract/achBatches/labels';
import { ApiError } from '@contract/problem';
import { systemClock } from '@server/clock';
import type { Db } from '@server/db/db';
import { openOutbox } from '@server/domain/email/openOutbox';
import { createApi } from '@server/http/api';
import { openLog } from '@server/http/logLines';
import { createServer } from '@server/http/server';
import { openJobs } from '@server/jobs/openJobs';
import { achBatchRoutes } from '@server/modules/achBatches/routes';
import { openSentWorker } from '@server/modules/achBatches/sentRequests';
import { anOption } from '@server/domain/requests/testing/anOption';
import { aRequest } from '@server/domain/requests/testing/aRequest';
import { beginValidations, validationNumber } from '@server/domain/validation/validations';
import { testNumbers } from '@server/testing/testNumbers';
import { ClearNumber } from '@server/vault/clearNumber';
import { vaultOf } from '@server/vault/vault';
import { filePointOf } from './filePoints';
import { type Ground, openEngine, openOver } from './ground';
import { watchAnswers } from './pointWriter';
import { believing, clientAt } from './requestApp';
import { trapAt, trappedEngine } from './trap';

/** So many processes make files at the same time. A day passes between them and the next ones. */
export const TOGETHER = 3;
/** Of the 36 letters of a day each of them takes no more, and tries no more often. */
const FILES = 10;
const TRIES = 100;
const DAY_MS = 86_400_000;
/** A Monday morning, from which on the bank settings hold. */
const begin = Date.parse('2026-04-13T15:00:00.000Z');
/** Both administer. Whoever makes a file does not release it. */
const root = 'root@example.com';
const rita = 'rita@example.com';

export const outboxVault = vaultOf(Buffer.alloc(32, 7), 'outbox');
export const clockOf = (turn: number) => {
  const now = new Date(begin + Math.floor(turn / TOGETHER) * DAY_MS);
  return { now: () => now };
};

/** What tells customers of files that were sent: in each process, and once more at the end. */
export async function openTelling(db: Db, turn: number) {
  const outbox = await openOutbox({ db, clock: systemClock, vault: outboxVault, jobs: await openJobs(db) });
  const deps = { db, clock: clockOf(turn), outbox, booksZone: 'America/Los_Angeles' };
  const warn = (facts: object) => console.error(JSON.stringify(facts));
  return { ...deps, worker: openSentWorker(deps, { warn }) };
}

/** A creation of which nobody knows whether it was done: its key, and the totals that were asked for. */
type Asked = readonly [key: string, entryCount: number, debitCents: number, creditCents: number];

/**
 * Makes, releases, sends and voids files until it dies at the point of its turn; says what it asks for before, and what
 * it was told after. First it asks again for what somebody asked for who died.
 */
export async function fileUntilKilled(place: Ground, turn: number, again = ''): Promise<void> {
  const trap = trapAt(filePointOf(turn).at);
  const db = await openOver(trappedEngine(trap, await openEngine(place)));
  const { worker, ...deps } = await openTelling(db, turn);
  const app = createServer({ log: openLog({ level: 'silent' }) });
  achBatchRoutes(createApi(app, believing(db, deps.clock), deps.clock), { ...deps, numbers: testNumbers });
  watchAnswers({ app }, trap);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const office = officeAt((app.server.address() as AddressInfo).port);
  trap.arm();
  worker.start();
  for (const asked of again.split(';').filter(Boolean)) await office.create(asked.split(',') as never);
  for (let tried = 0, made = 0; tried < TRIES && made < FILES; tried += 1) {
    if (tried % TOGETHER === 0) {
      await askForMore(db, turn * TRIES + tried);
      await saveAnother(db, deps.clock.now());
    }
    const batchNo = await office.makeOne();
    if (batchNo === undefined) continue;
    made += 1;
    // What others left, and what this one made, goes on or away.
    for (const left of await office.left()) await office.goOn(left, left % TOGETHER === 0 ? 'void' : 'send');
  }
  process.stdout.write('ended\n');
  process.exit();
}

/** What the bank account is called into which money of the deposit plan goes. */
export const forWithdrawals = 'Withdrawals';
const withdrawal = {
  kind: 'pickup',
  flow: 'pickup',
  delivery_method: 'ach',
  sav_id: 'D-1',
  mode: null,
} as const;

/** A bank account that waits to be checked, called by the number of its check. */
async function saveAnother(db: Db, at: Date): Promise<void> {
  const option_id = randomUUID();
  const option = anOption({ option_id, status: 'pendingVerification', verified_at: null });
  const number = new ClearNumber(String(randomInt(10 ** 9, 10 ** 10)));
  const sealed = await testNumbers.seal({ id: option_id, owner: option.owner }, number);
  await db.transaction(async ({ sql: tx }) => {
    const saved = { ...option, account_sealed: JSON.stringify(sealed), key_id: sealed.kek };
    await tx.insertInto('payment_option').values(saved).execute();
    await tx.insertInto('payment_option_account').values({ option_id, account_no: '00117' }).execute();
    await beginValidations(tx, { at, random: randomInt }, { optionId: option_id });
    const nickname = tx
      .selectFrom('option_validation as v')
      .select(validationNumber(sql.ref('v.validation_no')).as('no'))
      .where('v.option_id', '=', option_id);
    await tx.updateTable('payment_option').set({ nickname }).where('option_id', '=', option_id).execute();
  });
}

/** A request that was approved for each bank account that is confirmed; `n` tells them from all others. */
async function askForMore(db: Db, n: number): Promise<void> {
  const options = await db.sql
    .selectFrom('payment_option')
    .select(['option_id', 'holder_type', 'nickname'])
    .where('status', '=', 'active')
    .execute();
  for (const [at, { option_id, holder_type: type, nickname }] of options.entries()) {
    const request = aRequest({
      request_no: `PR-2026-${n * options.length + at}`,
      status: 'approved',
      option_id,
      cancel_until: null,
      ...(nickname === forWithdrawals && withdrawal),
    });
    const { request_id, submitted_by: by, submitted_at: when } = request;
    await db.transaction(async (tx) => {
      const agreed = { text_version: '1', agreed_text: 'I agree.', text_sha256: '', accepted_by: by, ip: '' };
      await tx.sql.insertInto('request').values(request).execute();
      await tx.sql
        .insertInto('request_authorization')
        .values({
          ...agreed,
          request_id,
          sec_code: type === 'business' ? 'CCD' : 'WEB',
          accepted_at: when,
          user_agent: '',
        })
        .execute();
    });
  }
}

function officeAt(port: number) {
  const [one, other] = [clientAt(port, root), clientAt(port, rita)];
  const say = (...words: readonly (string | number)[]) => void process.stdout.write(`${words.join(' ')}\n`);
  /** Undefined where somebody else was faster. */
  const unlessLate = async <T>(call: Promise<T>): Promise<T | undefined> => {
    try {
      return await call;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') return undefined;
      throw error;
    }
  };
  const create = async ([key, ...totals]: Asked): Promise<number | undefined> => {
    const [entryCount, debitCents, creditCents] = totals.map(Number) as [number, number, number];
    const expected = { entryCount, debitCents, creditCents };
    const made = await unlessLate(one.call(achBatches.create, { key, body: { without: '', expected } }));
    if (made) say('created', key, made.batchNo, made.sha256);
    else say('refused', key);
    return made?.batchNo;
  };
  const move = async (batchNo: number, wanted: BatchMove, by = one): Promise<void> => {
    const { version, moves } = await one.call(achBatches.one, { params: { batchNo } });
    // A release is for the other one.
    if (!moves.some(({ move: possible }) => possible === wanted)) return;
    const body = { move: wanted, version, reason: 'Killed' };
    if (await unlessLate(by.call(achBatches.move, { params: { batchNo }, body }))) say(wanted, batchNo);
  };
  return {
    create,
    async makeOne() {
      const proposal = await one.call(achBatches.proposal, { query: { without: '' } });
      const { entryCount, debitCents, creditCents } = proposal;
      const asked: Asked = [randomUUID(), entryCount, debitCents, creditCents];
      say('asked', ...asked);
      return create(asked);
    },
    async left() {
      const numbersOf = async (status: 'awaitingRelease' | 'released') => {
        const { rows } = await one.call(achBatches.list, { query: { status, limit: 100 } });
        return rows.map(({ batchNo }) => batchNo);
      };
      return [...(await numbersOf('awaitingRelease')), ...(await numbersOf('released'))];
    },
    async goOn(batchNo: number, wanted: 'send' | 'void') {
      if (wanted === 'send') await move(batchNo, 'release', other);
      await move(batchNo, wanted);
    },
  };
}
