import { expect, type Page, test, type TestInfo } from '@playwright/test';
import { grower } from '../drop';
import { portal } from '../portal';
import { startPortal } from '../secondPortal';

/** A link is made and ended: each width has a portal of its own. */
const ports = { wide: '3490', phone: '3491' } as const;
const portOf = ({ project }: TestInfo) => ports[project.name as keyof typeof ports];

/** Makes a link and answers its address. */
async function makeLink(page: Page): Promise<string> {
  const card = page.getByRole('region', { name: 'Calendar', exact: true });
  await card.getByRole('button', { name: 'Make a calendar link' }).click();
  const made = card.getByRole('region', { name: 'Calendar link' });
  await expect(made).toContainText('Copy it now');
  const address = await made.getByText(/^http.*\.ics$/).textContent();
  await expect(made.getByRole('link', { name: 'Open in calendar app' })).toHaveAttribute(
    'href',
    address!.replace('http:', 'webcal:'),
  );
  return address!;
}

test(
  'a grower makes a calendar link, a calendar reads it, and it ends when it is turned off',
  { tag: ['@phone', '@long'] },
  async ({ browser, request }, info) => {
    const port = portOf(info);
    const baseURL = `http://localhost:${port}`;
    const own = await startPortal(port, { PORTAL_URL: baseURL });
    try {
      const page = await browser.newPage({ baseURL });
      await portal(page).signIn(grower);
      await expect(page).toHaveURL(/\/home$/);
      await page.goto('/notices/choices');
      const address = await makeLink(page);

      // As a calendar program: no cookie, no token.
      const first = await request.get(address);
      expect(first.headers()['content-type']).toBe('text/calendar; charset=utf-8');
      const text = await first.text();
      expect(text).toContain('BEGIN:VEVENT');
      expect(text).not.toMatch(/SUMMARY:.*\$/);
      const etag = first.headers()['etag']!;
      expect((await request.get(address, { headers: { 'If-None-Match': etag } })).status()).toBe(304);

      const card = page.getByRole('region', { name: 'Calendar', exact: true });
      await card.getByRole('switch', { name: 'Include amounts' }).click();
      await expect(page.getByText('Your calendar now includes amounts')).toBeVisible();
      expect(await (await request.get(address)).text()).toMatch(/SUMMARY:.*\$/);

      // Nobody is shown the link again, but when it was fetched.
      await page.reload();
      await expect(card.getByText(/Last fetched on /)).toBeVisible();
      await expect(card.getByText(/\.ics$/)).toHaveCount(0);

      await card.getByRole('button', { name: 'Turn off' }).click();
      const question = page.getByRole('alertdialog', { name: 'Turn off your calendar link?' });
      await question.getByRole('button', { name: 'Turn off' }).click();
      await expect(card.getByRole('button', { name: 'Make a calendar link' })).toBeVisible();
      const ended = await request.get(address);
      const never = await request.get(`${baseURL}/calendar/${'x'.repeat(43)}.ics`);
      expect([ended.status(), await ended.text()]).toEqual([404, await never.text()]);
    } finally {
      await own.stop();
    }
  },
);
