import { expect, type Page, test, type TestInfo } from '@playwright/test';
import { signIns } from '@demo/signIns';
import { addBank } from '../bankForm';
import { centsOf, grower, rowsOf } from '../drop';
import { mailbox } from '../mailbox';
import { atDesk, portal } from '../portal';
import { ask, find, move, openRequest } from '../requests';
import { startPortal } from '../secondPortal';

const office = signIns.find(({ admin }) => admin)!;
const several = signIns.find(({ admin, accounts }) => !admin && accounts.length > 1)!;

/** What somebody is told is counted: each width has a portal of its own. */
const ports = { wide: '3464', phone: '3465' } as const;
const portOf = ({ project }: TestInfo) => ports[project.name as keyof typeof ports];

/** The bell: a button at a desk, a link on a phone. */
const bellOf = (page: Page) => {
  const named = { name: /^Notices(, \d+ unread)?$/ };
  const bar = page.getByRole('banner');
  return bar.getByRole('button', named).or(bar.getByRole('link', named));
};

async function unreadOf(page: Page): Promise<number> {
  const name = await bellOf(page).getAttribute('aria-label');
  return Number(/\d+/.exec(name ?? '')?.[0] ?? 0);
}

async function chooseWhatIsTold(page: Page): Promise<void> {
  await page.goto('/notices/choices');
  const reminders = page.getByRole('group', { name: 'Due dates' });
  await reminders.getByLabel('Due dates by email').selectOption('weekly');
  await reminders.getByRole('switch', { name: 'Due dates in the bell' }).uncheck();
  await expect(page.getByRole('group', { name: 'Sign-in and bank accounts' })).toContainText('Always on');
  await page.getByLabel(/^Quiet hours from/).fill('21:00');
  await page.getByLabel(/^Quiet hours until/).fill('');
  // The first refusal: quiet hours that never end.
  await page.getByRole('button', { name: 'Save choices' }).click();
  await expect(
    page.getByRole('link', { name: 'Enter when quiet hours end, or clear both times.' }),
  ).toBeVisible();
  await page.getByLabel(/^Quiet hours until/).fill('06:30');
  await page.getByRole('button', { name: 'Save choices' }).click();
  await expect(page.getByText('Choices saved')).toBeVisible();

  await page.reload();
  await expect(reminders.getByLabel('Due dates by email')).toHaveValue('weekly');
  await expect(reminders.getByRole('switch', { name: 'Due dates in the bell' })).not.toBeChecked();
  await expect(page.getByLabel(/^Quiet hours until/)).toHaveValue('06:30');
}

/** Reads everything that was told until now. */
async function readAll(page: Page): Promise<void> {
  await page.goto('/notices');
  await portal(page).settled();
  const mark = page.getByRole('button', { name: 'Mark all read' });
  if (await mark.isVisible()) await mark.click();
  await expect(mark).toHaveCount(0);
  await expect(bellOf(page)).toHaveAccessibleName('Notices');
}

/** Opens the newest notice: at a desk from the bell, on a phone from the page that the bell leads to. */
async function openNewest(page: Page, isMobile: boolean): Promise<void> {
  await bellOf(page).click();
  if (isMobile) await expect(page).toHaveURL(/\/notices$/);
  const told = isMobile ? page.getByRole('main') : page.getByRole('dialog', { name: 'Newest notices' });
  const newest = told.getByRole('listitem').first();
  await expect(newest).toContainText('Unread');
  await newest.getByRole('link').click();
}

/** No emails and no bell for payments of one account. */
async function silence(page: Page, accountNo: string): Promise<void> {
  await page.goto('/notices/choices');
  const account = page
    .getByRole('region', { name: 'By account' })
    .getByRole('listitem')
    .filter({ hasText: accountNo });
  await expect(account).toContainText('As above');
  await account.getByRole('button', { name: /^Change notices of / }).click();
  const dialog = page.getByRole('dialog', { name: /^Notices of / });
  await dialog.getByRole('radio', { name: /^Different for this account/ }).check();
  await dialog.getByLabel('Payments and requests by email').selectOption('never');
  await dialog.getByRole('switch', { name: 'Payments and requests in the bell' }).uncheck();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(account).toContainText(
    'Payments and requests: No email · Payments and requests not in the bell',
  );
}

