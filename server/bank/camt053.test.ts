import { describe, expect, it } from 'vitest';
import { readCamt053 } from './camt053';
import { faultsOf } from './testing/bai2Samples';
import { camt053Of } from './testing/statements';

/** As European banks write it: a prefix, amounts without cents, codes of the direct debit scheme. */
const prefixed = `<?xml version="1.0" encoding="utf-8"?>
<!-- of the 14th -->
<n:Document xmlns:n="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><n:BkToCstmrStmt><n:Stmt>
<n:Bal><n:Tp><n:CdOrPrtry><n:Cd>PRCD</n:Cd></n:CdOrPrtry></n:Tp><n:Amt Ccy="USD">10</n:Amt><n:CdtDbtInd>DBIT</n:CdtDbtInd></n:Bal>
<n:Bal><n:Tp><n:CdOrPrtry><n:Cd>CLBD</n:Cd></n:CdOrPrtry></n:Tp><n:Amt Ccy="USD">90.50000</n:Amt><n:CdtDbtInd>CRDT</n:CdtDbtInd></n:Bal>
<n:Ntry><n:Amt Ccy="USD">100.5</n:Amt><n:CdtDbtInd>CRDT</n:CdtDbtInd><n:Sts>BOOK</n:Sts>
<n:BookgDt><n:DtTm>2026-04-14T23:10:00</n:DtTm></n:BookgDt><n:AcctSvcrRef>REF &amp; 1</n:AcctSvcrRef>
<n:BkTxCd><n:Domn><n:Cd>PMNT</n:Cd><n:Fmly><n:Cd>IDDT</n:Cd><n:SubFmlyCd>BBDD</n:SubFmlyCd></n:Fmly></n:Domn></n:BkTxCd>
<n:NtryDtls><n:TxDtls><n:Refs><n:EndToEndId>NOTPROVIDED</n:EndToEndId></n:Refs><n:RmtInf><n:Ustrd><![CDATA[FARM
 PYMT]]></n:Ustrd></n:RmtInf></n:TxDtls></n:NtryDtls></n:Ntry>
</n:Stmt></n:BkToCstmrStmt></n:Document>`;

/** What a return is told with. */
const returned = (reason: string, { amount = '', said = '' } = {}) =>
  `<TxDtls><Refs><EndToEndId>PR-2026-000131</EndToEndId></Refs>${amount}<RtrInf><Rsn>${reason}</Rsn>` +
  `<AddtlInf>${said}</AddtlInf></RtrInf></TxDtls>`;
const amount = (dollars: string) => `<Amt Ccy="USD">${dollars}</Amt>`;

describe('a CAMT.053 statement', () => {
  it('is read in its oldest version, with a prefix', () => {
    expect(readCamt053(prefixed)).toEqual([
      {
        bookedOn: '2026-04-14',
        amountCents: 10_050,
        kind: 'achSettlement',
        typeCode: 'PMNT/IDDT/BBDD',
        returnCode: null,
        reference: 'REF & 1',
        words: 'FARM PYMT',
      },
    ]);
  });

  it.each(['02', '04', '06', '08', '10'])(
    'is read in version %s; what is not booked is left out',
    (version) => {
      const text = camt053Of(
        [
          { cents: 41, words: 'A', proprietary: '165' },
          { cents: -1_234_567, words: 'B', code: ['PMNT', 'ICDT', 'ASET'] },
          { cents: 500, words: 'C', status: 'PDNG' },
          { cents: -250, words: 'D', proprietary: 'NTRF' },
          { cents: 0, words: 'E' },
        ],
        version,
      );
      expect(readCamt053(text).map(({ words, amountCents, kind }) => [words, amountCents, kind])).toEqual([
        ['A', 41, 'achSettlement'],
        ['B', -1_234_567, 'achSettlement'],
        ['D', -250, 'other'],
      ]);
    },
  );

  it('of a day without entries is empty; it needs no namespace', () => {
    expect(readCamt053(camt053Of([]).replace('xmlns=', 'xmlns:x='))).toEqual([]);
  });

  it.each([
    ['Nacha’s own code', '<Prtry>R02</Prtry>', '', 'R02'],
    ['a code within the bank’s words', '<Prtry>RETURN R03 NO ACCOUNT</Prtry>', '', 'R03'],
    ['a code of ISO 20022 that means one of Nacha’s', '<Cd>AC04</Cd>', '', 'R02'],
    ['insufficient funds', '<Cd>AM04</Cd>', '', 'R01'],
    ['an incorrect account number, which may be R03 or R04', '<Cd>AC01</Cd>', '', null],
    ['the same, where the bank says which', '<Cd>AC01</Cd>', 'R04 INVALID ACCOUNT NUMBER', 'R04'],
    ['a code that no table has', '<Prtry>R99</Prtry>', '', null],
    ['two codes', '<Prtry>R01</Prtry>', 'R02', 'R01'],
    ['two codes in one text', '<Cd>NARR</Cd>', 'R01 OR R02', null],
  ])('tells why an entry came back: %s', (_, reason, said, code) => {
    const text = camt053Of([{ cents: -10_000, details: returned(reason, { said }) }]);
    expect(readCamt053(text)).toMatchObject([
      { kind: 'achReturn', returnCode: code, reference: 'PR-2026-000131', amountCents: -10_000 },
    ]);
  });

  it('tells returns apart that were booked in one sum, where each has its amount', () => {
    const one = returned('<Prtry>R01</Prtry>', { amount: amount('60.00') });
    const two = returned('<Prtry>R02</Prtry>', {
      amount: `<AmtDtls><TxAmt>${amount('40.00')}</TxAmt></AmtDtls>`,
    });
    const codes = (details: string) =>
      readCamt053(camt053Of([{ cents: -10_000, details }])).map(({ amountCents, returnCode, kind }) => [
        amountCents,
        returnCode,
        kind,
      ]);
    expect(codes(one + two)).toEqual([
      [-6_000, 'R01', 'achReturn'],
      [-4_000, 'R02', 'achReturn'],
    ]);
    expect(codes(one + returned('<Prtry>R02</Prtry>'))).toEqual([[-10_000, null, 'achReturn']]);
    const wrong = camt053Of([{ cents: -10_000, details: one + one }]);
    expect(faultsOf(() => readCamt053(wrong))).toEqual([
      'Ntry in line 7 has an amount of -100.00; its details sum up to -120.00.',
    ]);
  });
});

