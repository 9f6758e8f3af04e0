import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { aSnapshot, anActivity } from '@stories/support/statementBuilders';
import { codesIn } from '@server/pdf/testing/scan';
import { readPdf, rolesOf, textOf } from '@server/pdf/testing/readPdf';
import { canonicalJson, sha256 } from '../freeze/canonicalJson';
import { inLanguage } from '@locales/inLanguage';
import { statementPdf } from './statementPdf';

const draw = (over: Parameters<typeof aSnapshot>[0] = {}) => {
  const snapshot = aSnapshot(over);
  return statementPdf(snapshot, sha256(canonicalJson(snapshot)));
};

const longActivity = Array.from({ length: 120 }, (_, i) =>
  anActivity({ id: String(i), documentNo: `D-${i}`, chargeCents: 100 + i }),
);

describe('the PDF of a statement', () => {
  let bytes: Buffer;
  beforeAll(async () => {
    bytes = await draw();
  });

  it('says what the snapshot says, and the hash of it', async () => {
    const text = (await textOf(await readPdf(bytes))).join(' ');

    for (const said of [
      'Statement of account',
      'Ada Farms LLC',
      'Pullman, WA 99163',
      'Mar 26, 2026 to Apr 25, 2026',
      '$5,413.28',
      '$1,200.00 credit',
      'Amount due by May 15, 2026',
      'Finance charge, 1.5% of $1,200.00 past due',
      'PP-2026-0144',
      `Fingerprint ${sha256(canonicalJson(aSnapshot()))}`,
      'Page 1 of 2',
    ]) {
      expect(text).toContain(said);
    }
  });

  it('says in Spanish what is ours, and the words of the ERP as they are', async () => {
    const pdf = await readPdf(await inLanguage('es', () => draw()));
    const text = (await textOf(pdf)).join(' ');

    for (const said of [
      'Estado de cuenta',
      '26 mar 2026 al 25 abr 2026',
      '$1,200.00 a favor',
      'Monto a pagar a más tardar el 15 may 2026',
      'Finance charge, 1.5% of $1,200.00 past due',
      'Cargo financiero',
      `Huella digital ${sha256(canonicalJson(aSnapshot()))}`,
    ])
      expect(text).toContain(said);
    expect((await pdf.getMetadata()).info).toMatchObject({ Language: 'es-US' });
  });

  it('has a title, a language and a structure that can be read', async () => {
    const pdf = await readPdf(bytes);
    const { info } = await pdf.getMetadata();
    const roles = (await rolesOf(pdf)).flat();
    const counted = (role: string) => roles.filter((one) => one === role).length;

    expect(info).toMatchObject({ Title: 'Statement S-2026-04-00117, Ada Farms LLC', Language: 'en-US' });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    expect(counted('H1')).toBe(1);
    expect(counted('H2')).toBe(5);
    expect(counted('Table')).toBe(6);
    expect(counted('TH')).toBeGreaterThan(counted('Table'));
    expect(counted('TR')).toBeGreaterThan(20);
  });

  it('is the same bytes from the same snapshot, whatever was drawn before', async () => {
    await draw({ account: { ...aSnapshot().account, name: 'ŽŁő Xylophone Québec' } });

    expect(sha256(await draw())).toBe(sha256(bytes));
    expect(sha256(await draw({ endingCents: 1 }))).not.toBe(sha256(bytes));
  });

  it('is the same bytes in another process', async () => {
    const outDir = join('node_modules', '.cache', 'statement-pdf');
    const program = join(outDir, 'draw.js');
    await build({
      logLevel: 'error',
      configFile: false,
      build: {
        ssr: true,
        outDir,
        rollupOptions: { input: { draw: join(import.meta.dirname, 'testing/draw.ts') } },
      },
    });
    const hashes = await Promise.all([1, 2].map(() => promisify(execFile)(process.execPath, [program])));

    expect(hashes.map(({ stdout }) => stdout)).toEqual([sha256(bytes), sha256(bytes)]);
  });

  it('goes on over pages: the head of a table is drawn on each and read once', async () => {
    const pdf = await readPdf(await draw({ activity: longActivity }));
    const texts = await textOf(pdf);
    const roles = await rolesOf(pdf);

    expect(pdf.numPages).toBeGreaterThan(2);
    expect(texts[1]).toMatch(/^Date Type Document Description Charges Credits/);
    expect(texts.map((text) => /Page \d of \d/.exec(text)?.[0])).toEqual(
      texts.map((_, i) => `Page ${i + 1} of ${texts.length}`),
    );
    expect(texts.join(' ').match(/D-\d+/g)).toHaveLength(120);
    expect(roles[1]!.filter((role) => role === 'TH')).toEqual([]);
  });

  it.each([
    ['markup', '<script>alert(1)</script> & "Söhne"', '<script>alert(1)</script> & "Söhne"'],
    ['a formula', '=HYPERLINK("http://x")', '=HYPERLINK("http://x")'],
    ['emails of another script', 'משק גולן', '??? ????'],
    ['an emoji', 'Ada 🌾 Farms', 'Ada ? Farms'],
    ['marks that turn the direction', 'Ada \u202Egnp.exe\u202C', 'Ada gnp.exe'],
    ['line breaks and NUL', 'Ada\r\nFarms\0', 'Ada Farms'],
    ['an email with its accent apart', 'Söhne', 'Söhne'],
  ])('draws a name with %s', async (_, name, drawn) => {
    const pdf = await readPdf(await draw({ account: { ...aSnapshot().account, name } }));

    expect((await textOf(pdf))[0]).toContain(drawn);
  });

  it('draws a name that is longer than the page is wide', async () => {
    const name = 'Larkspur '.repeat(400).trim();
    const texts = await textOf(await readPdf(await draw({ account: { ...aSnapshot().account, name } })));

    expect(texts.join(' ').match(/Larkspur/g)!.length).toBeGreaterThan(400);
  });

  it('says so where the ledger does not add up to the figures', async () => {
    const [text] = await textOf(await readPdf(await draw({ activity: [] })));

    expect(text).toContain('don’t add up to the figures above');
  });
});

