import { expect, it } from 'vitest';
import * as achBatches from '@contract/achBatches/endpoints';
import { openTestApp } from '@server/testing/testApp';
import { openTestDbForTest } from '@server/testing/testDb';
import { bankOffice, fillBank, payable, root } from './testing/filed';

it('finds files by their number, by their requests and by whose accounts are in them, void ones too', async () => {
  const db = await openTestDbForTest();
  await fillBank(db);
  const portal = await openTestApp(db);
  const office = bankOffice(portal);
  const { requestNo } = await payable(db);
  await office.move(await office.create(), 'void', { reason: 'Wrong day' });
  await payable(db, { option: { holder_name: 'Ridge Land' } });
  const second = await office.create();
  const found = async (q: string) => {
    const { rows } = await portal.as(root).call(achBatches.list, { query: { q, limit: 50 } });
    const totals = await portal.as(root).call(achBatches.totals, { query: { q } });
    expect(totals.rows).toBe(rows.length);
    return rows.map(({ batchNo }) => batchNo);
  };

  expect(second).toMatchObject({ batchNo: 2, entryCount: 2 });
  expect(await found('1')).toContain(1);
  expect(await found(` ${requestNo.toLowerCase()} `)).toEqual([2, 1]);
  expect(await found('RIDGE land')).toEqual([2]);
  expect(await found('nothing of it')).toEqual([]);
  expect(await found('%')).toEqual([]);
  await portal.close();
});
