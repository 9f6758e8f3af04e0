import { describe, expect, it } from 'vitest';
import { violationsIn } from './check';
import { readHouse, readSource } from './source';

const planted = (path: string, text: string) => violationsIn([readSource(path, text)]);

describe('the rooms check', () => {
  it('finds the house in order', () => {
    const house = readHouse(process.cwd());

    expect(house.length).toBeGreaterThan(100);
    expect(house.some(({ imports }) => imports.length > 3)).toBe(true);
    expect(violationsIn(house)).toEqual([]);
  });

  it('does not pass on an empty house', () => {
    expect(() => violationsIn([])).toThrow('read no files');
  });

  it.each([
    ['contract/x.ts', "import { y } from '../src/data/y';", 'contract has no door there'],
    ['contract/x.ts', "import type { Y } from '../server/db/db';", 'contract has no door there'],
    ['contract/x.ts', "export { y } from '../server/db/db';", 'contract has no door there'],
    ['src/data/x.ts', "const later = import('../session/y');", 'src/data has no door there'],
    ['src/components/A/A.tsx', "import { b } from '../../forms/b';", 'src/components has no door there'],
    ['src/features/home/x.ts', "import { y } from '../payments/y';", 'strangers'],
    ['server/modules/users/x.ts', "import { y } from '../accounts/repository';", 'strangers'],
    ['server/http/x.ts', "import { db } from '../db/db';", 'server/http has no door there'],
    ['src/app/x.ts', "import { signIn } from 'aws-amplify/auth';", 'belongs to src/session'],
    ['src/components/A/A.tsx', "import { useFormik } from 'formik';", 'belongs to src/forms'],
    ['server/app/app.ts', "import { PGlite } from '@electric-sql/pglite';", 'belongs to server/db'],
    ['src/features/home/x.tsx', "const c = '#17603F';", 'colours live in theme/'],
    ['src/features/home/x.tsx', 'const c = `1px solid #abc`;', 'colours live in theme/'],
    ['server/feed/x.ts', 'const at = Date.now();', 'reads the clock'],
    ['src/app/x.ts', 'const at = new Date();', 'reads the clock'],
    ['server/db/x.ts', `${'\n'.repeat(250)}x();\n`, '250 are the most'],
  ])('catches in %s: %j', (path, text, words) => {
    expect(planted(path, text)).toEqual([expect.stringContaining(words)]);
  });

  it.each([
    ['src/features/home/x.ts', "import { A } from '../../components/A/A'; import { k } from '../../clock';"],
    ['src/features/home/x.ts', "import { y } from './y'; const at = new Date('2026-04-12T00:00:00Z');"],
    ['src/features/home/x.test.ts', "import { y } from '../payments/y'; const at = new Date();"],
    ['theme/tokens.ts', "const spruce = '#17603F';"],
    ['server/db/x.ts', `// Generated from y.${'\n'.repeat(250)}x();\n`],
    ['src/clock.ts', 'const at = new Date();'],
  ])('lets pass in %s: %s', (path, text) => {
    expect(planted(path, text)).toEqual([]);
  });

  it('catches a circle', () => {
    const house = [
      readSource('contract/a.ts', "import { b } from './b';"),
      readSource('contract/b.ts', "import { c } from './c';"),
      readSource('contract/c.ts', "import { a } from './a';"),
    ];

    expect(violationsIn(house)).toEqual([
      'A circle: contract/a.ts → contract/b.ts → contract/c.ts → contract/a.ts.',
    ]);
  });
});
