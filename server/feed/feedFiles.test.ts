import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openTestDbForTest } from '../testing/testDb';
import { feedFiles } from './feedFiles';
import { tableColumns } from './feedFile';

describe('feedFiles', () => {
  it('describe every column of their tables, and none that is not there', async () => {
    const db = await openTestDbForTest();
    for (const description of feedFiles) {
      const { rows } = await sql<{ name: string }>`
        select column_name as name from information_schema.columns where table_name = ${description.table}
      `.execute(db.sql);
      expect([...tableColumns(description), 'import_id'].sort()).toEqual(rows.map(({ name }) => name).sort());
    }
  });

  it.each(feedFiles.map((each, at) => [each.file, at] as const))(
    '%s names parents before itself',
    (_, at) => {
      const before = feedFiles.slice(0, at).map(({ file }) => file);
      expect(before).toEqual(expect.arrayContaining([...(feedFiles[at]!.parents ?? [])]));
    },
  );
});
