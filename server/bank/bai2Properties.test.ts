import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '@contract/testing/propertyRuns';
import { readBai2 } from './bai2';
import { faultsOf, padded, several, text, whole } from './testing/bai2Samples';
import { bai2Of, type Booked } from './testing/statements';

it.each([
  ['whole', whole],
  ['padded', padded],
  ['several', several],
])('%s: is refused for every digit of an amount, a count or a total that is another', (_, lines) => {
  let changes = 0;
  for (const [index, line] of lines.entries()) {
    for (const place of placesOf(line)) {
      for (const digit of '0123456789'.replace(line.charAt(place), '')) {
        const other = line.slice(0, place) + digit + line.slice(place + 1);
        changes += 1;
        const changed = lines.map((one, at) => (at === index ? other : one));
        expect(
          faultsOf(() => readBai2(text(changed))),
          other,
        ).not.toEqual([]);
      }
    }
  }
  expect(changes).toBeGreaterThan(100);
});

/** Where the digits of amounts stand, of counts in trailers, and of totals. */
function placesOf(line: string): number[] {
  const places: number[] = [];
  const fields = line.split(',');
  const isMoney = (at: number): boolean => {
    if (fields[0] === '16') return at === 2 || (fields[3] === 'S' && at > 3 && at < 7) || isSpread(at);
    if (fields[0] === '03') return at === 4 || at === 8;
    if (line.startsWith('88,100')) return (at > 3 && at < 8 && at !== 4) || at === 2 || at === 9;
    return ['49', '98', '99'].includes(fields[0]!) && at > 0;
  };
  const isSpread = (at: number) => fields[3] === 'D' && at > 5 && at < 11 && at % 2 === 0;
  let start = 0;
  for (const [at, field] of fields.entries()) {
    if (isMoney(at)) for (const { index } of field.matchAll(/\d/g)) places.push(start + index);
    start += field.length + 1;
  }
  return places;
}

const booked: fc.Arbitrary<Booked> = fc.record({
  code: fc.constantFrom('165', '166', '301', '455', '466', '557', '699'),
  cents: fc.integer({ min: 1, max: 99_999_999 }),
  reference: fc.stringMatching(/^[A-Z0-9]{0,9}$/),
  text: fc.array(fc.stringMatching(/^[A-Z0-9][A-Z0-9 ,/]{0,30}[A-Z]$/), { maxLength: 3 }),
});

it('reads what was written, whatever it is', () => {
  const groups = fc.array(
    fc.record({
      day: fc.constantFrom('2026-04-14', '2026-02-28', '2028-02-29'),
      accounts: fc.array(fc.record({ booked: fc.array(booked, { maxLength: 5 }) }), { maxLength: 3 }),
    }),
    { maxLength: 3 },
  );
  fc.assert(
    fc.property(groups, (written) => {
      const all = written.flatMap(({ day, accounts }) =>
        accounts.flatMap((account) => account.booked.map((one) => ({ day, one }))),
      );
      expect(
        readBai2(bai2Of(written)).map(({ bookedOn, amountCents, typeCode, reference, words }) => ({
          day: bookedOn,
          one: [typeCode, amountCents, reference, words],
        })),
      ).toEqual(
        all.map(({ day, one: { code, cents, reference, text: said } }) => ({
          day,
          one: [
            code,
            Number(code) < 400 ? cents : -cents,
            reference,
            said!.map((part) => part.trim()).join(' '),
          ],
        })),
      );
    }),
    { numRuns: propertyRuns(150) },
  );
});
