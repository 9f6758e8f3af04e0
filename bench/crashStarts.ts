import { openPortal } from '@server/app/portal';
import type { Ground } from './ground';
import { startWriter } from './killing';
import { asAdmin, printOutcome } from './outcome';

const AT_ONCE = 3;

/** A portal of its own process, on a port that nobody asks for; says that it serves. */
export async function startOnce({ databaseUrl, dataDir }: Ground): Promise<void> {
  const portal = await openPortal({
    PORT: '0',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DEMO: 'no',
    LOG_LEVEL: 'fatal',
  });
  const { statusCode } = await portal.app.inject('/api/health');
  process.stdout.write(`${statusCode}\n`);
  await portal.close();
}

/** Whether portals that start at the same moment on an empty database all serve, and have made everything once. */
export async function raceStarts(blank: () => Promise<Ground>, times: number): Promise<boolean> {
  let serving = 0;
  let duplicated = 0;
  let seconds = 0;
  for (let time = 0; time < times; time += 1) {
    const { dataDir, databaseUrl = '' } = await blank();
    const began = performance.now();
    const starts = Array.from({ length: AT_ONCE }, async () => {
      for await (const line of startWriter(['starts', dataDir, databaseUrl]).lines) {
        if (line === '200') serving += 1;
      }
    });
    await Promise.all(starts);
    seconds = Math.max(seconds, (performance.now() - began) / 1000);
    duplicated += await asAdmin(databaseUrl, async (admin) => {
      const { rows } = await admin.query<{ keys: number }>('select count(*)::int as keys from pool_key');
      return rows[0]!.keys - 1;
    });
  }
  const injected = AT_ONCE * times;
  return printOutcome({
    what: `${AT_ONCE} starts at the same moment on an empty database`,
    injected,
    acknowledged: serving,
    lost: injected - serving,
    duplicated,
    seconds,
    wrong: [],
  });
}
