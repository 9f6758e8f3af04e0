import { expect, test } from '@playwright/test';
import { signIns } from '@demo/signIns';
import { grower } from '../drop';
import { mailbox } from '../mailbox';
import { atDesk, openAs, portal } from '../portal';

const office = signIns.find(({ admin }) => admin)!;
const pdf = { name: 'Scale ticket.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 ticket') };

/** A message with a file, from its customer to the office and back, twice. */
test('the office answers a message, and its customer answers back @phone', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  test.slow();
  const { messagesTo } = mailbox(request);
  const words = `Who brings the seed, ${Date.now()}?`;
  await openAs(page, grower, '/contact-us?about=invoice:0048213');
  await page.getByRole('textbox', { name: 'Message' }).fill(words);
  await page.locator('input[type=file]').setInputFiles([pdf]);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Your message is sent' })).toBeFocused();
  const ticketNo = (await page
    .getByText(/CT-\d{4}-\d{6}/)
    .first()
    .textContent())!.match(/CT-\d{4}-\d{6}/)![0];

  // The office sits at a desk, whatever the customer has in hand.
  const desk = await atDesk(browser, baseURL);
  await portal(desk).signIn(office);
  await expect(desk).toHaveURL(/\/home$/);
  await desk.getByRole('link', { name: 'Messages nobody took' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await desk.goto(`/admin/messages?message=${ticketNo}`);
  const drawer = desk.getByRole('dialog', { name: `Message ${ticketNo}` });
  await expect(drawer.getByText(words)).toBeVisible();
  await drawer.getByRole('button', { name: 'Take', exact: true }).click();
  await expect(desk.getByText(`${ticketNo}: Taken`)).toBeVisible();

  const download = desk.waitForEvent('download');
  await drawer.getByRole('button', { name: /^Scale ticket\.pdf/ }).click();
  expect((await download).suggestedFilename()).toBe(`${ticketNo}_1.pdf`);

  // A template is saved once, and filled in with what the message says.
  const name = `Seed ${ticketNo}`;
  await drawer.getByRole('button', { name: 'Save as template' }).click();
  const saving = desk.getByRole('dialog', { name: 'Save as template' });
  await saving.getByLabel('Name of the template').fill(name);
  await saving.getByLabel('Text').fill('We bring it tomorrow. See {number}.');
  await saving.getByRole('button', { name: 'Save template' }).click();
  await expect(saving).toHaveCount(0);
  await drawer.getByLabel('Template').selectOption({ label: name });
  await expect(drawer.getByRole('textbox', { name: 'Reply' })).toHaveValue(
    `We bring it tomorrow. See ${ticketNo}.`,
  );
  await drawer.getByRole('button', { name: 'Reply and close' }).click();
  await expect(desk.getByText(`${ticketNo}: Replied and closed`)).toBeVisible();
  await expect(drawer.getByRole('definition').filter({ hasText: /^Done$/ })).toBeVisible();

  await expect(async () => {
    const answers = await messagesTo(grower.username);
    const email = answers.find(({ subject }) => subject.includes(`We answered your message ${ticketNo}`));
    expect(email?.text).toContain(`> We bring it tomorrow. See ${ticketNo}.`);
  }).toPass();

  await page.goto('/contact-us');
  const own = page
    .getByRole('region', { name: 'Your messages' })
    .getByRole('listitem')
    .filter({ hasText: ticketNo });
  await expect(own.getByText('Closed', { exact: true })).toBeVisible();
  await own.getByText('Show message').click();
  await expect(own.getByText(`We bring it tomorrow. See ${ticketNo}.`)).toBeVisible();
  await own.getByLabel('Your answer').fill('Tomorrow is too late.');
  await own.getByRole('button', { name: 'Send answer' }).click();
  await expect(own.getByText('In progress', { exact: true })).toBeVisible();
  await expect(own.getByLabel('Your answer')).toHaveValue('');

  await desk.goto(`/admin/messages?message=${ticketNo}`);
  await expect(drawer.getByText('Tomorrow is too late.')).toBeVisible();
  await expect(drawer.getByRole('definition').filter({ hasText: /^Open$/ })).toBeVisible();
  await desk.close();
});
