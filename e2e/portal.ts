import { type Browser, expect, type Page } from '@playwright/test';
import { slowness } from './place';

type Person = Readonly<Record<'username' | 'password', string>>;

/** What the browser keeps for people who signed in before in this process, by portal and name. */
const sessions = new Map<string, string>();

const EMPTY = '<link rel="icon" href="data:,">';

/**
 * Opens a page as somebody who is signed in already. The first test of a process signs in, the others begin with what
 * the browser kept then. Not for tests that sign out, change a sign-in, or need one that is minutes old at most.
 */
export async function openAs(page: Page, person: Person, path: string): Promise<void> {
  // An empty page of the portal's origin, whose storage it is. It names no icon, for which the browser would ask.
  await page.route('**/nothing', (route) => route.fulfill({ contentType: 'text/html', body: EMPTY }));
  await page.goto('/nothing');
  await page.unroute('**/nothing');
  const key = `${new URL(page.url()).origin} ${person.username}`;
  const kept = sessions.get(key);
  if (kept === undefined) {
    await page.evaluate(() => localStorage.clear());
    await portal(page).signIn(person);
    await expect(page).toHaveURL(/\/home$/);
    sessions.set(key, await page.evaluate(() => JSON.stringify(localStorage)));
  } else {
    await slowDown(page);
    await page.evaluate((text) => {
      localStorage.clear();
      for (const [name, value] of Object.entries(JSON.parse(text) as Record<string, string>)) {
        localStorage.setItem(name, value);
      }
    }, kept);
  }
  await page.goto(path);
}

/** What an endpoint answers within the next start call. */
export async function startAnswer(page: Page, endpoint: string): Promise<unknown> {
  const response = await page.waitForResponse(/\/api\/start\?/);
  const { answers } = (await response.json()) as { answers: { path: string; body: string }[] };
  return JSON.parse(answers.find(({ path }) => path.startsWith(`${endpoint}?`))!.body);
}

/** Slows the page down from now on, where that was asked for. */
async function slowDown(page: Page): Promise<void> {
  if (slowness === 1) return;
  const tools = await page.context().newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
}

/** What a person does in the portal, in the words on the screen. */
export const portal = (page: Page) => ({
  signIn: async ({ username, password }: Person) => {
    await slowDown(page);
    await page.goto('/');
    await expect(page).toHaveURL(/\/login$/);
    await page.getByLabel('Username or email').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
  },

  /** Opens a screen by the side navigation, which a telephone has to open first. */
  goTo: async (...labels: readonly string[]) => {
    const navigation = page.getByRole('navigation', { name: 'Main' });
    const toggle = page.getByRole('button', { name: /^(Open|Close) menu$/ });
    await toggle.waitFor();
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
    for (const label of labels) {
      const named = { name: label, exact: true };
      const entry = navigation.getByRole('button', named).or(navigation.getByRole('link', named));
      await entry.waitFor();
      // A group that is open already must not be folded again.
      if ((await entry.getAttribute('aria-expanded')) !== 'true') await entry.click();
      // What is in a group that still unfolds would be scrolled to within it, and slip away from under the press.
      const unfolding = '.MuiCollapse-root:not(.MuiCollapse-entered, .MuiCollapse-hidden)';
      await expect(navigation.locator(unfolding)).toHaveCount(0);
    }
  },

  /** Waits until nothing is on its way any more: what comes late pushes away what stands below it. */
  settled: async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true], output[aria-label=Loading]:visible')).toHaveCount(0);
  },

  /** Unfolds the line of sums above cards; a grid shows its sums and tools anyway. */
  unfold: async () => {
    const sums = page.getByRole('main').locator('[data-joins-frame]:visible');
    await sums.first().waitFor();
    const line = sums.locator('> button[aria-expanded=false]');
    if ((await line.count()) > 0) await line.click();
  },

  /** Takes an entry of the menu under one's own initials. */
  choose: async (entry: string) => {
    await page.getByRole('button', { name: /^Account menu of/ }).click();
    await page.getByRole('menuitem', { name: entry }).click();
  },

  signOut: async () => {
    await page.getByRole('button', { name: /^Account menu of/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
  },
});

/**
 * Takes down every breach of the content security policy, and every error on the console, from now on.
 * @returns what was taken down so far
 */
export async function watch(page: Page): Promise<() => string[]> {
  const breaches: string[] = [];
  await page.exposeFunction('tellBreach', (breach: string) => breaches.push(breach));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      (window as unknown as { tellBreach: (b: string) => void }).tellBreach(
        `policy ${violatedDirective} ${blockedURI} ${sourceFile}`,
      );
    });
  });
  page.on('pageerror', (error) => breaches.push(`error ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') breaches.push(`console ${message.text()}`);
  });
  return () => [...breaches];
}

/** A page at a desk, whatever device the test is about: the office has no telephone in hand. */
export const atDesk = (browser: Browser, baseURL?: string): Promise<Page> =>
  browser.newPage({
    ...(baseURL !== undefined && { baseURL }),
    viewport: { width: 1280, height: 900 },
    isMobile: false,
    hasTouch: false,
  });
