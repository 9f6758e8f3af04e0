import { expect, it } from 'vitest';
import { databaseTests } from './databaseTests';
import { readHouse, readSource } from './source';

const house = [
  readSource('server/testing/testDb.ts', 'export const openTestDb = 1;'),
  readSource('server/outbox/testing/office.ts', "import { openTestDb } from '../../testing/testDb';"),
  readSource('server/outbox/near.test.ts', "import { openTestDb } from '../testing/testDb';"),
  readSource('server/outbox/far.test.ts', "import { office } from './testing/office';"),
  readSource('server/outbox/later.test.ts', "const office = import('./testing/office');"),
  readSource('server/outbox/pure.test.ts', "import { expect } from 'vitest';"),
];

it('finds the tests that come to a database, by however many steps', () => {
  expect(databaseTests(house)).toEqual([
    'server/outbox/near.test.ts',
    'server/outbox/far.test.ts',
    'server/outbox/later.test.ts',
  ]);
});

it('knows both sorts in this house', () => {
  const found = databaseTests(readHouse(process.cwd()));

  expect(found).toEqual(
    expect.arrayContaining(['server/app/app.test.ts', 'server/domain/email/mailWorker.test.ts']),
  );
  expect(found).not.toContain('server/app/config.test.ts');
});
