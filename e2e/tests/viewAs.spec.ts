import { expect, type Page, test } from '@playwright/test';
import { VIEW_AS_HEADER } from '@contract/rules/viewAs';
import { signIns } from '@demo/signIns';
import { accountNo, grower } from '../drop';
import { portal, watch } from '../portal';

const office = signIns.find(({ admin }) => admin)!;
const banner = (page: Page) => page.getByRole('region', { name: 'View as customer' });

/** From the list of users to the grower's home. */
async function startView(page: Page, reason: string) {
  await portal(page).signIn(office);
  await expect(page).toHaveURL(/\/home$/);
  await page.goto(`/admin/users?user=${encodeURIComponent(grower.username)}`);
  await page
    .getByRole('dialog', { name: grower.username })
    .getByRole('button', { name: 'View as customer' })
    .click();
  const question = page.getByRole('dialog', { name: `View the portal as ${grower.username}?` });
  await question.getByRole('button', { name: 'Start view' }).click();
  await expect(question.getByText('Enter why you want to look').first()).toBeVisible();
  await question.getByLabel(/^Reason/).fill(reason);
  await question.getByRole('button', { name: 'Start view' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(banner(page)).toContainText('You can look, and change nothing.');
}

test('the office looks as a customer, pays nothing, prints the banner, and the audit has it', async ({
  page,
}, { project }) => {
  test.slow();
  const breaches = await watch(page);
  const reason = `Called about a balance, ${project.name} ${Date.now()}`;
  await startView(page, reason);

  await test.step('it is the customer’s portal, over a reload too', async () => {
    await expect(banner(page)).toContainText(/(30|29) minutes left/);
    await page.goto('/my-account/overview');
    await expect(page.getByRole('heading', { level: 1, name: 'Account Overview' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'You owe' })).toBeVisible();
    await expect(banner(page)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Office' })).toHaveCount(0);
    await page.goto('/admin/users');
    await expect(page.getByRole('heading', { name: 'You can’t open this page' })).toBeVisible();
    await page.goto('/security');
    await expect(page.getByRole('heading', { level: 1, name: 'Not part of this view' })).toBeVisible();
  });

  await test.step('a payment is refused, by the page and by the server', async () => {
    await page.goto('/my-account/payments/mailed-check');
    await page.getByRole('textbox', { name: 'Check number' }).fill('5200');
    await page.getByRole('textbox', { name: 'Amount of the check' }).fill('100.00');
    await page.getByRole('button', { name: 'Tell us about this check' }).click();
    await expect(page.getByText(/so you can only look\. Nothing was changed/).first()).toBeVisible();
    const refused = await page.evaluate(
      async ([header, username, account]) => {
        const { idToken } = JSON.parse(localStorage.getItem('userData')!) as { idToken: string };
        const { id } = JSON.parse(sessionStorage.getItem('viewAs')!) as { id: string };
        const answer = await fetch(`/api/checks?username=${username}`, {
          method: 'POST',
          headers: {
            Authorization: `Bearer ${idToken}`,
            'Content-Type': 'application/json',
            'Idempotency-Key': crypto.randomUUID(),
            [header!]: id,
          },
          body: JSON.stringify({
            account,
            amount: '100.00',
            checkNo: '5200',
            day: '2026-04-10',
            invoices: [],
          }),
        });
        return [answer.status, ((await answer.json()) as { code: string }).code];
      },
      [VIEW_AS_HEADER, grower.username, accountNo],
    );
    expect(refused).toEqual([403, 'view-only']);
  });

  await test.step('paper says it at its head', async () => {
    await page.goto('/my-account/overview');
    await expect(banner(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(banner(page)).toBeHidden();
    const head = page.locator('body > [data-on-paper]');
    await expect(head).toContainText('You can look, and change nothing.');
    expect((await head.boundingBox())!.y).toBeLessThan(40);
    await page.emulateMedia({ media: null });
    await expect(head).toBeHidden();
  });

  await test.step('one key leads back to the office', async () => {
    await page.keyboard.press('F8');
    await expect(page).toHaveURL(/\/admin\/users\?user=/);
    await expect(page.getByText(/^View as .* ended$/)).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
  });

  await test.step('the audit has who looked at whom, why, and each page', async () => {
    await page.goto(`/admin/audit?q=${encodeURIComponent(reason)}`);
    const shown = (words: string) => page.getByRole('main').getByText(words, { exact: true });
    await shown('Started to view as customer').click();
    const drawer = page.getByRole('dialog', { name: /^Event / });
    await expect(drawer).toContainText(office.username);
    await expect(drawer).toContainText(grower.username);
    await page.goto('/admin/audit?action=viewAs.page&q=/my-account/overview');
    await expect(shown('Opened a page as customer').first()).toBeVisible();
    await page.goto('/admin/audit?action=viewAs.read&q=/api/overview');
    await expect(shown('Read data as customer').first()).toBeVisible();
  });
  // What is refused stands on the console, as every refusal does.
  expect(breaches().filter((breach) => !breach.startsWith('console'))).toEqual([]);
});

test(
  'on a phone the banner stays in sight, and its button ends the view',
  { tag: '@phone' },
  async ({ page }) => {
    await startView(page, 'Called from the field.');
    await page.goto('/my-account/overview');
    await expect(banner(page)).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(banner(page)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);

    await page.getByRole('button', { name: 'End view (F8)' }).click();
    await expect(page).toHaveURL(/\/admin\/users\?user=/);
    await expect(banner(page)).toHaveCount(0);
  },
);
