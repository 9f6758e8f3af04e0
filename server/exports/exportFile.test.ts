import { parse } from 'csv-parse/sync';
import readXlsxFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import type { ExportColumn } from './exportColumn';
import { exportFile } from './exportFile';
import { contentOf, inPages } from './testing/content';
import { xlsxFile } from './xlsxFile';

interface Row {
  readonly day: string | null;
  readonly name: string | null;
  readonly acres: string | null;
  readonly cents: number | null;
}

const columns: readonly ExportColumn<Row>[] = [
  { head: 'Day', kind: 'date', value: ({ day }) => day },
  { head: 'Name', kind: 'text', value: ({ name }) => name },
  { head: 'Acres', kind: 'number', value: ({ acres }) => acres },
  { head: 'Amount', kind: 'money', value: ({ cents }) => cents },
];
const aRow = (over: Partial<Row> = {}): Row => ({
  day: '2026-04-12',
  name: 'North 80',
  acres: '78.4',
  cents: 123_456,
  ...over,
});
const hostile = [
  '=HYPERLINK("http://x")',
  '@SUM(A1)',
  '+1',
  '-2',
  '\ttab',
  'two\r\nlines',
  '<SCRIPT>&amp;</SCRIPT>',
  ']]>',
  'O\u2019Brien & S\u00f6hne, "LLC"',
  '\u05d0\u05d1\u05d2',
  '\ud83d\ude9c tractor',
  ' kept blanks ',
  '_x0041_',
  '0048213',
];

const write = (format: 'csv' | 'xlsx', ...pages: readonly (readonly Row[])[]) =>
  contentOf(exportFile({ format, sheet: 'Fields', columns, rows: inPages(...pages) }));
const readSheet = async (bytes: Buffer) => (await readXlsxFile(bytes, { trim: false }))[0]!;

describe('a CSV file', () => {
  it('begins with its mark and the titles, and ends every row with CRLF', async () => {
    expect(String(await write('csv', [aRow()], [aRow({ cents: -5, acres: null })]))).toBe(
      '\uFEFFDay,Name,Acres,Amount\r\n2026-04-12,North 80,78.4,1234.56\r\n2026-04-12,North 80,,-0.05\r\n',
    );
  });

  it.each(hostile)('holds the text %j for another program, with a guard where it would run', async (name) => {
    const [row] = parse<Record<string, string>>(await write('csv', [aRow({ name })]), {
      bom: true,
      columns: true,
    });

    expect(row!.Name).toBe(/^[=+\-@\t]/.test(name) ? `'${name}` : name);
  });
});

describe('a workbook', () => {
  it('holds days as days, money and numbers as numbers, nothing as nothing', async () => {
    const { sheet, data } = await readSheet(
      await write(
        'xlsx',
        [aRow()],
        [{ day: null, name: null, acres: null, cents: 0 }],
        [aRow({ cents: -5 })],
      ),
    );

    expect(sheet).toBe('Fields');
    expect(data).toEqual([
      ['Day', 'Name', 'Acres', 'Amount'],
      [new Date('2026-04-12'), 'North 80', 78.4, 1234.56],
      [null, null, null, 0],
      [new Date('2026-04-12'), 'North 80', 78.4, -0.05],
    ]);
  });

  it.each(hostile)('holds %j as text', async (name) => {
    const { data } = await readSheet(await write('xlsx', [aRow({ name })]));

    expect(typeof data[1]![1]).toBe('string');
    // This reader does not know how spreadsheets spell an underscore.
    expect(String(data[1]![1]).replace('_x005F_', '_')).toBe(name);
  });

  it('leaves out what XML cannot hold, and cuts what no cell can', async () => {
    const { data } = await readSheet(
      await write('xlsx', [aRow({ name: 'a\u0000b\u0008c\ud800' }), aRow({ name: 'x'.repeat(40_000) })]),
    );

    expect(data[1]![1]).toBe('abc\uFFFD');
    expect(data[2]![1]).toHaveLength(32_767);
  });

  it.each([
    ['1899-12-31', 'before the calendar of spreadsheets is right'],
    ['soon', 'no day'],
  ])('keeps the day %s as text: %s', async (day) => {
    const { data } = await readSheet(await write('xlsx', [aRow({ day })]));

    expect(data[1]![0]).toBe(day);
  });

  it('goes on on a second sheet where one is full', async () => {
    const rows = inPages([aRow(), aRow({ name: 'second' })], [aRow({ name: 'third' })]);
    const sheets = await readXlsxFile(
      await contentOf(xlsxFile({ sheet: 'A/B: list', sheetRows: 3, columns, rows })),
    );

    expect(sheets.map(({ sheet, data }) => [sheet, data.length, data.at(-1)![1]])).toEqual([
      ['A B  list', 3, 'second'],
      ['A B  list 2', 2, 'third'],
    ]);
  });
});

describe.each(['csv', 'xlsx'] as const)('two downloads (%s)', (format) => {
  it('are the same bytes', async () => {
    expect(await write(format, [aRow()])).toEqual(await write(format, [aRow()]));
  });

  it('have titles also where there is no row', async () => {
    const file = await write(format);
    const head = format === 'csv' ? parse(file, { bom: true })[0] : (await readSheet(file)).data[0];

    expect(head).toEqual(['Day', 'Name', 'Acres', 'Amount']);
  });
});