const REASON = 'Paid by check yesterday.';

async function reject(desk: Page, requestNo: string): Promise<void> {
  await find(desk, requestNo);
  await openRequest(desk, requestNo);
  await move(desk, requestNo, 'Reject', (dialog) =>
    dialog.getByLabel('Reason, as the customer will read it').fill(REASON),
  );
}

test(
  'a grower chooses what they are told, is told what the office did, and reads it',
  { tag: ['@phone', '@long'] },
  async ({ browser, isMobile }, info) => {
    test.setTimeout(300_000);
    const port = portOf(info);
    const baseURL = `http://localhost:${port}`;
    const own = await startPortal(port, {});
    try {
      const page = await browser.newPage({ baseURL });
      await portal(page).signIn(grower);
      await expect(page).toHaveURL(/\/home$/);
      await chooseWhatIsTold(page);
      const bank = `Notices ${info.project.name}`;
      await addBank(page, bank);
      const requestNo = await ask(page, '34.25', new RegExp(`^${bank} ••`));
      await readAll(page);

      const desk = await atDesk(browser, baseURL);
      await portal(desk).signIn(office);
      await expect(desk).toHaveURL(/\/home$/);
      await reject(desk, requestNo);

      await expect(async () => {
        await page.goto('/home');
        await expect(bellOf(page)).toHaveAccessibleName(/unread$/, { timeout: 2000 });
      }).toPass({ timeout: 60_000 });
      const before = await unreadOf(page);
      await openNewest(page, isMobile);
      await expect(page).toHaveURL(/\/my-account\//);
      await expect.poll(() => unreadOf(page)).toBe(before - 1);

      await desk.goto('/admin/notices');
      await expect(desk.getByRole('heading', { level: 1, name: 'Notice runs' })).toBeVisible();
    } finally {
      await own.stop();
    }
  },
);

test(
  'somebody with several accounts silences one of them, and is told of the other',
  { tag: ['@phone', '@long'] },
  async ({ browser }, info) => {
    test.setTimeout(300_000);
    const port = portOf(info);
    const baseURL = `http://localhost:${port}`;
    const own = await startPortal(port, {});
    try {
      const page = await browser.newPage({ baseURL });
      await portal(page).signIn(several);
      await expect(page).toHaveURL(/\/home$/);
      // More than is owed would be asked about once more.
      const theirs = new Set(several.accounts.map(({ accountNo }) => accountNo));
      const [told, silent] = rowsOf('accounts.csv')
        .filter((row) => theirs.has(row.account_no!) && centsOf(row, 'regular_balance') > 100_00)
        .map((row) => row.account_no);
      await silence(page, silent!);
      const bank = `By account ${info.project.name}`;
      await addBank(page, bank, several);
      const source = new RegExp(`^${bank} ••`);
      const ofSilent = await ask(page, '34.25', source, silent);
      const ofTold = await ask(page, '21.50', source, told);
      await readAll(page);

      const desk = await atDesk(browser, baseURL);
      await portal(desk).signIn(office);
      await expect(desk).toHaveURL(/\/home$/);
      await reject(desk, ofSilent);
      await reject(desk, ofTold);

      await expect(async () => {
        await page.goto('/notices');
        await expect(bellOf(page)).toHaveAccessibleName('Notices, 1 unread', { timeout: 2000 });
      }).toPass({ timeout: 60_000 });
      // The list has both.
      for (const requestNo of [ofSilent, ofTold])
        await expect(page.getByRole('main').getByText(`Request ${requestNo} over`).first()).toBeVisible();
      const rejections = async () => {
        const messages = await mailbox(page.request).messagesTo(several.username);
        return messages.filter(({ text }) => text.includes(REASON)).map(({ text }) => text);
      };
      await expect.poll(rejections).toHaveLength(1);
      expect((await rejections())[0]).toContain(ofTold);
    } finally {
      await own.stop();
    }
  },
);
