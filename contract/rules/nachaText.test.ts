import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '../testing/propertyRuns';
import { isLegalText, legalText } from './nachaText';

it.each([
  ['O’Brien & Söhne, ”LLC”', 'O\'Brien & Sohne, "LLC"'],
  ['Müller – Großhandel', 'Muller - Grosshandel'],
  ['Łódź Ærø Œuvre Þór Đura', 'Lodz AEro OEuvre Thor Dura'],
  ['José Núñez', 'Jose Nunez'],
  ['Jose\u0301', 'Jose'],
  ['ﬁeld № 3…', 'field No 3...'],
  ['a\tb\nc', 'a b c'],
  ['a 🌽 b', 'a   b'],
  ['\ud83c lone', 'lone'],
  ['«Ferme»', '"Ferme"'],
  ['北京', ''],
  ['  kept  inside  ', 'kept  inside'],
  ['~!@#$%^*()_+{}[]|;:<>?,./', '~!@#$%^*()_+{}[]|;:<>?,./'],
])('%s is written %j', (text, legal) => {
  expect(legalText(text)).toBe(legal);
});

it('whatever is typed becomes legal, and stays as it is the second time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const legal = legalText(text);
      expect(isLegalText(legal)).toBe(true);
      expect(legalText(legal)).toBe(legal);
    }),
    { seed: 20_260_901, numRuns: propertyRuns(1_000) },
  );
});
