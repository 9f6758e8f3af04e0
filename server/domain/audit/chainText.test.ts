import { describe, expect, it } from 'vitest';
import { readArguments, told } from './chainText';

const head = 'a'.repeat(64);

describe('npm run audit', () => {
  it.each([
    [['verify'], undefined],
    [['verify', '--head', head.toUpperCase()], head],
  ])('%j is understood', (args, expected) => {
    expect(readArguments(args)).toEqual({ head: expected });
  });

  it.each([[[]], [['mend']], [['verify', '--head', 'abc']], [['verify', '--tail', head]]])(
    '%j is refused',
    (args) => {
      expect(() => readArguments(args)).toThrow();
    },
  );

  it.each([
    [{ events: 7, head }, undefined, true, 'All 7 events are unchanged.'],
    [{ events: 7, head, noted: { seq: 5 } }, head, true, 'that of event 5'],
    [{ events: 7, head, noted: { seq: null } }, head, false, 'isn’t in the chain'],
    [
      { events: 4, head, broken: { seq: 5, why: 'changed' } },
      undefined,
      false,
      'event 5 isn’t as it was written',
    ],
    [
      { events: 0, head, broken: { seq: 1, why: 'changed' } },
      undefined,
      false,
      'event 1 isn’t as it was written.',
    ],
    [
      { events: 1, head, broken: { seq: 2, why: 'changed' } },
      undefined,
      false,
      'The one event before it is unchanged.',
    ],
    [{ events: 4, head, broken: { seq: 5, why: 'missing' } }, undefined, false, 'event 5 is missing'],
    [{ events: 4, head, broken: { seq: 5, why: 'cut' } }, undefined, false, 'event 5 isn’t there'],
  ] as const)('says of %j (noted: %s) that it holds: %s', (verdict, noted, holds, words) => {
    const said = told(verdict, noted);

    expect(said.holds).toBe(holds);
    expect(said.lines.join('\n')).toContain(words);
    expect(said.lines).toContain(`Head: ${head}`);
  });
});
