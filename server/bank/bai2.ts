import { isCalendarDate } from '@contract/format/date';
import { FaultyStatement, kindOfBai, returnCodeIn, signOfBai, type StatementEntry } from './bankStatement';

type RecordCode = '01' | '02' | '03' | '16' | '49' | '98' | '99';

/** A record with its continuations. */
interface BaiRecord {
  readonly code: RecordCode;
  /** Its first line, from 1. */
  readonly line: number;
  /** What follows the codes of its lines, without the slash at their ends. */
  readonly parts: readonly string[];
}

/** What stands after what. A file may have no group. */
const following: Readonly<Record<RecordCode | 'start', readonly string[]>> = {
  start: ['01'],
  '01': ['02', '99'],
  '02': ['03', '98'],
  '03': ['16', '49'],
  '16': ['16', '49'],
  '49': ['03', '98'],
  '98': ['02', '99'],
  '99': [],
};

const KNOWN = /^(01|02|03|16|49|88|98|99),/;

/** The same statement comes again once the day is over; read twice it would count twice. */
const unfinished = new Set(['1', '3']);

/** @throws FaultyStatement */
function recordsOf(text: string): readonly BaiRecord[] {
  const lines = text.trimEnd().split(/\r?\n/);
  const records: (BaiRecord & { parts: string[] })[] = [];
  let before: RecordCode | 'start' = 'start';
  for (const [index, line] of lines.entries()) {
    const code = line.slice(0, 2);
    const part = line.slice(3).trimEnd();
    const at = `line ${index + 1}`;
    if (!KNOWN.test(line)) throw new FaultyStatement([`What stands in ${at} is no record of BAI2.`]);
    if (code === '88' && records.length > 0) {
      records.at(-1)!.parts.push(part);
      continue;
    }
    if (!following[before].includes(code)) {
      const expected = following[before].join(' or ');
      const place = expected === '' ? 'after the end of the file' : `where ${expected} has to`;
      throw new FaultyStatement([`Record ${code} in ${at} stands ${place}.`]);
    }
    before = code as RecordCode;
    records.push({ code: before, line: index + 1, parts: [part] });
  }
  if (before !== '99') throw new FaultyStatement([`Record 99 is missing after line ${lines.length}.`]);
  return records;
}

/** What a trailer counts: records, those of the next lower kind, and the sum of what stands in it. */
interface Counted {
  records: number;
  parts: number;
  sum: bigint;
}
const nothing = (): Counted => ({ records: 0, parts: 0, sum: 0n });

const DIGITS = /^\d{1,18}$/;
const SIGNED = /^[+-]?\d{1,18}$/;

/** 'YYMMDD' of this century as 'YYYY-MM-DD'; undefined where it is no day. */
function dayOf(text = ''): string | undefined {
  const day = `20${text.slice(0, 2)}-${text.slice(2, 4)}-${text.slice(4)}`;
  return /^\d{6}$/.test(text) && isCalendarDate(day) ? day : undefined;
}

/**
 * Reads a balance and transaction report of BAI, version 2, as a bank makes it of a finished day: each deposit and each
 * withdrawal, in the order of the file. Record counts and control totals are held against what is there.
 * @throws FaultyStatement naming records, lines and rules
 */
