import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvReader, UnclosedQuote } from './csvReader';
import { propertyRuns } from '@contract/testing/propertyRuns';

function read(pieces: readonly string[]): { cells: string[]; line: number; broken: boolean }[] {
  const records: { cells: string[]; line: number; broken: boolean }[] = [];
  const reader = csvReader((cells, count, line, broken) =>
    records.push({ cells: cells.slice(0, count), line, broken }),
  );
  for (const piece of pieces) reader.push(piece);
  reader.end();
  return records;
}

const table: [what: string, text: string, cells: string[][], lines: number[]][] = [
  ['nothing', '', [], []],
  [
    'line feeds',
    'a,b\nc,d\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
    [1, 2],
  ],
  [
    'carriage returns, no end',
    'a,b\r\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
    [1, 2],
  ],
  [
    'empty cells',
    ',\n"",\n,,',
    [
      ['', ''],
      ['', ''],
      ['', '', ''],
    ],
    [1, 2, 3],
  ],
  [
    'blank lines',
    'a,b\n\n\r\nc,d\n\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
    [1, 4],
  ],
  ['an empty quoted cell alone', '""\n', [['']], [1]],
  ['quotes', '"a ""b""",c"d\n', [['a "b"', 'c"d']], [1]],
  [
    'line breaks in cells',
    '"a\nb\r\nc",d\ne,f\n',
    [
      ['a\nb\r\nc', 'd'],
      ['e', 'f'],
    ],
    [1, 4],
  ],
  ['a quote at the very end', 'a,"b"', [['a', 'b']], [1]],
];

describe('csvReader', () => {
  it.each(table)('reads %s', (_, text, cells, lines) => {
    expect(read([text]).map((record) => record.cells)).toEqual(cells);
    expect(read([text]).map((record) => record.line)).toEqual(lines);
    expect(read([...text])).toEqual(read([text]));
  });

  it('marks a record with text behind a closing quote, and goes on', () => {
    expect(read(['"a"b,c\nd,e\n'])).toMatchObject([
      { broken: true, line: 1 },
      { cells: ['d', 'e'], broken: false },
    ]);
  });

  it.each([
    ['at the end', ['a,b\nc,"d\n']],
    ['over more than any row could have', ['a,b\n', 'c,"', 'x'.repeat(17 * 1024 * 1024)]],
  ])('says where a quote was opened that is never closed, %s', (_, pieces) => {
    expect(() => read(pieces)).toThrow(new UnclosedQuote(2));
  });

  it('agrees with csv-parse on whatever is cut into whatever pieces', () => {
    const cell = fc.string({
      unit: fc.constantFrom('a', 'é', '"', ',', '\n', '\r\n', ' ', ';'),
      maxLength: 6,
    });
    const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 8 });
    fc.assert(
      fc.property(rows, fc.integer({ min: 1, max: 9 }), fc.constantFrom('\n', '\r\n'), (cells, size, end) => {
        const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
        const text = cells.map((row) => row.map(quoted).join(',') + end).join('');
        const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
        const oracle = parse(text, {
          relax_column_count: true,
          skip_empty_lines: true,
          record_delimiter: end,
        });
        expect(read(pieces).map((record) => record.cells)).toEqual(oracle);
      }),
      { numRuns: propertyRuns(100) },
    );
  });
});
