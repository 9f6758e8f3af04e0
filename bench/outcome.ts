import pg from 'pg';

/** What became of work while faults were injected into its database. */
interface Outcome {
  readonly what: string;
  readonly injected: number;
  /** Whoever asked was told that it is durable. */
  readonly acknowledged: number;
  /** Acknowledged and not there. */
  readonly lost: number;
  readonly duplicated: number;
  /** From the end of a fault to what was acknowledged first after it; of all faults the longest. */
  readonly seconds: number;
  /** What else is not as it has to be. */
  readonly wrong: readonly string[];
}

/** Prints it in one line; answers whether it is as it has to be. */
export function printOutcome({ what, wrong, ...figures }: Outcome): boolean {
  const { injected, acknowledged, lost, duplicated, seconds } = figures;
  console.log(
    `${what}: injected ${injected} / acknowledged ${acknowledged} / lost ${lost} / duplicated ${duplicated} / ` +
      `seconds ${seconds.toFixed(1)}`,
  );
  for (const one of wrong) console.error(`  ${one}`);
  return lost + duplicated + wrong.length === 0;
}

/** Does something as a superuser that none of the faults hits. */
export async function asAdmin<T>(url: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: url, application_name: 'admin' });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

/** Ends every backend of a database; answers how many there were. */
export const endBackends = (url: string): Promise<number> =>
  asAdmin(url, async (admin) => {
    const { rowCount } = await admin.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and application_name <> 'admin'`);
    return rowCount ?? 0;
  });
