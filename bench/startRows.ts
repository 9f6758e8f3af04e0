import type { FirstAnswers } from '@contract/start/schema';
import { onPostgres } from './purchaseRows';
import { timeOf } from './times';

const screens = [
  'home',
  'my-account/overview',
  'my-account/purchases/purchase-details',
  'my-account/purchases/statements',
  'my-account/purchases/purchase-summaries',
  'my-account/payments/make-a-payment',
];

const ROUNDS = 40;

/** The start call of a screen beside its single calls, one at a time and all at once. */
export const printStart = (): Promise<void> =>
  onPostgres(async ({ address, token }) => {
    const get = async (path: string): Promise<string> => {
      const answer = await fetch(`${address}${path}`, { headers: { authorization: `Bearer ${token}` } });
      if (!answer.ok) throw new Error(`${path} answered with status ${answer.status}.`);
      return answer.text();
    };
    console.log('First data of a screen, median ms over HTTP, real PostgreSQL, one caller');
    for (const screen of screens) {
      const start = `/api/start?screen=${encodeURIComponent(screen)}`;
      const text = await get(start);
      const paths = (JSON.parse(text) as FirstAnswers).answers.map(({ path }) => path);
      const times: Record<'start' | 'sum' | 'slowest' | 'together', number[]> = {
        start: [],
        sum: [],
        slowest: [],
        together: [],
      };
      // By turns, so that a busy moment meets all of them.
      for (let round = 0; round < ROUNDS; round += 1) {
        times.start.push(await timeOf(() => get(start)));
        const alone: number[] = [];
        for (const path of paths) alone.push(await timeOf(() => get(path)));
        times.sum.push(alone.reduce((sum, time) => sum + time, 0));
        times.slowest.push(Math.max(...alone));
        times.together.push(await timeOf(() => Promise.all(paths.map(get))));
      }
      const [one, sum, slowest, together] = [times.start, times.sum, times.slowest, times.together].map(
        median,
      );
      console.log(
        `  ${screen.padEnd(42)} start ${one}, its ${paths.length} calls one by one ${sum}, the slowest ${slowest}, ` +
          `all at once ${together}; ${(text.length / 1024).toFixed(0)} KiB`,
      );
    }
  });

const median = (times: number[]): string =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!.toFixed(1);
