import { toDecimal } from '@contract/format/money';
import { windows1252High } from '@contract/format/windows1252';

/** One movement of an account, as bookkeeping programs import it. */
export interface OfxTransaction {
  /** Unique in its account and the same in every file: by it a program knows what it has already. */
  readonly id: string;
  readonly type: 'CREDIT' | 'DEBIT' | 'INT' | 'CHECK';
  /** 'YYYY-MM-DD', as all days here. */
  readonly date: string;
  /** What it adds to the customer's own money; what is owed is below zero. */
  readonly cents: number;
  readonly name: string;
  readonly memo?: string | null;
  readonly checkNo?: string | null;
  readonly reference?: string | null;
}

/** One account of a file: a line of credit for what is owed, or savings. */
export interface OfxStatement {
  readonly account: string;
  readonly type: 'CREDITLINE' | 'SAVINGS';
  readonly from: string;
  readonly to: string;
  /** On the last day; what is owed is below zero. */
  readonly balanceCents: number;
  readonly transactions: AsyncIterable<readonly OfxTransaction[]>;
}

interface OfxFile {
  /** Who sends it. */
  readonly company: string;
  readonly asOf: string;
  readonly statements: AsyncIterable<OfxStatement> | Iterable<OfxStatement>;
}

// 1.0.2 and not 2.x: the widest read, and the one reader at hand garbles the letters of UTF-8.
const header = [
  'OFXHEADER:100',
  'DATA:OFXSGML',
  'VERSION:102',
  'SECURITY:NONE',
  'ENCODING:USASCII',
  'CHARSET:1252',
  'COMPRESSION:NONE',
  'OLDFILEUID:NONE',
  'NEWFILEUID:NONE',
  '',
  '',
].join('\r\n');

const SUCCESS = '<STATUS><CODE>0<SEVERITY>INFO</STATUS>';
const BANK = 'FIELDGATE';

/** An OFX file, while its transactions are read. Its bytes depend on what it is given alone. */
export async function* ofxFile({ company, asOf, statements }: OfxFile): AsyncGenerator<Uint8Array> {
  yield piece(
    header,
    `<OFX><SIGNONMSGSRSV1><SONRS>${SUCCESS}`,
    element('DTSERVER', instant(asOf)),
    '<LANGUAGE>ENG<FI>',
    element('ORG', words(company, 32)),
    element('FID', BANK),
    '</FI></SONRS></SIGNONMSGSRSV1><BANKMSGSRSV1>\r\n',
  );
  for await (const statement of statements) yield* statementOf(statement);
  yield piece('</BANKMSGSRSV1></OFX>\r\n');
}

async function* statementOf(statement: OfxStatement): AsyncGenerator<Uint8Array> {
  const { account, type, from, to, balanceCents, transactions } = statement;
  yield piece(
    `<STMTTRNRS><TRNUID>0${SUCCESS}<STMTRS><CURDEF>USD<BANKACCTFROM>`,
    element('BANKID', BANK),
    element('ACCTID', words(account, 22)),
    element('ACCTTYPE', type),
    '</BANKACCTFROM><BANKTRANLIST>',
    element('DTSTART', instant(from)),
    element('DTEND', instant(to)),
    '\r\n',
  );
  for await (const page of transactions) yield piece(...page.map(transactionOf));
  yield piece(
    '</BANKTRANLIST><LEDGERBAL>',
    element('BALAMT', toDecimal(balanceCents)),
    element('DTASOF', instant(to)),
    '</LEDGERBAL></STMTRS></STMTTRNRS>\r\n',
  );
}

const transactionOf = ({ id, type, date, cents, name, memo, checkNo, reference }: OfxTransaction): string =>
  [
    '<STMTTRN>',
    element('TRNTYPE', type),
    element('DTPOSTED', instant(date)),
    element('TRNAMT', toDecimal(cents)),
    element('FITID', words(id, 255)),
    element('CHECKNUM', words(checkNo, 12)),
    element('REFNUM', words(reference, 32)),
    element('NAME', words(name, 32)),
    element('MEMO', words(memo, 255)),
    '</STMTTRN>\r\n',
  ].join('');

/** An element with its value; nothing where there is no value. Values have no end tag in SGML. */
const element = (tag: string, value: string): string => (value ? `<${tag}>${value}` : '');

/** Noon: whatever zone a program moves it to, in these states the day stays the same. */
const instant = (day: string): string => `${day.replaceAll('-', '')}120000`;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** One line of at most so many characters, with the signs of the markup spelled out. */
const words = (text: string | null | undefined, most: number): string =>
  Array.from((text ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim())
    .slice(0, most)
    .join('')
    .trim()
    .replace(/[&<>]/g, (sign) => entities[sign]!);

const piece = (...parts: readonly string[]): Uint8Array => toWindows1252(parts.join(''));

/** Text in Windows-1252. What it lacks goes without its accents, and as "?" where even that is not enough. */
export const toWindows1252 = (text: string): Buffer =>
  Buffer.from(text.normalize('NFC').replace(/[^\p{ASCII}\u00A0-\u00FF]/gu, byteOrPlain), 'latin1');

function byteOrPlain(sign: string): string {
  const at = windows1252High.indexOf(sign);
  return at < 0 ? sign.normalize('NFKD').replace(/[^ -~]/g, '') || '?' : String.fromCharCode(0x80 + at);
}
