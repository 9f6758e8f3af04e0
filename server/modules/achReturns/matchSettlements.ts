import { sql } from 'kysely';
import type { StatementMatch } from '@contract/achReturns/labels';
import { addBankingDays, subtractBankingDays } from '@contract/rules/bankingDays';
import type { StatementEntry } from '@server/bank/bankStatement';
import type { Db } from '@server/db/db';
import { originatorVersions } from '@server/domain/originator/originator';

/** The file of ours that a deposit or a withdrawal settles. */
export interface Settled {
  readonly match: StatementMatch;
  readonly batchNo: number | null;
}

/** What of an entry tells whose it is. */
type Told = Omit<StatementEntry, 'typeCode' | 'returnCode'>;

/** What the bank books for one of our files on one day. */
interface Settlement {
  readonly batchNo: number;
  readonly day: string;
  /** The first and the last day on which it may be booked. */
  readonly from: string;
  readonly to: string;
  /** What comes in is positive. */
  cents: number;
  /** How its entries are described, in capitals. */
  readonly descriptions: Set<string>;
  /** Whether it is the sum of others, so that either it is booked or they are. */
  readonly isNet: boolean;
}

const nothing: Settled = { match: 'none', batchNo: null };

/** So many banking days beside the effective date a bank may book. */
const MOST_DAYS = 2;
const daysBefore = (day: string): string => subtractBankingDays(addBankingDays(day, 0), MOST_DAYS);
const daysAfter = (day: string): string => addBankingDays(day, MOST_DAYS);

/**
 * The file that each entry of a statement settles: the one that the bank names; else the one whose sum and day fit, where
 * it is one alone. What another statement than this one settles is not settled again: docs/rules.md#bank-statements.
 */
export async function matchSettlements(
  db: Pick<Db, 'sql'>,
  fileNo: number,
  entries: readonly Told[],
): Promise<readonly Settled[]> {
  const asked = entries.filter(({ kind }) => kind === 'achSettlement');
  if (asked.length === 0) return entries.map(() => nothing);
  const open = await openSettlements(db.sql, fileNo, asked);
  return entries.map((entry) => {
    if (entry.kind !== 'achSettlement') return nothing;
    const { match, settlement } = settlementOf(entry, open);
    if (!settlement) return nothing;
    settle(open, settlement);
    return { match, batchNo: settlement.batchNo };
  });
}

function settle(open: Set<Settlement>, { batchNo, day, ...one }: Settlement): void {
  const isDone = (other: Settlement) => other.cents === one.cents || other.isNet !== one.isNet;
  for (const other of open)
    if (other.batchNo === batchNo && other.day === day && isDone(other)) open.delete(other);
}

function settlementOf(entry: Told, open: ReadonlySet<Settlement>) {
  const { amountCents, bookedOn } = entry;
  const said = `${entry.reference} ${entry.words}`.toUpperCase();
  const [byName, byNumber] = [numbersIn(FILE_NAME, said), numbersIn(FILE_NUMBER, said)];
  const near = [...open].filter(({ from, to }) => from <= bookedOn && bookedOn <= to);
  const named = near.filter(
    ({ batchNo, cents }) => Math.sign(cents) === Math.sign(amountCents) && byName.has(batchNo),
  );
  const fitting = near.filter(({ cents }) => cents === amountCents);
  const numbered = fitting.filter(({ batchNo }) => byNumber.has(batchNo));
  const described = fitting.filter(({ descriptions }) => [...descriptions].some((one) => said.includes(one)));
  const byReference = [named, numbered, described]
    .map((some) => theOnly(some, entry))
    .find((one) => one !== undefined);
  return byReference
    ? ({ match: 'reference', settlement: byReference } as const)
    : ({ match: 'amount', settlement: theOnly(fitting, entry) } as const);
}

