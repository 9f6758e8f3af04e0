import { type Browser, expect, test } from '@playwright/test';
import { signIns } from '@demo/signIns';
import { mailbox } from '../mailbox';
import { atDesk, portal } from '../portal';
import { startPortal } from '../secondPortal';

const who = (name: string) => signIns.find(({ username }) => username === name)!;
const office = signIns.find(({ admin }) => admin)!;
/** Dana and Mara share an account of the Pullman branch; June's is of Lewiston. */
const dana = who('dana.kessler@example.com');
const mara = who('mara.kessler@example.com');
const june = who('june.stubbs@example.com');
const title = 'Fall fertilizer is in';

/** What is told is seen on every page: it has a portal of its own. */
const port = '3463';
const baseURL = `http://localhost:${port}`;

async function openFor(browser: Browser, person: typeof dana) {
  const page = await atDesk(browser, baseURL);
  await portal(page).signIn(person);
  await expect(page).toHaveURL(/\/home$/);
  await portal(page).settled();
  return page;
}

test('the office tells a branch something: its customers see it and get an email, others do not', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const own = await startPortal(port, {});
  try {
    const maras = await openFor(browser, mara);
    await maras.goto('/security');
    const news = maras.getByRole('switch', { name: 'News from the company by email' });
    await expect(news).toBeChecked();
    await news.click();
    await expect(maras.getByText('News by email is off')).toBeVisible();
    await expect(news).not.toBeChecked();

    const desk = await openFor(browser, office);
    await desk.goto('/admin/announcements?announcement=new');
    const form = desk.getByRole('dialog', { name: 'New announcement' });
    // The first refusal: nothing is entered yet.
    await form.getByRole('button', { name: 'Save draft' }).click();
    await expect(form.getByRole('link', { name: 'Enter a title.' })).toBeVisible();
    await form.getByLabel('Title', { exact: true }).fill(title);
    await form.getByLabel('Text', { exact: true }).fill('Prices hold for a week.\nCall your branch.');
    await form.getByLabel('Where').selectOption('both');
    const first = await form.getByLabel('First day', { exact: true }).inputValue();
    await form.getByLabel('Time on the first day').fill('00:00');
    await form.getByLabel('Last day', { exact: true }).fill(first);
    await form.getByRole('checkbox', { name: 'Pullman' }).check();
    await form.getByRole('button', { name: 'Save draft' }).click();

    const draft = desk.getByRole('dialog', { name: /^Announcement \d+$/ });
    await expect(draft.getByText('As the customer sees it')).toBeVisible();
    await expect(draft.getByText('Doesn’t want news by email')).toBeVisible();
    await draft.getByRole('button', { name: /^Schedule: \d+ people$/ }).click();
    await expect(draft.getByText('Running')).toBeVisible();

    const { messagesTo } = mailbox((await browser.newContext({ baseURL })).request);
    const titlesTo = async (person: typeof dana) =>
      (await messagesTo(person.username)).map(({ subject }) => subject);
    await expect(async () => expect(await titlesTo(dana)).toContain(title)).toPass({ timeout: 30_000 });
    expect(await titlesTo(mara)).not.toContain(title);
    expect(await titlesTo(june)).not.toContain(title);

    const danas = await openFor(browser, dana);
    const told = danas.getByRole('region', { name: 'Announcements' });
    await expect(told.getByText(title)).toBeVisible();
    await told.getByRole('button', { name: `Read “${title}”` }).click();
    await expect(told.getByText('Call your branch.')).toBeVisible();
    await danas.goto('/contact-us');
    await expect(told.getByText(title)).toBeVisible();
    const dismissed = danas.waitForResponse(/\/acknowledge$/);
    await told.getByRole('button', { name: `Dismiss “${title}”` }).click();
    await expect(told).toHaveCount(0);
    expect((await dismissed).status()).toBe(200);
    await danas.goto('/home');
    await portal(danas).settled();
    await expect(told).toHaveCount(0);

    // Who wants no email is told in the portal all the same.
    await maras.goto('/home');
    await expect(maras.getByRole('region', { name: 'Announcements' }).getByText(title)).toBeVisible();
    const junes = await openFor(browser, june);
    await expect(junes.getByText(title)).toHaveCount(0);
  } finally {
    await own.stop();
  }
});
