import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'vite';
import { expect, inject, it, onTestFinished } from 'vitest';
import { createClient } from '@/data/client';
import { propertyRuns } from '@contract/testing/propertyRuns';
import { openSharedTestDb } from '@server/testing/testDb';
import { tracesOf } from '@server/vault/testing/tracesOf';
import { bankOffice, checkable, fillBank, payable, withdrawable } from './testing/filed';

/** Ten times as many in the run before a release. */
const COUNT = propertyRuns(50);

/** The numbers have eight digits in common, so that all of them are looked for at once in what may be hundreds of MB. */
const MARK = '73196482';
const planted = (n: number): string =>
  MARK + Array.from({ length: 2 + (n % 8) }, () => randomInt(10)).join('');

/** A number that the process is given by its command line: what is in the heap is found. */
const KNOWN = '58204617';

async function startServer(url: string) {
  mkdirSync('dist', { recursive: true });
  // Beside the packages that it loads.
  const folder = mkdtempSync('dist/heap-');
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    build: { ssr: 'server/modules/achBatches/testing/heapProcess.ts', outDir: folder },
  });
  const child = spawn(process.execPath, [join(folder, 'heapProcess.js'), url, KNOWN], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async () => ((await lines.next()) as IteratorResult<string, string>).value;
  const { origin, token } = JSON.parse(await next()) as { readonly origin: string; readonly token: string };
  const client = createClient({ origin, token: async () => token, onSessionOver: () => undefined });
  return {
    office: bankOffice({ as: () => client }),
    heap: async (): Promise<Buffer> => {
      const file = join(folder, 'all.heapsnapshot');
      child.stdin.write(`${file}\n`);
      expect(await next()).toBe('written');
      return readFileSync(file);
    },
  };
}

/** The embedded database is inside the process that is looked at, and no other one can open it. */
const isShared = 'server' in inject('testDatabase');

it.skipIf(!isShared)(
  `of ${COUNT} account numbers none is in the heap of the server once a file was made and downloaded`,
  async () => {
    const { db, url } = await openSharedTestDb();
    await fillBank(db, { validation: 'microEntries' });
    for (let n = 0; n < COUNT; n += 1)
      await [withdrawable, payable, payable, checkable][n % 4]!(db, { accountNumber: planted(n) });
    const { office, heap } = await startServer(url);

    const bytes = await office.file(await office.create());
    expect(bytes.toString('latin1').split(MARK).length - 1).toBeGreaterThanOrEqual(COUNT);
    const everything = await heap();

    const isThere = (text: string) => everything.includes(text, 0, 'latin1');
    expect(isThere(KNOWN)).toBe(true);
    expect(tracesOf(MARK).filter(isThere)).toEqual([]);
  },
);
