import { sql } from 'kysely';
import type { Db } from '@server/db/db';
import { verifyChain } from '@server/domain/audit/verifyChain';
import type { Email } from '@server/domain/email/emails';
import { open } from '@server/domain/email/sealed';
import { fillBank, payable, withdrawable } from '@server/modules/achBatches/testing/filed';
import { testNumbers } from '@server/testing/testNumbers';
import { validationNumber } from '@server/domain/validation/validations';
import type { Sealed } from '@server/vault/envelope';
import { forWithdrawals, outboxVault, openTelling, TOGETHER } from './fileWriter';
import { filePointOf, filePoints } from './filePoints';
import { type Ground, openEngine, openOver } from './ground';
import {
  type FiledEntry,
  type FiledFile,
  type FiledRequest,
  type FileEvidence,
  judgeFiles,
} from './judgeFiles';
import { startWriter } from './killing';

/** What is above it has to be released by a second person: a file of three requests, not one of two and some checks. */
const releaseAboveCents = 25_000;

/**
 * Whether bank files that three processes make, release, send and void at the same time, killed at each point between
 * the proposal and the last letter, hold each request once, and everybody is told once of what was sent.
 */
export async function killFiles(place: Ground, kills: number): Promise<boolean> {
  const first = await openOver(await openEngine(place));
  await fillBank(first, { releaseAboveCents, validation: 'microEntries' });
  await payable(first);
  await payable(first, { option: { holder_type: 'personal' }, sec: 'WEB' });
  await withdrawable(first, { option: { nickname: forWithdrawals } });
  await first.close();
  const acknowledged: FileEvidence['acknowledged'][number][] = [];
  const complaints: string[] = [];
  const batchOf = new Map<string, string>();
  let doubtful = new Map<string, string>();
  const hear = (line: string) => {
    const [what = '', key = '', ...rest] = line.split(' ');
    if (what === 'asked') doubtful.set(key, [key, ...rest].join());
    else if (what === 'refused') doubtful.delete(key);
    else if (what === 'created') {
      doubtful.delete(key);
      const [batchNo, sha256] = rest as [string, string];
      if ((batchOf.get(key) ?? batchNo) !== batchNo)
        complaints.push(`one key made files ${batchNo} and another`);
      batchOf.set(key, batchNo);
      acknowledged.push({ batchNo: Number(batchNo), said: sha256 });
    } else if (what !== 'ended') acknowledged.push({ batchNo: Number(key), said: what });
  };
  for (let from = 0; from < kills; from += TOGETHER) {
    const again = [...doubtful.values()].join(';');
    doubtful = new Map();
    const dying = Array.from({ length: Math.min(TOGETHER, kills - from) }, async (_, at) => {
      const turn = from + at;
      // Whoever asked does not know; all of them ask again.
      const { dataDir, databaseUrl = '' } = place;
      const writer = startWriter(['files', dataDir, databaseUrl, String(turn), again]);
      for await (const line of writer.lines) hear(line);
      if ((await writer.gone) !== 'SIGKILL')
        complaints.push(`nothing came so far as ${filePointOf(turn).name}`);
    });
    await Promise.all(dying);
  }
  const db = await openOver(await openEngine(place));
  const { worker } = await openTelling(db, kills);
  while ((await worker.round()) > 0);
  const evidence = { acknowledged, ...(await gather(db)) };
  const { lost, doubled, wrong } = judgeFiles(evidence);
  if ((await verifyChain(db)).broken) complaints.push('the chain of the audit is broken');
  await db.close();
  const { files, requests } = evidence;
  console.log(
    `kill -9 at ${filePoints.length} points of bank files, ${TOGETHER} processes at once, PostgreSQL: ${files.length} ` +
      `files, ${requests.length} requests; injected ${kills} / acknowledged ${acknowledged.length} / ` +
      `lost ${lost.length} / doubled ${doubled.length}`,
  );
  const faults = [...lost, ...doubled, ...wrong, ...complaints];
  for (const fault of faults) console.error(`  ${fault}`);
  return faults.length === 0 && acknowledged.length > 0;
}

async function gather(db: Db): Promise<Omit<FileEvidence, 'acknowledged'>> {
  const files = await sql<Omit<FiledFile, 'bytes'> & { sealed: Sealed | null }>`
    select batch_no as "batchNo", status, file_date || file_id_modifier as name, file_sha256 as sha256,
      file_sealed as sealed, entry_count as "entryCount", debit_cents as "debitCents", credit_cents as "creditCents",
      (select count(*) from audit_event a where a.action = 'achBatch.created' and a.entity_id = batch_no::text) as audited
    from ach_batch`.execute(db.sql);
  const entries = await sql<Omit<FiledEntry, 'account'> & { id: string; owner: string; sealed: Sealed }>`
    select e.batch_no as "batchNo", coalesce(r.request_no, ${validationNumber(sql.ref('v.validation_no'))}) as "requestNo",
      e.part, e.live, e.trace_no as trace, e.direction, e.amount_cents as cents, o.option_id as id, o.owner,
      o.account_sealed as sealed
    from ach_entry e left join request r on r.request_id = e.request_id
      left join option_validation v on v.validation_id = e.validation_id
      join payment_option o on o.option_id = coalesce(r.option_id, v.option_id)
    order by e.batch_no, e.seq`.execute(db.sql);
  const requests = await sql<Omit<FiledRequest, 'emails'>>`
    select request_no as "requestNo", status,
      (select count(*) from request_event v where v.request_id = r.request_id and v.event = 'export') as exports
    from request r
    union all
    select ${validationNumber(sql.ref('v.validation_no'))}, case v.status when 'waiting' then 'approved' else 'exported' end,
      case v.status when 'waiting' then 0 else 1 end
    from option_validation v`.execute(db.sql);
  const emails = await emailsIn(db);
  return {
    files: await Promise.all(
      files.rows.map(async ({ sealed, ...file }) => {
        const bytes = sealed ? await testNumbers.files.open(String(file.batchNo), sealed) : undefined;
        return Object.assign(file, { bytes });
      }),
    ),
    entries: await Promise.all(
      entries.rows.map(async ({ id, owner, sealed, ...entry }) => {
        const account = (await testNumbers.open({ id, owner }, sealed)).reveal();
        return Object.assign(entry, { account });
      }),
    ),
    requests: requests.rows.map((row) => Object.assign(row, { emails: emails.get(row.requestNo) ?? 0 })),
  };
}

/** How many emails say of a request, or of a check by what its bank account is called, that it was sent to the bank. */
async function emailsIn(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db.sql.selectFrom('outbox_message').select(['message_id', 'payload']).execute();
  const counts = new Map<string, number>();
  for (const { message_id: id, payload } of rows) {
    const letter = open(outboxVault, id, payload)!;
    const no = sentIn(letter);
    if (no !== undefined) counts.set(no, (counts.get(no) ?? 0) + 1);
  }
  return counts;
}

/** What a letter says was sent: a request, or a check, after whose number its bank account is called. */
function sentIn(letter: Email): string | undefined {
  if (letter.name === 'optionCheck') return letter.event === 'depositsSent' ? letter.nickname : undefined;
  if (letter.name !== 'requestChanged' || letter.request.status !== 'exported') return undefined;
  return letter.request.requestNo;
}
