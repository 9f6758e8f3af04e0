import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { extractTime } from './extractTime';
import { newDemoDrop } from './testing/readDrop';
import { writeDrop } from './writeDrop';

describe('writeDrop', () => {
  it('writes the same bytes for the same day and seed, and others for another seed', async () => {
    const [first, again, other] = [
      await newDemoDrop('2026-04-12'),
      await newDemoDrop('2026-04-12'),
      await newDemoDrop('2026-04-12', { seed: 2 }),
    ];
    expect(again.sha256).toEqual(first.sha256);
    expect([...again.papers].filter(([name, bytes]) => !first.papers.get(name)?.equals(bytes))).toEqual([]);
    expect(again.papers.size).toBe(first.papers.size);
    expect(other.sha256['invoices']).not.toBe(first.sha256['invoices']);
    expect(other.sha256['products']).toBe(first.sha256['products']);
  });

  it('writes over an older drop of the same day, in the one folder that its time names', async () => {
    const parent = mkdtempSync(join(tmpdir(), 'fieldgate-demo-'));
    try {
      const first = await writeDrop(parent, { asOf: '2026-04-12', size: 'demo', seed: 2 });
      const second = await writeDrop(parent, { asOf: '2026-04-12', size: 'demo' });
      expect(second.folder).toBe(first.folder);
      expect(readdirSync(parent)).toEqual(['drop_20260413_0210']);
      expect(readdirSync(second.folder).filter((name) => name.endsWith('.csv'))).toHaveLength(second.files);
      expect(readdirSync(join(second.folder, 'docs'))).toHaveLength(second.papers);
      expect(readFileSync(join(second.folder, 'manifest.csv'), 'utf8')).toContain(
        ',2026-04-13T02:10:00-07:00,',
      );
    } finally {
      rmSync(parent, { recursive: true });
    }
  });

  it.each(['2026-02-30', '04/12/2026', '1850-01-01'])('refuses to write up to %s', async (asOf) => {
    await expect(writeDrop(tmpdir(), { asOf, size: 'demo' })).rejects.toThrow(/nothing to write up to/);
  });

  it('begins 36 months before unless told otherwise', async () => {
    const [usual, told] = [
      await newDemoDrop('2026-04-12'),
      await newDemoDrop('2026-04-12', { since: '2023-04-13' }),
    ];
    expect(told.sha256).toEqual(usual.sha256);
  });

  it.each(['2026-04-13', '2026-02-30', '2006-04-11', '04/13/2023'])(
    'refuses to begin on %s',
    async (since) => {
      await expect(writeDrop(tmpdir(), { asOf: '2026-04-12', since, size: 'demo' })).rejects.toThrow(
        `“${since}” is not a day from 2006-04-12 to 2026-04-12, so the company cannot begin on it. ` +
          'Give its first day of business, such as 2023-04-13, or leave it out.',
      );
    },
  );
});

describe('extractTime', () => {
  it.each([
    ['2026-04-12', '2026-04-13T02:10:00-07:00', '20260413_0210'],
    ['2026-01-05', '2026-01-06T02:10:00-08:00', '20260106_0210'],
    ['2026-03-07', '2026-03-08T03:10:00-07:00', '20260308_0310'],
    ['2026-10-31', '2026-11-01T02:10:00-08:00', '20261101_0210'],
  ])('of %s is %s', (asOf, instant, stamp) => {
    expect(extractTime(asOf)).toEqual({ instant, stamp });
  });
});
