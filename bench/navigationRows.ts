import { signIns } from '@demo/signIns';
import { goWithin, settled, signedIn, sizes, SLOWER, withPortal } from './slowBrowser';

const ROUNDS = 7;

/** Screens that somebody goes back and forth between; each has figures. */
const paths = [
  '/home',
  '/my-account/overview',
  '/my-account/purchases/account-details',
  '/my-account/purchases/purchase-details',
  '/my-account/purchases/statements',
  '/my-account/payments/make-a-payment',
  '/my-account/payments/payment-history',
] as const;

/**
 * From a step inside the portal to the frame with the new screen's first figures, where its code and data are in the
 * cache: how long somebody waits who looks something up again. CPU / 4.
 */
export const printNavigation = (): Promise<void> =>
  withPortal(async (browser, address) => {
    console.log(
      `From a step inside the portal to the first figures, data in the cache, ms (median of ${ROUNDS}); CPU / ${SLOWER}`,
    );
    for (const size of sizes) {
      const { page, tools, close } = await signedIn(browser, address, size, signIns[0]!);
      const figures = new Map<string, Landmarks>();
      for (const path of paths) {
        await goWithin(page, path);
        await settled(page);
        figures.set(path, await page.evaluate(firstFigure));
      }
      await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      for (const path of paths) {
        const times: number[] = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          await goWithin(page, path === '/home' ? paths[1] : '/home');
          await settled(page);
          times.push(await page.evaluate(timeTo, { path, ...figures.get(path)! }));
        }
        const [median, worst] = [times.toSorted((a, b) => a - b)[ROUNDS >> 1]!, Math.max(...times)];
        console.log(
          `  ${String(size.width).padEnd(4)} ${path.padEnd(44)} ${median.toFixed(0).padStart(4)}, at most ${worst.toFixed(0)}`,
        );
      }
      await close();
    }
  });

interface Landmarks {
  readonly title: string;
  readonly figure: string;
}

/** Runs in the page: the title of the screen in front, and its first line that has a figure of money or of a date. */
function firstFigure(): Landmarks {
  const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent!.trim();
    if (/\$\d|\w{3} \d{1,2}, \d{4}/.test(text) && node.parentElement!.checkVisibility())
      return { title: document.title, figure: text };
  }
  throw new Error(`${location.pathname} shows no figure.`);
}

/** Runs in the page: milliseconds from a press until a frame is drawn in which the figure stands. */
const timeTo = ({ path, title, figure }: Landmarks & { path: string }) =>
  new Promise<number>((resolve, reject) => {
    const stands = () => {
      // The title is told when the screen has come into view.
      if (document.title !== title) return false;
      const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (node.textContent!.trim() === figure && node.parentElement!.checkVisibility()) return true;
      return false;
    };
    const began = performance.now();
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
    const look = () => {
      if (performance.now() - began > 30_000) reject(new Error(`${figure} never came on ${path}.`));
      else if (stands()) setTimeout(() => resolve(performance.now() - began));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