export function readBai2(text: string): readonly StatementEntry[] {
  const faults: string[] = [];
  const entries: StatementEntry[] = [];
  const counted = { account: nothing(), group: nothing(), file: nothing() };
  let day = '';
  let currency = '';
  for (const record of recordsOf(text)) {
    const fault = (words: string) => {
      faults.push(`Record ${record.code} in line ${record.line} ${words}.`);
    };
    for (const level of Object.values(counted)) level.records += record.parts.length;
    if (record.code === '16') {
      const entry = entryOf(record, day, fault);
      counted.account.sum += BigInt(Math.abs(entry.amountCents));
      if (entry.amountCents !== 0) entries.push(entry);
      continue;
    }
    const fields = fieldsOf(record, fault);
    if (record.code === '01') {
      if (fields[7] !== '2') fault('has to be of version 2');
      if (dayOf(fields[2]) === undefined) fault('has no day of making as YYMMDD');
    } else if (record.code === '02') {
      counted.group = { ...nothing(), records: record.parts.length };
      [day, currency] = headOfGroup(fields, fault);
    } else if (record.code === '03') {
      counted.account = { ...nothing(), records: record.parts.length };
      if ((fields[1] || currency) !== 'USD') fault('is not in US dollars (USD)');
      counted.account.sum += summed(fields.slice(2), fault);
    } else if (record.code === '49') {
      const [total, count] = fields;
      compare(counted.account, { total, count }, fault, 'its amounts');
      counted.group.sum += counted.account.sum;
      counted.group.parts += 1;
    } else {
      const [total, parts, count] = fields;
      const [level, what] =
        record.code === '98' ? ([counted.group, 'accounts'] as const) : ([counted.file, 'groups'] as const);
      compare(level, { total, count }, fault, `the totals of its ${what}`);
      compareCount(parts, level.parts, what, fault);
      counted.file.sum += record.code === '98' ? level.sum : 0n;
      counted.file.parts += record.code === '98' ? 1 : 0;
    }
  }
  if (faults.length > 0) throw new FaultyStatement(faults);
  return entries;
}

type Fault = (words: string) => void;

/** A count or a total is repeated; anything else is not. */
const digits = (field = ''): string => (SIGNED.test(field) ? field.replace(/^\+?0+(?=\d)/, '') : 'no');

function compare(
  { records, sum }: Counted,
  { total, count }: { readonly total: string | undefined; readonly count: string | undefined },
  fault: Fault,
  whose: string,
): void {
  compareCount(count, records, 'records', fault);
  if (!SIGNED.test(total ?? '')) fault('has no control total');
  else if (BigInt(total!.replace('+', '')) !== sum)
    fault(`has a control total of ${digits(total)}; ${whose} sum up to ${sum}`);
}

function compareCount(counted: string | undefined, there: number, what: string, fault: Fault): void {
  if (DIGITS.test(counted ?? '') && Number(counted) === there) return;
  fault(`counts ${digits(counted)} ${what}; there ${there === 1 ? 'is' : 'are'} ${there}`);
}

/** The fields of a record that has no text; each of its lines ends with a slash. */
function fieldsOf({ parts }: BaiRecord, fault: Fault): readonly string[] {
  if (parts.some((part) => !part.endsWith('/'))) fault('has a line that does not end with a slash');
  return parts.flatMap((part) => part.replace(/\/$/, '').split(',')).map((field) => field.trim());
}

function headOfGroup(fields: readonly string[], fault: Fault): readonly [string, string] {
  const [, , status, asOf, , currency, modifier] = fields;
  if (status !== '1') fault('is a deletion, a correction or a test; only statements (1) are read');
  const day = dayOf(asOf);
  if (day === undefined) fault('has no day as YYMMDD');
  if (unfinished.has(modifier ?? ''))
    fault('is of a day that is not over; only final figures (2, 4) are read');
  return [day ?? '', currency || 'USD'];
}

/** The sum of all amounts of an account's summary; each is a type code, an amount, a count and what is available when. */
function summed(fields: readonly string[], fault: Fault): bigint {
  let sum = 0n;
  let at = 0;
  while (at < fields.length) {
    const [code = '', amount = '', count = ''] = fields.slice(at, at + 3);
    if (!/^(\d{3})?$/.test(code)) fault('has a type code that is not of 3 digits');
    if (amount !== '' && !SIGNED.test(amount)) fault(`has an amount of type ${code} that is no whole cents`);
    if (count !== '' && !DIGITS.test(count)) fault(`has a count of type ${code} that is no number`);
    const cents = SIGNED.test(amount) ? BigInt(amount.replace('+', '')) : 0n;
    at += 3 + fundsOf(fields.slice(at + 3, at + 3 + MOST_FUNDS), cents, fault);
    sum += cents;
  }
  return sum;
}

