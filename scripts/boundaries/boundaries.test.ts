import { describe, expect, it } from 'vitest';
import { boundaries, circles } from './boundaries';
import { plant } from './testing/plant';

const paths = {
  '@/*': ['./src/*'],
  '@contract/*': ['./contract/*'],
  '@demo/*': ['./demo/*'],
  '@server/*': ['./server/*'],
  '@theme/*': ['./theme/*'],
};
const tsconfig = JSON.stringify({ compilerOptions: { paths } });
const violations = (path: string, text: string) =>
  boundaries(plant({ 'tsconfig.json': tsconfig, [path]: text }));

describe('boundaries', () => {
  it.each([
    ['contract/x.ts', "import { y } from '../src/data/y';", 'contract may import only itself'],
    ['contract/x.ts', "import type { Y } from '@server/db/db';", 'contract may import only itself'],
    ['contract/x.ts', "export { y } from '../server/db/db';", 'contract may import only itself'],
    ['theme/x.ts', "import { y } from '@contract/y';", 'theme may import only itself'],
    ['src/data/x.ts', "const later = import('../session/y');", 'src/data may import only contract'],
    ['src/data/x.ts', "const later = import('@/session/y');", 'src/data may import only contract'],
    ['src/components/A/A.tsx', "import { b } from '../../forms/b';", 'src/components may import only'],
    [
      'src/components/A/A.tsx',
      "import { y } from '@contract/rules/y';",
      'src/components may import only theme, contract/format.',
    ],
    [
      'src/forms/FormX.tsx',
      "import type { Y } from '@contract/problem';",
      'src/forms may import only contract/format, src/components.',
    ],
    ['contract/format/x.ts', "import { y } from '../rules/y';", 'contract/format may import only itself'],
    ['library/x.ts', "export { y } from '../src/lists/y';", 'library may import only'],
    ['src/features/home/x.ts', "import { y } from '../payments/y';", 'must not import each other'],
    ['src/features/home/x.ts', "import { y } from '@/features/payments/y';", 'must not import each other'],
    [
      'server/modules/users/x.ts',
      "import { y } from '../accounts/repository';",
      'must not import each other',
    ],
    [
      'server/modules/users/x.ts',
      "import { y } from '@server/app/config';",
      'server/modules may import only',
    ],
    [
      'server/modules/users/x.ts',
      "import { y } from '@server/feed/merge';",
      'server/modules may import only',
    ],
    ['server/http/x.ts', "import { db } from '../db/db';", 'server/http may import only contract'],
    ['server/db/x.ts', "import { y } from '@contract/y';", 'server/db may import only itself'],
    ['server/domain/audit/x.ts', "import { y } from '@server/http/api';", 'server/domain may import only'],
    ['server/domain/audit/x.ts', "import { y } from '@theme/tokens';", 'server/domain may import only'],
    [
      'server/domain/email/x.ts',
      "import { y } from '@server/http/api';",
      'server/domain/email may import only',
    ],
    [
      'server/identity/x.ts',
      "import { y } from '@server/domain/requests/y';",
      'server/identity may import only',
    ],
    ['server/lists/x.ts', "import { y } from '@server/modules/users/y';", 'server/lists may import only'],
    ['server/app/x.ts', "import { y } from '@/data/client';", 'server/app may import only'],
    ['src/app/x.ts', "import { signIn } from 'aws-amplify/auth';", 'which only src/session may import'],
    [
      'src/components/A/A.tsx',
      "import { useFormik } from 'formik';",
      'which only src/forms, src/entries, src/features',
    ],
    ['server/app/x.ts', "import { PGlite } from '@electric-sql/pglite';", 'which only server/db may import'],
    ['src/features/home/x.tsx', "const c = '#17603F';", 'colors belong in theme/'],
    ['src/features/home/x.tsx', 'const c = `1px solid #abc`;', 'colors belong in theme/'],
    ['server/feed/x.ts', 'const at = Date.now();', 'reads the clock'],
    ['src/app/x.ts', 'const at = new Date();', 'reads the clock'],
    ['server/db/x.ts', `${'\n'.repeat(250)}x();\n`, 'at most 250 are allowed'],
    ['scripts/x.mjs', `${'\n'.repeat(250)}x();\n`, 'at most 250 are allowed'],
  ])('catches in %s: %j', (path, text, words) => {
    expect(violations(path, text)).toEqual([expect.stringContaining(words)]);
  });

  it.each([
    ['src/features/home/x.ts', "import { A } from '@/components/A/A'; import { k } from '../../clock';"],
    ['src/features/home/x.ts', "import { y } from './y'; const at = new Date('2026-04-12T00:00:00Z');"],
    ['src/features/home/x.test.ts', "import { y } from '../payments/y'; const at = new Date();"],
    ['server/domain/requests/x.ts', "import { y } from '@server/domain/audit/y';"],
    [
      'server/domain/email/x.ts',
      "import { y } from '@theme/tokens'; import { z } from '@server/domain/audit/z';",
    ],
    ['server/identity/x.ts', "import { y } from '@server/domain/email/outbox';"],
    ['src/components/A/A.tsx', "import { y } from '@contract/format/y';"],
    ['library/x.ts', "export { y } from '../src/forms/y'; export { z } from '@contract/format/z';"],
    ['server/app/x.ts', "import { y } from '@server/modules/users/routes'; import { z } from './z';"],
    ['theme/tokens.ts', "const spruce = '#17603F';"],
    ['src/clock.ts', 'const at = new Date();'],
  ])('lets pass in %s: %s', (path, text) => {
    expect(violations(path, text)).toEqual([]);
  });

  it('refuses an alias that it could not follow', () => {
    const other = JSON.stringify({ compilerOptions: { paths: { '@contract': ['./contract/index.ts'] } } });
    expect(() => plant({ 'tsconfig.json': other })).toThrow('must be "name/*"');
  });
});

describe('circles', () => {
  it('are caught, through aliases too', () => {
    const repository = plant({
      'tsconfig.json': tsconfig,
      'contract/a.ts': "import { b } from './b';",
      'contract/b.ts': "import { c } from '@contract/c';",
      'contract/c.ts': "import { a } from './a';",
    });

    expect(circles(repository)).toEqual([
      expect.stringContaining('contract/a.ts → contract/b.ts → contract/c.ts → contract/a.ts is a circle'),
    ]);
  });
});