/** As we name it: ach_12.ach. It says enough by itself; any other number of a file has to have our amount too. */
const FILE_NAME = /\bACH[_-]0*(\d{1,9})\b/g;
const FILE_NUMBER = /\b(?:FILE|BATCH)(?: NO\.?)?[ #:]*0*(\d{1,9})\b/g;

const numbersIn = (pattern: RegExp, said: string): ReadonlySet<number> =>
  new Set([...said.matchAll(pattern)].map(([, number]) => Number(number)));

/** The settlement of the one file among those that fit, of the very day before all others; undefined with several files. */
function theOnly(fitting: readonly Settlement[], { amountCents, bookedOn }: Told) {
  const onTheDay = fitting.filter(({ day }) => day === bookedOn);
  const best = onTheDay.length > 0 ? onTheDay : fitting;
  const files = new Set(best.map(({ batchNo }) => batchNo));
  return files.size === 1 ? (best.find(({ cents }) => cents === amountCents) ?? best[0]) : undefined;
}

/** What our sent files settle around these days, without what another statement settles already. */
async function openSettlements(
  db: Db['sql'],
  fileNo: number,
  entries: readonly Told[],
): Promise<Set<Settlement>> {
  const days = entries.map(({ bookedOn }) => bookedOn).sort();
  const open = await settlementsBetween(db, days[0]!, days.at(-1)!);
  const settled = await db
    .selectFrom('bank_statement_entry as s')
    .innerJoin('ach_return_file as f', 'f.file_no', 's.file_no')
    .select(['s.batch_no', 's.amount_cents', 's.booked_on'])
    .where('s.kind', '=', 'achSettlement')
    .where('s.file_no', '<>', fileNo)
    .where('s.batch_no', 'in', [-1, ...open.map(({ batchNo }) => batchNo)])
    .where('f.status', 'in', ['waiting', 'applied'])
    .orderBy('s.booked_on')
    .execute();
  const left = new Set(open);
  for (const { batch_no, amount_cents, booked_on } of settled) {
    const same = [...left].filter(({ batchNo, cents }) => batchNo === batch_no && cents === amount_cents);
    const one = same.find(({ day }) => day === booked_on) ?? same[0];
    if (one) settle(left, one);
  }
  return left;
}

/**
 * A file settles by effective date, its debits and its credits apart. A balanced one brings the entries that balance it,
 * each of what goes one way under one code; a bank may book them as one sum too.
 */
async function settlementsBetween(db: Db['sql'], first: string, last: string): Promise<Settlement[]> {
  const sums = await db
    .selectFrom('ach_entry as e')
    .innerJoin('ach_batch as b', 'b.batch_no', 'e.batch_no')
    .select(['e.batch_no', 'e.effective_date', 'e.direction', 'e.sec_code', 'b.originator_version'])
    .select(sql<boolean>`e.validation_id is not null`.as('checks'))
    .select(sql<number>`sum(e.amount_cents)::bigint`.as('cents'))
    .where('b.status', '=', 'sent')
    // Files are few: they lead to their entries.
    .where('b.last_effective', '>=', daysBefore(first))
    .where('b.first_effective', '<=', daysAfter(last))
    .where('e.effective_date', '>=', daysBefore(first))
    .where('e.effective_date', '<=', daysAfter(last))
    .groupBy([
      'e.batch_no',
      'e.effective_date',
      'e.direction',
      'e.sec_code',
      'b.originator_version',
      sql`e.validation_id is not null`,
    ])
    .orderBy('e.batch_no')
    .execute();
  const versions = new Map((await originatorVersions(db)).map((one) => [one.versionId, one]));
  const settlements = new Map<string, Settlement>();
  for (const { batch_no: batchNo, effective_date: day, direction, sec_code, checks, ...row } of sums) {
    const { settings } = versions.get(row.originator_version)!;
    const { payments, withdrawals } = settings.descriptions;
    const description = checks ? 'ACCTVERIFY' : direction === 'debit' ? payments : withdrawals;
    for (const part of settings.balanced ? [`${direction} ${sec_code} ${checks}`, NET] : [direction]) {
      const id = `${batchNo} ${day} ${part}`;
      const isNet = part === NET;
      const empty = { batchNo, day, from: daysBefore(day), to: daysAfter(day), isNet };
      const one = settlements.get(id) ?? { ...empty, cents: 0, descriptions: new Set<string>() };
      one.cents += direction === 'debit' ? row.cents : -row.cents;
      one.descriptions.add(description.toUpperCase());
      settlements.set(id, one);
    }
  }
  return [...settlements.values()].filter(({ cents }) => cents !== 0);
}

/** What the parts of a balanced file come to. */
const NET = 'net';
