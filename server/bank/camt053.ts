import { SaxesParser } from 'saxes';
import { isCalendarDate } from '@contract/format/date';
import { toDecimal } from '@contract/format/money';
import {
  FaultyStatement,
  kindOfIso,
  returnCodeIn,
  returnCodeOfIso,
  type StatementEntry,
} from './bankStatement';

/** An element by its local name; whose namespace it is of, and which version, does not matter. */
interface Element {
  readonly name: string;
  /** Where it begins, from 1. */
  readonly line: number;
  readonly currency: string;
  readonly children: Element[];
  text: string;
}

/** Deeper than any statement. */
const MOST_DEPTH = 40;

/**
 * Reads XML that declares no document type: without one there are no entities but those of XML itself, and nothing is
 * fetched or multiplied.
 * @throws FaultyStatement
 */
function rootOf(text: string): Element {
  const parser = new SaxesParser({ xmlns: true, position: true });
  const open: Element[] = [element('', 0)];
  const refuse = (words: string) => new FaultyStatement([`Line ${parser.line} ${words}.`]);
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!/^(utf-8|us-ascii)$/i.test(encoding)) throw refuse('says that it is not written in UTF-8');
  });
  parser.on('doctype', () => {
    throw refuse('declares a document type (DTD), which no bank statement has');
  });
  // What is said of it may quote the file.
  parser.on('error', () => {
    throw refuse('is no well-formed XML');
  });
  parser.on('opentag', ({ local, attributes }) => {
    if (open.length > MOST_DEPTH) throw refuse('is nested too deeply');
    const one = element(local, parser.line, attributes['Ccy']?.value);
    open.at(-1)!.children.push(one);
    open.push(one);
  });
  const read = (part: string) => {
    open.at(-1)!.text += part;
  };
  parser.on('text', read);
  parser.on('cdata', read);
  parser.on('closetag', () => open.pop());
  parser.write(text).close();
  return open[0]!.children[0]!;
}

const element = (name: string, line: number, currency = ''): Element => ({
  name,
  line,
  currency,
  children: [],
  text: '',
});

/** Every element at the end of a path of names. */
const all = (from: Element, ...[first, ...rest]: readonly string[]): readonly Element[] =>
  first === undefined
    ? [from]
    : from.children.filter(({ name }) => name === first).flatMap((child) => all(child, ...rest));

const textAt = (from: Element, ...path: readonly string[]): string =>
  all(from, ...path)[0]
    ?.text.replace(/\s+/g, ' ')
    .trim() ?? '';

/**
 * Reads a bank to customer statement of ISO 20022 (camt.053): each booked entry, in the order of the file. The opening
 * balance and the entries have to make up the closing balance.
 * @throws FaultyStatement naming elements, lines and rules
 */
export function readCamt053(text: string): readonly StatementEntry[] {
  const root = rootOf(text);
  const statements = root.name === 'Document' ? all(root, 'BkToCstmrStmt', 'Stmt') : [];
  if (statements.length === 0)
    throw new FaultyStatement(['The file has no bank to customer statement (camt.053) in it.']);
  const faults: string[] = [];
  const entries = statements.flatMap((statement) => entriesOf(statement, faults));
  if (faults.length > 0) throw new FaultyStatement(faults);
  return entries.filter(({ amountCents }) => amountCents !== 0);
}

type Faults = string[];

const told = ({ name, line }: Element, words: string): string => `${name} in line ${line} ${words}.`;

function entriesOf(statement: Element, faults: Faults): readonly StatementEntry[] {
  const booked = all(statement, 'Ntry').filter((entry) => isBooked(entry, faults));
  const cents = booked.map((entry) => signedCents(entry, entry, faults));
  const opening = balanceOf(statement, ['OPBD', 'PRCD'], faults);
  const closing = balanceOf(statement, ['CLBD'], faults);
  const sum = cents.reduce((total, one) => total + one, 0);
  if (opening !== undefined && closing !== undefined && opening + sum !== closing)
    faults.push(
      told(
        statement,
        `closes with ${decimal(closing)}; its opening balance and entries make ${decimal(opening + sum)}`,
      ),
    );
  return booked.flatMap((entry, index) => parted(entry, cents[index]!, faults));
}

/** What is pending, or told for information alone, is no part of the balance. */
function isBooked(entry: Element, faults: Faults): boolean {
  const status = textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts');
  if (!/^(BOOK|PDNG|INFO|FUTR)$/.test(status)) faults.push(told(entry, 'has no status (Sts) such as BOOK'));
  return status === 'BOOK';
}

function balanceOf(statement: Element, codes: readonly string[], faults: Faults): number | undefined {
  const isOf = (code: string) => (balance: Element) =>
    textAt(balance, 'Tp', 'CdOrPrtry', 'Cd') === code && textAt(balance, 'Tp', 'SubTp', 'Cd') !== 'INTM';
  const balances = all(statement, 'Bal');
  const found = codes.map((code) => balances.find(isOf(code))).find((balance) => balance !== undefined);
  if (!found) faults.push(told(statement, `has no balance ${codes.join(' or ')}`));
  return found && signedCents(found, found, faults);
}

