import { describe, expect, it } from 'vitest';
import { fonts } from './fonts';
import { printable } from './printable';

const visibleAscii = Array.from({ length: 0x7e - 0x20 }, (_, i) => String.fromCodePoint(0x21 + i)).join('');

describe('text for a line of a PDF', () => {
  it.each([
    ['Kessler Ranch, LLC (60/40)', 'Kessler Ranch, LLC (60/40)', undefined],
    // Every letter that is taken as it is has to be in the typeface.
    [visibleAscii, visibleAscii, undefined],
    ['', '', undefined],
    ['O’Brien & Söhne', 'O’Brien & Söhne', undefined],
    [' two  blanks \t and\na line ', 'two blanks and a line', undefined],
    ['So\u0308hne', 'Söhne', undefined],
    ['turned \u202Earound', 'turned around', undefined],
    ['🚜 tractor', '? tractor', '🚜 tractor'],
  ])('%j is drawn %j', (text, drawn, actual) => {
    for (const font of Object.values(fonts())) {
      expect(printable(text, font)).toEqual(actual === undefined ? { drawn } : { drawn, actual });
      for (const letter of drawn) expect(font.hasGlyphForCodePoint(letter.codePointAt(0)!)).toBe(true);
    }
  });
});
