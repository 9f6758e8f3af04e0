import { describe, expect, it } from 'vitest';
import { exportName } from './exportName';
import { pagesOf } from './pagesOf';

const list = ['a', 'b', 'c'];
const page = async (after: string | undefined) => {
  const at = after ? Number(after) : 0;
  return { rows: [list[at]!], next: at + 1 < list.length ? String(at + 1) : null };
};

describe('pagesOf', () => {
  it('walks to the end', async () => {
    const rows: string[] = [];
    for await (const found of pagesOf({ page, importId: async () => 7 })) rows.push(...found);

    expect(rows).toEqual(list);
  });

  it('ends where a new drop arrived, before it hands out a row of it', async () => {
    const ids = [7, 7, 8];
    const walk = pagesOf({ page, importId: async () => ids.shift() });

    expect(await walk.next()).toMatchObject({ value: ['a'] });
    await expect(walk.next()).rejects.toMatchObject({ code: 'conflict' });
  });
});

it.each([
  [{ account: '00117', from: '2026-01-01', to: '2026-03-31' }, '00117_2026-01-01_2026-03-31'],
  [{ account: '', from: '', to: '' }, 'all_start_2026-04-12'],
  [{ account: '../"x"' }, '----x-_start_2026-04-12'],
])('a file of %j is called for it', (part, name) => {
  expect(exportName({ screen: 'ledger', asOf: '2026-04-12', extension: 'csv', ...part })).toBe(
    `ledger_${name}_2026-04-12.csv`,
  );
});
