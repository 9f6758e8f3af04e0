import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { writeDrop } from '@demo/writeDrop';
import { gapsIn } from '../testing/reconciliation';
import { openTestDbForTest } from '../testing/testDb';
import { importDrop } from './importDrop';

const folder = mkdtempSync(join(tmpdir(), 'fieldgate-nights-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('takes night after night of one company: nothing is held, all adds up, and little is written', async () => {
  const db = await openTestDbForTest();
  const written: number[] = [];
  for (const asOf of ['2026-04-24', '2026-04-25', '2026-04-26', '2026-05-01']) {
    const drop = await writeDrop(folder, { asOf, since: '2023-04-13', size: 'demo' });
    const { outcome, issues, changes } = await importDrop(db, drop.folder);

    expect([asOf, outcome, issues]).toEqual([asOf, 'applied', []]);
    expect([asOf, await gapsIn(db)]).toEqual([asOf, {}]);
    const rows = Object.values(changes).map(({ inserted, updated, removed }) => inserted + updated + removed);
    written.push(rows.reduce((sum, one) => sum + one, 0) / drop.rows);
  }
  expect(written[0]).toBe(1);
  for (const share of written.slice(1)) {
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThan(0.05);
  }
});