/** How many fields say when money is available, funds type included; held against the amount. */
function fundsOf(fields: readonly string[], cents: bigint, fault: Fault): number {
  const [type = '', first = ''] = fields;
  const length = fundsLength(type, first);
  if (length === undefined) {
    fault('has a funds type that is none of 0, 1, 2, S, V, D and Z');
    return 1;
  }
  if (type === 'V' && dayOf(first) === undefined) fault('has no value date as YYMMDD');
  if (type !== 'S' && type !== 'D') return length;
  const amounts = fields
    .slice(1, length)
    .filter((_, index) => type === 'S' || (index > 0 && index % 2 === 0));
  if (amounts.every((amount) => amount === '')) return length;
  if (amounts.some((amount) => amount !== '' && !SIGNED.test(amount)))
    fault('spreads an amount that is no cents');
  else if (amounts.reduce((sum, amount) => sum + BigInt(amount.replace('+', '') || 0), 0n) !== cents)
    fault('spreads another amount over days than it has');
  return length;
}

/** Funds type, how many pairs, and 99 of them. */
const MOST_FUNDS = 200;

/** S has three amounts; V a date and a time; D a number of pairs, each of days and an amount. */
function fundsLength(type: string, first: string): number | undefined {
  if (type === 'S') return 4;
  if (type === 'V') return 3;
  if (type === 'D') return /^\d{1,2}$/.test(first) ? 2 + 2 * Number(first) : undefined;
  return /^[012Z]?$/.test(type) ? 1 : undefined;
}

/** The fields of a transaction and its text: all that follows them, commas and further lines too. */
function splitDetail(
  { parts }: BaiRecord,
  fault: Fault,
): { readonly fields: string[]; readonly text: string } {
  const fields: string[] = [];
  const texts: string[] = [];
  const wanted = () => 2 + (fundsLength(fields[2] ?? '', fields[3] ?? '') ?? 1) + 2;
  for (const [index, part] of parts.entries()) {
    let rest: string | undefined = part;
    while (rest !== undefined && fields.length < wanted()) {
      const comma: number = rest.indexOf(',');
      if (comma === -1 && !rest.endsWith('/')) break;
      fields.push((comma === -1 ? rest.slice(0, -1) : rest.slice(0, comma)).trim());
      rest = comma === -1 ? undefined : rest.slice(comma + 1);
    }
    if (index === 0 && rest !== undefined && fields.length < wanted()) fault('does not end with a slash');
    if (rest !== undefined) texts.push(rest.replace(/\/$/, '').trim());
  }
  return { fields, text: texts.filter(Boolean).join(' ') };
}

function entryOf(record: BaiRecord, bookedOn: string, fault: Fault): StatementEntry {
  const { fields, text: words } = splitDetail(record, fault);
  const [typeCode = '', amount = '', ...rest] = fields;
  const cents = DIGITS.test(amount) ? BigInt(amount) : 0n;
  if (amount !== '' && !DIGITS.test(amount)) fault('has an amount that is no whole cents');
  if (cents > BigInt(Number.MAX_SAFE_INTEGER)) fault('has an amount that is too large');
  const sign = signOfBai(typeCode);
  if (!/^\d{3}$/.test(typeCode)) fault('has a type code that is not of 3 digits');
  else if (sign === undefined && cents > 0n)
    fault(`has type code ${typeCode}, which is neither a deposit nor a withdrawal`);
  const length = fundsOf(rest, cents, fault);
  const reference = rest.slice(length).filter(Boolean).join(' ');
  const kind = kindOfBai(typeCode);
  const returnCode = kind === 'achReturn' ? returnCodeIn(`${reference} ${words}`) : null;
  return { bookedOn, amountCents: Number(cents) * (sign ?? 1), kind, typeCode, returnCode, reference, words };
}
