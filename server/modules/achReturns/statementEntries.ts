import type { StatementMatch } from '@contract/achReturns/labels';
import { lastDigits, masked } from '@contract/format/accountNumber';
import type { StatementEntry } from '@server/bank/bankStatement';
import type { ReturnedEntry } from '@server/bank/nacha/returnsOf';
import type { Cell, Db, Tx } from '@server/db/db';
import type { Found } from './matchRows';
import { matchSettlements, type Settled } from './matchSettlements';

/** What we call a payment or a check of a bank account, as our files have it. */
const OURS = /\b(?:PR-\d{4}|AV)-\d{6}\b/g;
/** Five digits or more, however they are set apart. */
const LONG_NUMBER = /\b((?:PR-\d{4}|AV)-\d{6})\b|\p{Nd}(?:[ \p{Pd}]?\p{Nd}){4,}/gu;
const MOST_CHARACTERS = 300;

/**
 * What is kept of a bank's text: a line of at most 300 characters, of each long number its last digits alone, since it may
 * be somebody's account number. Our own numbers of payments stay.
 */
export const withoutNumbers = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\p{C}\p{Z}\s]+/gu, ' ')
    .trim()
    .replace(LONG_NUMBER, (found, ours?: string) => ours ?? masked(lastDigits(found.replace(/\P{Nd}/gu, ''))))
    .slice(0, MOST_CHARACTERS);

const saidIn = ({ reference, words }: StatementEntry): string => `${reference} ${words}`;

const isNamed = ({ returnCode }: StatementEntry): boolean => returnCode !== null;

/**
 * The returns of a statement, in its order: each entry whose code the bank says. A trace number is one of ours or none
 * at all, since any other number of 15 digits may be an account number.
 */
export async function returnsIn(
  { sql: db }: Pick<Db, 'sql'>,
  entries: readonly StatementEntry[],
): Promise<readonly ReturnedEntry[]> {
  const named = entries.filter(isNamed);
  const tracesOf = (entry: StatementEntry) => saidIn(entry).match(/(?<!\d)\d{15}(?!\d)/g) ?? [];
  const traces = named.flatMap(tracesOf);
  if (named.length === 0) return [];
  const known = await db
    .selectFrom('ach_entry')
    .select('trace_no')
    .where('trace_no', 'in', [...new Set(['', ...traces])])
    .execute();
  const ours = new Set(known.map(({ trace_no }) => trace_no));
  return named.map((entry) => ({
    kind: 'return',
    code: entry.returnCode!,
    originalTrace: onlyOne(tracesOf(entry).filter((trace) => ours.has(trace))),
    individualId: onlyOne(saidIn(entry).match(OURS) ?? []),
    returnedOn: entry.bookedOn,
    amountCents: Math.abs(entry.amountCents),
    // A debit that came back leaves the account again.
    direction: entry.amountCents < 0 ? 'debit' : 'credit',
    accountLast: '',
    correctedData: '',
  }));
}

function onlyOne(found: readonly string[]): string {
  const [one = '', ...others] = new Set(found);
  return others.length === 0 ? one : '';
}

/**
 * Matches the settlements of a statement anew, before it counts: a file of ours may have been marked as sent since, and
 * another statement may have been put aside. Of the bank's texts there is what was kept.
 */
export async function matchAnew(tx: Tx, fileNo: number): Promise<void> {
  const entries = await tx.sql
    .selectFrom('bank_statement_entry')
    .select(['seq', 'kind', 'reference', 'words', 'match'])
    .select(['booked_on as bookedOn', 'amount_cents as amountCents', 'batch_no as batchNo'])
    .where('file_no', '=', fileNo)
    .where('kind', '=', 'achSettlement')
    .orderBy('seq')
    .execute();
  const settled = await matchSettlements(tx, fileNo, entries);
  for (const [index, { batchNo: batch_no, match }] of settled.entries()) {
    const before = entries[index]!;
    if (before.batchNo === batch_no && before.match === match) continue;
    await tx.sql
      .updateTable('bank_statement_entry')
      .set({ batch_no, match })
      .where('file_no', '=', fileNo)
      .where('seq', '=', before.seq)
      .execute();
  }
}

/** By COPY: a month of statements may be one file. */
const columns = [
  'file_no',
  'seq',
  'booked_on',
  'amount_cents',
  'kind',
  'type_code',
  'reference',
  'words',
  'batch_no',
  'match',
  'return_seq',
  'state',
];

/**
 * Keeps what a statement tells, each entry with the file of ours that it settles, or that it returns something of.
 * @param returned what the returns of the statement speak of, in its order
 */
export async function keepEntries(
  tx: Tx,
  fileNo: number,
  entries: readonly StatementEntry[],
  returned: readonly Found[],
): Promise<void> {
  if (entries.length === 0) return;
  const settled = await matchSettlements(tx, fileNo, entries);
  await tx.copyIn('bank_statement_entry', columns, cellsOf(fileNo, entries, settled, returned));
}

async function* cellsOf(
  fileNo: number,
  entries: readonly StatementEntry[],
  settled: readonly Settled[],
  returned: readonly Found[],
): AsyncGenerator<readonly Cell[]> {
  let returns = 0;
  for (const [index, entry] of entries.entries()) {
    const { bookedOn, amountCents, kind, typeCode, reference, words } = entry;
    const returnSeq = isNamed(entry) ? (returns += 1) : null;
    const { batchNo, match } = returnSeq === null ? settled[index]! : foundFor(returned[returnSeq - 1]!);
    const texts = [typeCode, reference, words].map(withoutNumbers);
    yield [fileNo, index + 1, bookedOn, amountCents, kind, ...texts, batchNo, match, returnSeq, 'waiting'];
  }
}

const matches = { trace: 'reference', amount: 'amount', none: 'none' } as const satisfies Record<
  Found['match'],
  StatementMatch
>;

const foundFor = ({ match, batchNo }: Found): Settled => ({ match: matches[match], batchNo });
