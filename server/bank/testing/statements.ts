/** A transaction as a bank writes it; cents are never negative, the type code says the way. */
export interface Booked {
  readonly code: string;
  readonly cents: number;
  /** 'Z', or with what follows it: 'S,100,0,0'. */
  readonly funds?: string;
  readonly reference?: string;
  /** Its lines; the second and later ones are continuations. */
  readonly text?: readonly string[];
}

interface Account {
  /** Of the company, as it stands in the file. */
  readonly number?: string;
  readonly booked: readonly Booked[];
}

interface Group {
  /** 'YYYY-MM-DD' */
  readonly day: string;
  readonly accounts: readonly Account[];
}

const short = (day: string): string => day.slice(2).replaceAll('-', '');

/** A statement of BAI, version 2, whose counts and totals hold. */
export function bai2Of(groups: readonly Group[]): string {
  const lines = ['01,125000024,LARKSPUR,260416,0600,1,,,2/'];
  let fileTotal = 0;
  for (const { day, accounts } of groups) {
    const begin = lines.length;
    let groupTotal = 0;
    lines.push(`02,LARKSPUR,125000024,1,${short(day)},2359,USD,2/`);
    for (const { number = '0044556677', booked } of accounts) {
      const first = lines.length;
      const sum = booked.reduce((total, { cents }) => total + cents, 0);
      lines.push(`03,${number},,015,${sum},,,100,${sum},${booked.length},Z/`, ...booked.flatMap(linesOf));
      lines.push(`49,${3 * sum},${lines.length - first + 1}/`);
      groupTotal += 3 * sum;
    }
    lines.push(`98,${groupTotal},${accounts.length},${lines.length - begin + 1}/`);
    fileTotal += groupTotal;
  }
  lines.push(`99,${fileTotal},${groups.length},${lines.length + 1}/`);
  return `${lines.join('\n')}\n`;
}

function linesOf({ code, cents, funds = 'Z', reference = '', text = [] }: Booked): string[] {
  const [first = '', ...more] = text;
  return [
    `16,${code},${cents},${funds},${reference},,${first === '' ? '/' : first}`,
    ...more.map((line) => `88,${line}`),
  ];
}

interface CamtEntry {
  /** Cents; what leaves the account is negative. */
  readonly cents: number;
  readonly day?: string;
  readonly code?: readonly [domain: string, family: string, subfamily: string];
  readonly proprietary?: string;
  readonly words?: string;
  /** What stands in NtryDtls. */
  readonly details?: string;
  readonly status?: string;
}

const amountOf = (cents: number): string =>
  `<Amt Ccy="USD">${(Math.abs(cents) / 100).toFixed(2)}</Amt><CdtDbtInd>${cents < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd>`;

const balance = (code: string, cents: number): string =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amountOf(cents)}<Dt><Dt>2026-04-15</Dt></Dt></Bal>`;

/** A statement of ISO 20022 that begins with $1,000.00; its closing balance holds. */
export function camt053Of(entries: readonly CamtEntry[], version = '08'): string {
  const isNew = Number(version) >= 8;
  const opening = 100_000;
  const closing = entries
    .filter(({ status = 'BOOK' }) => status === 'BOOK')
    .reduce((sum, { cents }) => sum + cents, opening);
  const written = entries.map(
    ({ cents, day = '2026-04-14', code, proprietary, words, details, status = 'BOOK' }) =>
      [
        `<Ntry>${amountOf(cents)}`,
        `<Sts>${isNew ? `<Cd>${status}</Cd>` : status}</Sts>`,
        `<BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt>`,
        '<BkTxCd>',
        code
          ? `<Domn><Cd>${code[0]}</Cd><Fmly><Cd>${code[1]}</Cd><SubFmlyCd>${code[2]}</SubFmlyCd></Fmly></Domn>`
          : '',
        proprietary ? `<Prtry><Cd>${proprietary}</Cd><Issr>BAI</Issr></Prtry>` : '',
        '</BkTxCd>',
        details ? `<NtryDtls>${details}</NtryDtls>` : '',
        words ? `<AddtlNtryInf>${words}</AddtlNtryInf>` : '',
        '</Ntry>',
      ].join(''),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}">`,
    '<BkToCstmrStmt><GrpHdr><MsgId>M1</MsgId></GrpHdr>',
    '<Stmt><Id>S1</Id><Acct><Id><Othr><Id>0044556677</Id></Othr></Id></Acct>',
    balance('OPBD', opening),
    balance('CLBD', closing),
    ...written,
    '</Stmt></BkToCstmrStmt></Document>',
  ].join('\n');
}