/** What an element is worth: with its own sign, or with that of the entry that it is a detail of. */
function signedCents(of: Element, signed: Element, faults: Faults): number {
  const amount = all(of, 'Amt')[0] ?? all(of, 'AmtDtls', 'TxAmt', 'Amt')[0];
  const direction = textAt(signed, 'CdtDbtInd');
  const [, whole = '', part = ''] = /^(\d{1,13})(?:\.(\d*))?$/.exec(amount ? textAt(amount) : '') ?? [];
  const cents = Number(whole + part.slice(0, 2).padEnd(2, '0'));
  if (whole === '' || /[1-9]/.test(part.slice(2)))
    faults.push(told(of, 'has no amount (Amt) in whole cents'));
  else if (amount?.currency !== 'USD') faults.push(told(of, 'is not in US dollars (Ccy="USD")'));
  if (direction !== 'CRDT' && direction !== 'DBIT')
    faults.push(told(of, 'is neither CRDT nor DBIT (CdtDbtInd)'));
  return direction === 'DBIT' ? -cents : cents;
}

const decimal = (cents: number): string => (Number.isSafeInteger(cents) ? toDecimal(cents) : 'too much');

const isReturned = (detail: Element): boolean => all(detail, 'RtrInf').length > 0;

/** Returns that were booked together are told apart where the bank gives each its amount; all else is one entry. */
function parted(entry: Element, amountCents: number, faults: Faults): readonly StatementEntry[] {
  const shared = sharedBy(entry, faults);
  const details = all(entry, 'NtryDtls', 'TxDtls');
  const areTold = details.every(
    (one) => all(one, 'Amt').length + all(one, 'AmtDtls', 'TxAmt', 'Amt').length > 0,
  );
  if (details.length < 2 || !details.some(isReturned) || !areTold)
    return [entryOf(shared, details, amountCents)];
  const parts = details.map((one) => {
    const signed = all(one, 'CdtDbtInd').length > 0 ? one : entry;
    return entryOf(shared, [one], signedCents(one, signed, faults));
  });
  const sum = parts.reduce((total, part) => total + part.amountCents, 0);
  if (sum !== amountCents)
    faults.push(
      told(entry, `has an amount of ${decimal(amountCents)}; its details sum up to ${decimal(sum)}`),
    );
  return parts;
}

/** What an entry says of all its details. */
function sharedBy(entry: Element, faults: Faults) {
  const bookedOn = dayOf(entry, 'BookgDt') || dayOf(entry, 'ValDt');
  if (!isCalendarDate(bookedOn)) faults.push(told(entry, 'has no day (BookgDt or ValDt) as YYYY-MM-DD'));
  return {
    bookedOn,
    code: transactionCode(entry),
    references: [textAt(entry, 'AcctSvcrRef'), textAt(entry, 'NtryRef')],
    words: textAt(entry, 'AddtlNtryInf'),
  };
}

const references = ['AcctSvcrRef', 'EndToEndId', 'TxId', 'InstrId', 'PmtInfId', 'MsgId'];

function entryOf(
  shared: ReturnType<typeof sharedBy>,
  details: readonly Element[],
  amountCents: number,
): StatementEntry {
  const [only, ...others] = details;
  const detail = others.length === 0 ? only : undefined;
  const code = detail && all(detail, 'BkTxCd').length > 0 ? transactionCode(detail) : shared.code;
  const reference = joined([
    ...shared.references,
    ...textsOf(detail, [...references.map((name) => ['Refs', name]), ['Refs', 'Prtry', 'Ref']]),
  ]);
  const words = joined([
    shared.words,
    ...textsOf(detail, [['AddtlTxInf'], ['RmtInf', 'Ustrd'], ['RtrInf', 'AddtlInf']]),
  ]);
  const kind = details.some(isReturned) ? 'achReturn' : kindOfIso(code);
  const returnCode = kind === 'achReturn' ? reasonOf(detail, `${reference} ${words}`) : null;
  const { bookedOn } = shared;
  return { bookedOn, amountCents, kind, typeCode: code.told, returnCode, reference, words };
}

/** Why a bank returned it: Nacha's own code where it is given, else one of ISO 20022 that means the same. */
function reasonOf(detail: Element | undefined, said: string): string | null {
  const given = detail ? textAt(detail, 'RtrInf', 'Rsn', 'Prtry') : '';
  const iso = detail ? textAt(detail, 'RtrInf', 'Rsn', 'Cd') : '';
  return returnCodeIn(given) ?? returnCodeIn(iso) ?? returnCodeIn(said) ?? returnCodeOfIso(iso);
}

const dayOf = (entry: Element, name: string): string =>
  textAt(entry, name, 'Dt') || textAt(entry, name, 'DtTm').slice(0, 10);

function transactionCode(from: Element) {
  const domain = textAt(from, 'BkTxCd', 'Domn', 'Cd');
  const family = textAt(from, 'BkTxCd', 'Domn', 'Fmly', 'Cd');
  const subfamily = textAt(from, 'BkTxCd', 'Domn', 'Fmly', 'SubFmlyCd');
  const proprietary = textAt(from, 'BkTxCd', 'Prtry', 'Cd');
  const told = [domain, family, subfamily].filter(Boolean).join('/') || proprietary;
  return { family, subfamily, proprietary, told };
}

const textsOf = (from: Element | undefined, paths: readonly (readonly string[])[]): readonly string[] =>
  from ? paths.flatMap((path) => all(from, ...path)).map(({ text }) => text.replace(/\s+/g, ' ').trim()) : [];

/** Each text once; some banks say the same at several places, or that nothing was provided. */
const joined = (texts: readonly string[]): string =>
  [...new Set(texts)].filter((text) => text !== '' && text !== 'NOTPROVIDED').join(' ');
