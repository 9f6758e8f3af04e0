import { describe, expect, it } from 'vitest';
import { inOneLanguage } from './oneLanguage.mjs';

const head = "import * as m from '@locales/format';\nimport { texts } from '@locales/language';\n";
const spanish = (code: string) =>
  inOneLanguage('es', head + code, '/src/x.tsx')
    .replace(/import [^;]*;\n?/g, '')
    .trim();

describe('a file in one language', () => {
  it.each([
    [
      'a text without parameters stands where it is said',
      'const f = () => m.today();',
      'const f = () => "hoy";',
    ],
    [
      'in an element too',
      'const x = <p title={m.today()}>{m.tomorrow()}</p>;',
      'const x = <p title={"hoy"}>{"mañana"}</p>;',
    ],
    ['one that is handed on is a function', 'schema.required(m.today);', 'schema.required((() => "hoy"));'],
    [
      'a list of texts is a plain one',
      'const w = texts({ a: m.today, b: m.tomorrow });',
      'const w = ({ a: "hoy", b: "mañana" });',
    ],
    [
      'what is worked out in a list is worked out once',
      'const w = texts({ a: () => m.credit({ amount }) });',
      'const w = ({ a: (() => m.credit({ amount }))() });',
    ],
    [
      'one with parameters stays a function',
      'const f = m.credit({ amount });',
      'const f = m.credit({ amount });',
    ],
  ])('%s', (_, code, becomes) => {
    expect(spanish(code)).toBe(becomes);
  });

  it('imports the messages with parameters alone, from a module of its own', () => {
    const both = inOneLanguage('es', `${head}const f = () => m.credit({ amount: m.today() });`, '/src/x.ts');
    expect(both).toMatch(/import \* as m from 'virtual:messages\/format\/credit\/[0-9a-f]{8}';/);
    const none = inOneLanguage('es', `${head}const f = () => m.today();`, '/src/x.ts');
    expect(none).not.toContain('virtual:');
  });

  it.each([
    ['a computed name', 'const f = (x: "today") => m[x]();', 'taken by their names'],
    ['a message that is not there', 'const f = () => m.nothing();', 'has no message "nothing"'],
  ])('is refused with %s', (_, code, reason) => {
    expect(() => spanish(code)).toThrow(reason);
  });
});
