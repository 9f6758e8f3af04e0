import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvNumber, csvRow, csvText } from './csv';
import { propertyRuns } from '../testing/propertyRuns';

describe('csvText', () => {
  it.each([
    ['UAN 32-0-0', 'UAN 32-0-0'],
    ['0048213', '0048213'],
    ['', ''],
    [null, ''],
    [undefined, ''],
    ['a,b', '"a,b"'],
    ['5" hose', '"5"" hose"'],
    ['two\nlines', '"two\nlines"'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['a=b', 'a=b'],
    ['a,=b', '"a,=b"'],
    ['mid-word', 'mid-word'],
    // What a spreadsheet would run.
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['\rx', '"\'\rx"'],
    ['\nx', '"\'\nx"'],
    ['＝1', "'＝1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠x', "'＠x"],
    ['"=1', '"\'""=1"'],
    [',=1', '"\',=1"'],
    [';-1', "';-1"],
    ['",;"@x', '"\'"",;""@x"'],
    // What it would not: it looks through no blank, apostrophe or mark, and other minus signs are letters.
    [' =1', ' =1'],
    ["'=1", "'=1"],
    ['\uFEFF=1', '\uFEFF=1'],
    ['\u22121', '\u22121'],
    ['\u20131', '\u20131'],
  ])('%j → %j', (text, cell) => {
    expect(csvText(text)).toBe(cell);
  });
});

describe('csvNumber', () => {
  it.each([
    ['12.345', '12.345'],
    ['-30.00', '-30.00'],
    [0, '0'],
    [-5, '-5'],
    [null, ''],
    ['', ''],
    ['-', "'-"],
    ['-1+1', "'-1+1"],
    ['=1', "'=1"],
    ['1e5', '1e5'],
    ['--1', "'--1"],
    ['1,5', '"1,5"'],
  ])('%j → %j', (value, cell) => {
    expect(csvNumber(value)).toBe(cell);
  });
});

describe('a row', () => {
  it('is read back by another program as it was written, however hostile', () => {
    const cells = fc.array(fc.string({ unit: 'binary' }), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(cells, (texts) => {
        const [row] = parse(csvRow(texts.map(csvText)), { recordDelimiter: '\r\n' });
        const plain = row!.map((cell, i) => (cell === texts[i] ? cell : cell.slice(1)));

        expect(plain).toEqual(texts);
        expect(row!.some((cell) => /^[=+\-@\t\r\n＝＋－＠]/.test(cell))).toBe(false);
      }),
      { numRuns: propertyRuns(500) },
    );
  });
});
