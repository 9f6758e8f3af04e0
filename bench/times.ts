/** @returns milliseconds that some work took */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Rounds, and milliseconds, after which code is compiled and caches are full. */
const WARM = { rounds: 50, ms: 3_000 };

/** @returns milliseconds within which 95 of 100 rounds of some work ended, once it is warm */
export async function p95(work: () => Promise<unknown>, rounds = 40): Promise<number> {
  const began = performance.now();
  for (let warm = 0; warm < WARM.rounds && performance.now() - began < WARM.ms; warm += 1) await work();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await timeOf(work));
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)]!;
}

/** A line for a page of a list and its sums where it has some, which says where one of them is beyond its limit. */
export async function printPage(
  what: string,
  limit: number,
  list: () => Promise<unknown>,
  totals?: () => Promise<unknown>,
): Promise<void> {
  const [page, sums] = [await p95(list), totals ? await p95(totals) : 0];
  console.log(
    `  ${what.padEnd(28)} 95 % within ${page.toFixed(1)} ms` +
      (totals ? `, its sums within ${sums.toFixed(1)} ms` : '') +
      (Math.max(page, sums) > limit ? `  ** beyond the limit of ${limit} ms **` : ''),
  );
}
