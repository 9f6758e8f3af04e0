import { expect, test } from '@playwright/test';
import { grower } from '../drop';
import { mailbox } from '../mailbox';
import { openAs, portal, watch } from '../portal';

const pdf = { name: 'Scale ticket.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 ticket') };
const page2 = { name: 'page.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') };

/** A message with a file, from an invoice's own link to the emails about it. */
test('writes to the company, over a reload, and finds the emails', async ({ page, request }) => {
  const breaches = await watch(page);
  const { messagesTo } = mailbox(request);
  await openAs(page, grower, '/home');
  await portal(page).goTo('Contact Us');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  const branch = page.getByRole('region', { name: 'Pullman' });
  await expect(branch.getByText(/^(Open until|Closed)/).first()).toBeVisible();
  await expect(branch.getByRole('link', { name: 'Call 509-555-0110' })).toBeVisible();

  await page.goto('/contact-us?about=invoice:0048213');
  await expect(page.getByText('Invoice 0048213', { exact: true })).toBeVisible();
  await expect(page.getByLabel('What is it about?')).toHaveValue('billing');
  const words = `Twice? My card is 4111 1111 1111 1111, ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Message' }).fill(words);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(words);

  await page.locator('input[type=file]').setInputFiles([pdf, page2]);
  await expect(page.getByText('page.pdf isn’t a PDF, JPG or PNG', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Your message is sent' })).toBeFocused();
  const ticketNo = (await page
    .getByText(/CT-\d{4}-\d{6}/)
    .first()
    .textContent())!.match(/CT-\d{4}-\d{6}/)![0];
  await expect(page.getByRole('region', { name: 'Your messages' }).getByText(ticketNo)).toBeVisible();

  for (const to of [grower.username, 'office@larkspur.example']) {
    await expect(async () => {
      const letter = (await messagesTo(to)).find(({ subject }) => subject.includes(ticketNo));
      expect(letter?.text).toContain('> Twice? My card is ••1111,');
      expect(letter?.text).toContain('Scale ticket.pdf');
      expect(letter?.text).not.toContain('4111');
    }).toPass();
  }

  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  expect(breaches()).toEqual([]);
});
