import { expect, test } from '@playwright/test';
import { type SignIn, signIns } from '@demo/signIns';
import { addBank } from '../bankForm';
import { grower } from '../drop';
import { mailbox } from '../mailbox';
import { portal } from '../portal';
import { ask, cancelRequest, drawerOf, find, move, openRequest } from '../requests';

const [office, second] = signIns.filter(({ admin }) => admin) as [SignIn, SignIn];

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
    // Whoever vouches for a bank account approves nothing that is paid from it.
    const colleague = await (await browser.newContext()).newPage();
    await portal(colleague).signIn(second);
    await expect(colleague).toHaveURL(/\/home$/);
    await find(colleague, sent);
    await openRequest(colleague, sent);
    await expect(drawerOf(colleague, sent)).toContainText('New bank account');
    await drawerOf(colleague, sent).getByRole('button', { name: 'Confirm bank account' }).click();
    await colleague.getByRole('alertdialog').getByRole('button', { name: 'Confirm bank account' }).click();
    await expect(drawerOf(colleague, sent)).toContainText('Confirmed');
    await colleague.close();
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
    await desk.getByRole('dialog', { name: 'Approve' }).getByRole('button', { name: 'Close' }).click();
    // What was moved and what was refused is chosen no more.
    await expect(desk.getByRole('region', { name: 'Selected rows' }).getByRole('button')).toHaveCount(0);
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
