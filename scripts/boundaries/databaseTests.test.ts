import { expect, it } from 'vitest';
import { databaseTests } from './databaseTests';
import { readRepository } from './repository';
import { plant } from './testing/plant';

it('finds the tests that come to a database, by however many steps', () => {
  const { sources } = plant({
    'tsconfig.json': '{"compilerOptions":{"paths":{"@server/*":["./server/*"]}}}',
    'server/testing/testDb.ts': 'export const openTestDb = 1;',
    'server/domain/email/testing/office.ts': "import { openTestDb } from '@server/testing/testDb';",
    'server/domain/email/near.test.ts': "import { openTestDb } from '../../testing/testDb';",
    'server/domain/email/far.test.ts': "import { office } from './testing/office';",
    'server/domain/email/later.test.ts': "const office = import('./testing/office');",
    'server/domain/email/pure.test.ts': "import { expect } from 'vitest';",
  });

  expect(databaseTests(sources)).toEqual([
    'server/domain/email/near.test.ts',
    'server/domain/email/far.test.ts',
    'server/domain/email/later.test.ts',
  ]);
});

it('knows both sorts in this repository', () => {
  const found = databaseTests(readRepository(process.cwd()).sources);

  expect(found.length).toBeGreaterThan(50);
  expect(found).toContain('server/db/db.test.ts');
  expect(found.some((path) => path.endsWith('/config.test.ts'))).toBe(false);
});