describe('a CAMT.053 statement is refused with element, line and rule', () => {
  const whole = camt053Of([{ cents: 12_345, words: 'A', proprietary: '165' }]);

  it.each([
    [
      '>123.45<',
      '>123.46<',
      'Stmt in line 4 closes with 1123.45; its opening balance and entries make 1123.46.',
    ],
    [
      '>1000.00<',
      '>1001.00<',
      'Stmt in line 4 closes with 1123.45; its opening balance and entries make 1124.45.',
    ],
    [
      '>1123.45<',
      '>1123.54<',
      'Stmt in line 4 closes with 1123.54; its opening balance and entries make 1123.45.',
    ],
    ['>123.45<', '>123.455<', 'Ntry in line 7 has no amount (Amt) in whole cents.'],
    ['>123.45<', '>-123.45<', 'Ntry in line 7 has no amount (Amt) in whole cents.'],
    ['>123.45<', '>1e3<', 'Ntry in line 7 has no amount (Amt) in whole cents.'],
    ['<Amt Ccy="USD">123.45', '<Amt Ccy="CAD">123.45', 'Ntry in line 7 is not in US dollars (Ccy="USD").'],
    [
      'CRDT</CdtDbtInd><Sts>',
      'BOTH</CdtDbtInd><Sts>',
      'Ntry in line 7 is neither CRDT nor DBIT (CdtDbtInd).',
    ],
    ['<Cd>BOOK</Cd>', '', 'Ntry in line 7 has no status (Sts) such as BOOK.'],
    [/2026-04-14/g, '2026-04-31', 'Ntry in line 7 has no day (BookgDt or ValDt) as YYYY-MM-DD.'],
    ['OPBD', 'ITBD', 'Stmt in line 4 has no balance OPBD or PRCD.'],
    ['CLBD', 'CLAV', 'Stmt in line 4 has no balance CLBD.'],
    ['</Ntry>', '', 'Line 8 is no well-formed XML.'],
    ['encoding="UTF-8"', 'encoding="ISO-8859-1"', 'Line 1 says that it is not written in UTF-8.'],
    [/BkToCstmrStmt/g, 'BkToCstmrAcctRpt', 'The file has no bank to customer statement (camt.053) in it.'],
  ])('%s as %s', (from, to, fault) => {
    expect(faultsOf(() => readCamt053(whole.replace(from, to)))[0]).toBe(fault);
  });

  it('where it declares a document type: entities are neither fetched nor multiplied', () => {
    const lol = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join(
      '\n',
    );
    const declared = (type: string) => whole.replace('?>', `?>\n<!DOCTYPE Document ${type}>`);
    const refused = ['Line 2 declares a document type (DTD), which no bank statement has.'];
    expect(faultsOf(() => readCamt053(declared('SYSTEM "file:///etc/passwd"')))).toEqual(refused);
    expect(faultsOf(() => readCamt053(declared(`[<!ENTITY x SYSTEM "file:///etc/passwd">]`)))).toEqual(
      refused,
    );
    const laughs = declared(`[<!ENTITY l0 "lol">\n${lol}]`).replace('>A<', '>&l9;<');
    expect(faultsOf(() => readCamt053(laughs))[0]).toContain('declares a document type');
    expect(faultsOf(() => readCamt053(whole.replace('>A<', '>&l9;<')))).toEqual([
      'Line 7 is no well-formed XML.',
    ]);
  });

  it('where it is nested without end', () => {
    const deep = `${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`;
    expect(faultsOf(() => readCamt053(deep))).toEqual(['Line 1 is nested too deeply.']);
  });
});
