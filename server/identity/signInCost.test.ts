import type { Kysely, KyselyPlugin } from 'kysely';
import { expect, it } from 'vitest';
import type { Db } from '../db/db';
import type { Tables } from '../db/tables';
import { openTestDbForTest } from '../testing/testDb';
import { openTestPool, password } from './testing/testPool';

/** The same database, which counts the statements that it answers. */
function counting(db: Db) {
  const count = { statements: 0 };
  const ear: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      count.statements += 1;
      return result;
    },
  };
  const hear = (sql: Kysely<Tables>) => sql.withPlugin(ear);
  const heard: Db = {
    ...db,
    sql: hear(db.sql),
    transaction: (work) => db.transaction((tx) => work({ ...tx, sql: hear(tx.sql) })),
  };
  return { heard, count };
}

it('a sign-in with the password alone sends eight statements', async () => {
  const { heard, count } = counting(await openTestDbForTest());
  const house = await openTestPool(heard);
  await house.create('jane@example.com');
  await house.signIn('jane@example.com', password);
  count.statements = 0;

  expect((await house.signIn('jane@example.com', password)).status).toBe(200);
  // Does the name wait, the user; the try counted, the user, the block used up, the sign-in, the try forgiven; the key.
  expect(count.statements).toBe(8);
});
