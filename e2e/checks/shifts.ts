import type { Page } from '@playwright/test';
import { maxShift, shiftOf, takeShifts, watchShifts } from '@bench/shifts';

/** Round trip of each call, in milliseconds: on this machine alone a page and its figures would come in one frame. */
const LATENCY = 40;

/** From now on what moves on a page is taken down, and calls take their time as over a network. */
export async function watchMoves(page: Page): Promise<void> {
  await watchShifts(page);
  const tools = await page.context().newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

/** What pushed away something that one already looked at, since it was last asked for. */
export async function moveFaults(page: Page, when: string): Promise<string[]> {
  const moves = await takeShifts(page);
  const shift = shiftOf(moves);
  if (shift <= maxShift) return [];
  const worst = moves.toSorted((a, b) => b.score - a.score).slice(0, 3);
  return [
    `moves by ${shift.toFixed(3)} ${when}: ${worst.map(({ what }) => what.slice(0, 2).join(' | ')).join(' / ')}`,
  ];
}
