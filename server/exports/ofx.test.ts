import { describe, expect, it } from 'vitest';
import { fromWindows1252 } from '../feed/copyTextOf';
import { type OfxTransaction, ofxFile, toWindows1252 } from './ofx';
import { contentOf, inPages } from './testing/content';
import { readOfx } from './testing/ofxReader';

const aTransaction = (over: Partial<OfxTransaction> = {}): OfxTransaction => ({
  id: 'AR-1',
  type: 'DEBIT',
  date: '2026-04-01',
  cents: -1_234,
  name: 'Invoice 0048213',
  ...over,
});
const write = (...pages: readonly (readonly OfxTransaction[])[]) =>
  contentOf(
    ofxFile({
      company: 'Larkspur Basin Supply',
      asOf: '2026-04-12',
      statements: [
        {
          account: '00117',
          type: 'CREDITLINE',
          from: '2026-01-01',
          to: '2026-04-12',
          balanceCents: -5_000,
          transactions: inPages(...pages),
        },
        {
          account: 'D-00117',
          type: 'SAVINGS',
          from: '2026-01-01',
          to: '2026-04-12',
          balanceCents: 0,
          transactions: inPages(),
        },
      ],
    }),
  );

describe('an OFX file', () => {
  it('is 1.0.2 in one byte a letter, with the markup of names spelled out', async () => {
    const text = (await write([aTransaction({ name: 'Söhne & <b>', memo: 'a\r\n\tb' })])).toString('latin1');

    expect(text).toMatch(/^OFXHEADER:100\r\nDATA:OFXSGML\r\nVERSION:102\r\n/);
    expect(text).toContain(
      '<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260401120000<TRNAMT>-12.34<FITID>AR-1' +
        '<NAME>S\u00f6hne &amp; &lt;b&gt;<MEMO>a b</STMTTRN>',
    );
    expect(text).toContain('<LEDGERBAL><BALAMT>-50.00<DTASOF>20260412120000</LEDGERBAL>');
  });

  it('keeps a name within 32 letters, counted before they are spelled out', async () => {
    const text = String(await write([aTransaction({ name: '&'.repeat(40) })]));

    expect(text).toContain(`<NAME>${'&amp;'.repeat(32)}<`.replace(/<$/, '</STMTTRN>'));
  });

  it('is the same bytes each time', async () => {
    expect(await write([aTransaction()])).toEqual(await write([aTransaction()]));
  });
});

describe('a reader that is not ours', () => {
  it('reads accounts, amounts, days and ids', async () => {
    const [regular, savings, ...more] = readOfx(
      await write(
        [aTransaction(), aTransaction({ id: 'AR-2', type: 'INT', date: '2026-04-30', cents: -6_482 })],
        [aTransaction({ id: 'AR-3', type: 'CHECK', cents: 2_716, checkNo: '1041', reference: 'PR-7' })],
      ),
    );

    expect(more).toEqual([]);
    expect(regular).toMatchObject({ account: '00117', type: 'CREDITLINE', balance: '-50.00' });
    expect(savings).toMatchObject({ account: 'D-00117', type: 'SAVINGS', balance: '0.00' });
    expect(savings!.transactions).toEqual([]);
    expect(regular!.transactions).toMatchObject([
      { FITID: 'AR-1', TRNTYPE: 'DEBIT', DTPOSTED: '20260401120000', TRNAMT: '-12.34' },
      { FITID: 'AR-2', TRNTYPE: 'INT', DTPOSTED: '20260430120000', TRNAMT: '-64.82' },
      { FITID: 'AR-3', TRNTYPE: 'CHECK', TRNAMT: '27.16', CHECKNUM: '1041', REFNUM: 'PR-7' },
    ]);
  });

  it.each([
    ['O\u2019Brien & S\u00f6hne, "LLC"', 'O\u2019Brien & S\u00f6hne, "LLC"'],
    ['=HYPERLINK("http://x")', '=HYPERLINK("http://x")'],
    ['<SCRIPT>x</SCRIPT>', '<SCRIPT>x</SCRIPT>'],
    [']]> -- <!-- &amp; &#65;', ']]> -- <!-- &amp; &#65;'],
    ['@SUM\ttab\u0000\u0007\rreturn', '@SUM tab return'],
    ['\u015aw\u0105tek 2\u202f000', 'Swatek 2 000'],
    ['\ud83d\ude9c tractor \u05d0', '? tractor ?'],
    ['\u20ac 5 \u2014 \u201cyes\u201d', '\u20ac 5 \u2014 \u201cyes\u201d'],
  ])('reads the name %j as %j', async (name, shown) => {
    const [statement] = readOfx(await write([aTransaction({ name })]));

    expect(statement!.transactions.map(({ NAME }) => NAME)).toEqual([shown]);
  });

  it('refuses a file that ends too early', async () => {
    const whole = await write([aTransaction()]);

    expect(() => readOfx(whole.subarray(0, whole.length - 40))).toThrow('Missing closing tag');
  });
});

it('reads back in Windows-1252 as it was', () => {
  const bytes = Buffer.from(Uint8Array.from({ length: 256 }, (_, i) => i));

  expect(toWindows1252(fromWindows1252(bytes))).toEqual(bytes);
});
