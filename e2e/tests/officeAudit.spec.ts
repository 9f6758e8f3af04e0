import { expect, type Page, test } from '@playwright/test';
import { signIns } from '@demo/signIns';
import { downloadCsv } from '../files';
import { portal, watch } from '../portal';

const office = signIns.find(({ admin }) => admin)!;
const accountNo = signIns[0]!.accounts[0]!.accountNo;

/** Creates a user, who is then given the deposit plan. */
async function createAndGive(page: Page, name: string) {
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Create user' }).click();
  const form = page.getByRole('dialog', { name: 'Create user' });
  await form.getByLabel('First name').fill('Dana');
  await form.getByLabel('Last name').fill('Audited');
  await form.getByLabel('Email address').fill(name);
  await form.getByLabel('Find an account').fill(accountNo);
  await form
    .getByRole('button', { name: /^Link / })
    .first()
    .click();
  await form.getByRole('button', { name: 'Create user' }).click();
  await page.getByRole('button', { name: 'Show user' }).click();
  const drawer = page.getByRole('dialog', { name });
  const plan = drawer.getByRole('switch', { name: 'Deposit plan' });
  await plan.click();
  await page.getByRole('button', { name: 'Give deposit plan' }).click();
  await expect(plan).toBeChecked();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(drawer).toBeHidden();
}

test('what an administrator changed is found in the audit with what differs, and the chain holds', async ({
  page,
}, { project }) => {
  const breaches = await watch(page);
  const name = `audited.${project.name}@example.com`;
  await portal(page).signIn(office);
  await expect(page).toHaveURL(/\/home$/);
  await createAndGive(page, name);

  await page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: 'Audit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit' })).toBeVisible();
  const shown = (words: string) => page.getByRole('main').getByText(words, { exact: true });

  await test.step('it is found by the name of whom it is about', async () => {
    await page.getByRole('searchbox', { name: 'Search events' }).fill(name);
    await expect(page).toHaveURL(/[?&]q=/);
    await expect(shown('2 rows')).toBeVisible();
    await expect(shown('Created a user')).toBeVisible();
    await shown('Changed permissions').click();
  });

  await test.step('what differs stands side by side', async () => {
    await expect(page).toHaveURL(/[?&]event=\d+/);
    const drawer = page.getByRole('dialog', { name: /^Event / });
    await expect(drawer).toContainText(office.username);
    const states = drawer.getByRole('table', { name: 'Before and after' });
    await expect(states.getByRole('row', { name: 'deposit_plan no yes' })).toBeVisible();
    await expect(states.getByRole('row', { name: 'admin no no' })).toBeVisible();
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect(drawer).toBeHidden();
  });

  await test.step('it is taken along whole; the file is written down first, and so stands in itself', async () => {
    const rows = await downloadCsv(page);
    expect(rows.map(({ Action, Who, About }) => [Action, Who, About])).toEqual([
      ['export.made', office.username, ''],
      ['user.flags', office.username, name],
      ['user.created', office.username, name],
    ]);
    expect(rows[1]).toMatchObject({
      Before: JSON.stringify({ admin: false, deposit_plan: false }),
      After: JSON.stringify({ admin: false, deposit_plan: true }),
      Hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    await page.reload();
    await expect(shown('Downloaded a file')).toBeVisible();
  });

  await test.step('the chain holds, and a head that was noted is found in it again', async () => {
    const verdict = page.getByRole('status').filter({ hasText: 'Head:' });
    await page.getByRole('button', { name: 'Verify the chain' }).click();
    await expect(verdict).toContainText(/All [\d,]+ events are unchanged\./);
    const [head] = /[0-9a-f]{64}/.exec(await verdict.innerText())!;
    await page.getByLabel('Head noted earlier (optional)').fill(head);
    await page.getByRole('button', { name: 'Verify the chain' }).click();
    await expect(verdict).toContainText('Nothing up to it was changed or removed.');
  });
  expect(breaches()).toEqual([]);
});
