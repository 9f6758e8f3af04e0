import { expect, type Page, test } from '@playwright/test';
import { signIns } from '@demo/signIns';
import { fillBank, growOld, PALOUSE, proveItIsThem, someNumber } from '../bankForm';
import { grower } from '../drop';
import { mailbox } from '../mailbox';
import { portal } from '../portal';
import { cancelRequest, openRequest } from '../requests';

const office = signIns.find(({ admin }) => admin)!;

/** Asks for an amount on account and answers the number of the request. */
async function ask(page: Page, amount: string, source: RegExp): Promise<string> {
  await page.goto('/my-account/payments/make-a-payment');
  await page.getByRole('radio', { name: /^Another amount/ }).check();
  await page.getByLabel('Amount', { exact: true }).fill(amount);
  await page.getByRole('radio', { name: source }).check();
  await page.getByRole('button', { name: 'Review payment' }).click();
  await page.getByRole('checkbox', { name: /authorize the payment/ }).check();
  await page.getByRole('button', { name: 'Send payment request' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment request sent' })).toBeVisible();
  return page
    .getByText(/^PR-\d{4}-\d{6}$/)
    .first()
    .innerText();
}

/** Adds a bank account; the form that asks for a payment is the way there and back. */
async function addBank(page: Page, nickname: string) {
  await page.goto('/my-account/payments/payment-options?add=1');
  await fillBank(page, { nickname, routing: PALOUSE, number: someNumber(10) });
  await growOld(page);
  await page.getByRole('button', { name: 'Save bank account' }).click();
  await proveItIsThem(page);
  await expect(page.getByRole('listitem', { name: new RegExp(nickname) })).toBeVisible();
}

/** The queue with the requests that are named by their numbers' common words. */
async function find(page: Page, words: string) {
  await page.goto(`/admin/queue?tab=all&q=${encodeURIComponent(words)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Queue' })).toBeVisible();
}

const drawerOf = (page: Page, no: string) => page.getByRole('dialog', { name: `Request ${no}` });

/** Presses a button of an opened request, and confirms what it asks. */
async function move(
  page: Page,
  no: string,
  action: string,
  entries?: (dialog: ReturnType<Page['getByRole']>) => Promise<void>,
) {
  await drawerOf(page, no).getByRole('button', { name: action }).click();
  const dialog = page.getByRole('dialog', { name: new RegExp(`${no}.*\\?$`) });
  if (entries) await entries(dialog);
  await dialog.getByRole('button', { name: action }).click();
  await expect(page.getByText(/: 1 of 1\./)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).last().click();
}

test('the office approves, rejects and sends to the bank, and the customer reads each of it', async ({
  page,
  browser,
  isMobile,
}, { project }) => {
  test.slow();
  // Another amount per width: both run at the same time, and the same twice would be asked about.
  const cents = isMobile ? '25' : '50';
  const bank = `Office ${project.name}`;
  await portal(page).signIn(grower);
  await expect(page).toHaveURL(/\/home$/);
  await addBank(page, bank);
  const source = new RegExp(`^${bank} ••`);
  const numbers: string[] = [];
  for (const dollars of [31, 32, 33]) numbers.push(await ask(page, `${dollars}.${cents}`, source));
  const [sent, rejected, cancelled] = numbers as [string, string, string];

  const desk = await (
    await browser.newContext({ ...test.info().project.use, storageState: undefined })
  ).newPage();
  await portal(desk).signIn(office);
  await expect(desk).toHaveURL(/\/home$/);
  // Home is the office's for whoever works for it.
  await expect(desk.getByText(/^What’s waiting for the office/)).toBeVisible();

  await test.step('one is looked at, and its bank account confirmed', async () => {
    await find(desk, sent);
    await openRequest(desk, sent);
    await expect(drawerOf(desk, sent)).toContainText('New bank account');
    await drawerOf(desk, sent).getByRole('button', { name: 'Confirm bank account' }).click();
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Confirm bank account' }).click();
    await expect(drawerOf(desk, sent)).toContainText('Confirmed');
  });

  await test.step('one is rejected with a reason', async () => {
    await find(desk, rejected);
    await openRequest(desk, rejected);
    await move(desk, rejected, 'Reject', (dialog) =>
      dialog.getByLabel('Reason, as the customer will read it').fill('Paid by check yesterday.'),
    );
  });

  await test.step('of two that are approved together, one was cancelled meanwhile', async () => {
    await desk.goto(`/admin/queue?submitter=${encodeURIComponent(grower.username)}&sort=-submitted`);
    for (const no of [sent, cancelled]) {
      await desk.getByRole('checkbox', { name: new RegExp(`request ${no}`) }).check();
    }
    await page.goto('/my-account/payments/payment-requests');
    await openRequest(page, cancelled);
    await cancelRequest(page);

    await desk
      .getByRole('region', { name: 'Selected rows' })
      .getByRole('button', { name: 'Approve' })
      .click();
    const question = desk.getByRole('dialog', { name: 'Approve 2 requests?' });
    await expect(question.getByRole('list', { name: '2 of 2 requests need a closer look' })).toContainText(
      'New bank account',
    );
    await question.getByRole('button', { name: 'Approve' }).click();
    await expect(question.getByText(/^Look at them, then enter the number/).first()).toBeVisible();
    await question.getByLabel('How many requests need a closer look?').fill('2');
    await question.getByRole('button', { name: 'Approve' }).click();
    await expect(desk.getByText('Approved: 1 of 2. 1 was refused.')).toBeVisible();
    await expect(desk.getByRole('list', { name: 'Refused' })).toContainText(cancelled);
    await expect(desk.getByRole('list', { name: 'Refused' })).toContainText('“Cancelled”');
    await desk.getByRole('button', { name: 'Close' }).last().click();
    // What was moved and what was refused is chosen no more.
    await expect(desk.getByRole('region', { name: 'Selected rows' })).toBeHidden();
  });

  await test.step('the other goes to the bank, and cannot come back before it was debited', async () => {
    await find(desk, sent);
    await openRequest(desk, sent);
    await move(desk, sent, 'Mark as sent to bank');
    await expect(drawerOf(desk, sent)).toContainText('Returned by bank: The bank takes this payment on');
    await expect(drawerOf(desk, sent).getByRole('button', { name: 'Returned by bank' })).toBeHidden();
    await expect(drawerOf(desk, sent)).toContainText(office.username);
  });

  await test.step('the customer reads why, and by nobody’s name', async () => {
    await page.goto(`/my-account/payments/payment-requests?tab=problems&q=${rejected}`);
    await openRequest(page, rejected);
    await expect(page.getByRole('dialog', { name: `Request ${rejected}` })).toContainText(
      'Paid by check yesterday.',
    );
    await expect(page.getByRole('dialog', { name: `Request ${rejected}` })).toContainText('Our office');
    await page.goto(`/my-account/payments/payment-requests?q=${sent}`);
    await openRequest(page, sent);
    const drawer = page.getByRole('dialog', { name: `Request ${sent}` });
    await expect(drawer).toContainText('We sent it to your bank');
    await expect(drawer).not.toContainText(office.username);
    const messages = await mailbox(page.request).messagesTo(grower.username);
    expect(
      messages.some(({ text }) => text.includes(rejected) && text.includes('Paid by check yesterday.')),
    ).toBe(true);
  });
  await desk.context().close();
});
