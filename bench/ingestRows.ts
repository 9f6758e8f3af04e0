import { ingest } from './ingest';

/** The least share of COPY's speed that reading, checking and staging may have. */
const stagingLimit = 0.85;
/** The most that a whole import may take, against COPY and INSERT … ON CONFLICT alone. */
const importLimit = 1.3;
/** The most that a second import without changes may take, against the first. */
const againLimit = 0.5;

/** Prints the rows about the import of a drop, each with its limit. */
export async function printIngest(): Promise<void> {
  const { rows, staged, copied, imported, again, upserted } = await ingest();
  console.log(`Import of a large drop, ${rows.toLocaleString('en-US')} rows, real PostgreSQL`);
  const row = (what: string, took: number, against: number, ratio: number, kept: boolean, limit: string) =>
    console.log(
      `  ${what.padEnd(34)} ${took.toFixed(1)} s, ${against.toFixed(1)} s, ratio ${ratio.toFixed(2)} (limit ${limit})` +
        (kept ? '' : '  ** beyond the limit **'),
    );
  const speed = copied / staged;
  row('import: staging against COPY', staged, copied, speed, speed >= stagingLimit, `≥ ${stagingLimit}`);
  const whole = imported / upserted;
  row(
    'whole import against ON CONFLICT',
    imported,
    upserted,
    whole,
    whole <= importLimit,
    `≤ ${importLimit}`,
  );
  const rerun = again / imported;
  row('again, unchanged, against the first', again, imported, rerun, rerun <= againLimit, `≤ ${againLimit}`);
}