describe('the code to pay by', () => {
  const portalUrl = 'https://portal.example.com';
  const withCode = (over: Parameters<typeof aSnapshot>[0] = {}) => {
    const snapshot = aSnapshot(over);
    return statementPdf(snapshot, sha256(canonicalJson(snapshot)), { portalUrl });
  };

  it('opens the payment of the statement, and words beside it say so', async () => {
    const bytes = await withCode();
    const pdf = await readPdf(bytes);
    const { account, statementNo } = aSnapshot();

    expect(codesIn(bytes)).toEqual([
      `${portalUrl}/my-account/payments/make-a-payment?account=${account.accountNo}&statement=${statementNo}`,
    ]);
    const [text] = await textOf(pdf);
    expect(text).toContain('Scan the code with your phone.');
    expect(text).toContain('Or sign in at portal.example.com and choose Make a payment.');
    expect((await rolesOf(pdf)).flat().filter((role) => role === 'Figure')).toHaveLength(1);
  });

  it('is at least 25 mm wide, and no words stand in it', async () => {
    const page = await (await readPdf(await withCode())).getPage(1);
    const { items } = await page.getTextContent();
    const lineOf = (said: string) => items.find((item) => 'str' in item && item.str.startsWith(said));
    const title = lineOf('Pay this statement online') as { transform: number[] };

    // From the margin to the words: the code with its quiet zones, 35 mm, of which at most a third is quiet.
    expect(title.transform[4]! - 54).toBeGreaterThanOrEqual(100);
    const beside = items.filter(
      (item) =>
        'str' in item &&
        item.str.trim() !== '' &&
        item.transform[4] < 154 &&
        Math.abs(item.transform[5] - title.transform[5]!) < 30,
    );
    expect(beside).toEqual([]);
  });

  it.each([
    ['where nothing is to be paid', () => withCode({ amountDueCents: 0 })],
    ['where the portal’s address is not known', () => draw()],
  ])('is not there %s', async (_, drawn) => {
    const bytes = await drawn();

    expect(codesIn(bytes)).toEqual([]);
    expect((await textOf(await readPdf(bytes))).join(' ')).not.toContain('Scan the code');
  });
});

describe('other readers', () => {
  it.each([
    ['pdfinfo', ['-struct-text'], /Statement of account/],
    ['qpdf', ['--check'], /No syntax or stream encoding errors/],
  ])('%s takes it where it is installed', async (program, options, said) => {
    const file = join(mkdtempSync(join(tmpdir(), 'statement-')), 'statement.pdf');
    writeFileSync(file, await draw({ activity: longActivity }));
    const answer = await promisify(execFile)(program, [...options, file]).catch(
      (error: { code: unknown }) => {
        if (error.code !== 'ENOENT') throw error;
        return undefined;
      },
    );

    if (!answer) console.info(`${program} is not installed: what it says of the PDF was not asked.`);
    expect(answer?.stdout ?? 'not installed').toMatch(answer ? said : /not installed/);
  });
});
