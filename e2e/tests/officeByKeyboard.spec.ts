import { expect, type Page, test } from '@playwright/test';
import { signIns } from '@demo/signIns';
import { desks, expectRows } from '../checks/rows';
import { grower } from '../drop';
import { repeatKeyUntil } from '../keyboard';
import { openAs, portal } from '../portal';
import { addBank, someNumber } from '../bankForm';
import { requestAgain, sentBy } from '../requests';
import { startPortal } from '../secondPortal';

const office = signIns.find(({ admin }) => admin)!;
/** Pays from a deposit plan, where there is no bank account to look at. */
const saver = signIns.find(({ username }) => username === 'emil.vandermeer@example.com')!;

/** Lists that have rows in the demo; those of the bank are looked at where there are some. */
const lists = ['users', 'imports', 'audit', 'email'];

/** What a hand does: each press of a key that is a command, and each text that is typed, is one action. */
function hand({ keyboard }: Page) {
  let actions = 0;
  return {
    press: async (key: string) => {
      actions += 1;
      await keyboard.press(key);
    },
    type: async (text: string) => {
      actions += 1;
      await keyboard.type(text);
    },
    count: () => actions,
  };
}

/** Says what was needed, beside what is allowed. */
function within(what: string, actions: number, most: number): void {
  console.log(`${what}: ${actions} of at most ${most} actions`);
  expect(actions, what).toBeLessThanOrEqual(most);
}

const panelOf = (page: Page, name: RegExp) => page.getByRole('dialog', { name });

/** The requests of one customer, in an address. What tests beside this one ask for is of other amounts. */
const of = (submitter: string) => `submitter=${encodeURIComponent(submitter)}`;

/** Writes a message as a customer and answers its number. */
async function write(page: Page, words: string): Promise<string> {
  await openAs(page, grower, '/contact-us');
  await page.getByLabel('What is it about?').selectOption({ index: 1 });
  await page.getByRole('textbox', { name: 'Message' }).fill(words);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Your message is sent' })).toBeFocused();
  const told = await page
    .getByText(/CT-\d{4}-\d{6}/)
    .first()
    .innerText();
  return /CT-\d{4}-\d{6}/.exec(told)![0];
}

for (const size of desks) {
  const { width, height } = size;
  const deskPort = width === 1280 ? '3540' : '3541';
  // Rows are what a larger window changes; the keys are pressed there by the deep run.
  const byHand = width === 1280 ? {} : { tag: '@deep' };
  test.describe(`at ${width} x ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('lists show their rows and are reached at once', async ({ page }) => {
      for (const list of lists) {
        await openAs(page, office, `/admin/${list}`);
        await portal(page).settled();
        await expectRows(page, size);

        let stops = 0;
        const skip = page.getByRole('link', { name: 'Skip to the list' });
        while (!(await skip.evaluate((link) => link === document.activeElement))) {
          expect((stops += 1), list).toBeLessThanOrEqual(5);
          await page.keyboard.press('Tab');
        }
        await page.keyboard.press('Enter');
        await expect(page.locator('main [role=grid] :focus')).toHaveCount(1);
        console.log(`${list} at ${width}: ${stops} stops`);
      }
    });

    test('a payment that somebody misses is found from a name', byHand, async ({ page }) => {
      await openAs(page, office, '/admin/users');
      await portal(page).settled();
      const own = hand(page);
      await own.press('Control+k');
      await expect(
        page.getByRole('dialog', { name: 'Find an account' }).getByRole('searchbox'),
      ).toBeFocused();
      await own.type('kessler ridge');
      await expect(page.getByRole('link', { name: 'Kessler Ridge Farms LLC' })).toBeVisible();
      await own.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Kessler Ridge Farms LLC' })).toBeVisible();
      await expect(
        page
          .getByRole('row')
          .filter({ hasText: /Payment|PR-\d{4}/ })
          .first(),
      ).toBeVisible();
      within('A missing payment', own.count(), 3);
    });

    test('requests are approved one by one', byHand, async ({ page, browser }) => {
      test.slow();
      await openAs(page, saver, '/home');
      const [dollars, times] = width === 1280 ? [17, 20] : [18, 3];
      const askAgain = await requestAgain(page, `${dollars}.00`, /^Deposit plan Vandermeer farm/);
      for (let cents = 1; cents < times; cents += 1)
        await askAgain(`${dollars}.${String(cents).padStart(2, '0')}`);
      const desk = await (await browser.newContext({ viewport: { width, height } })).newPage();
      await openAs(
        desk,
        office,
        `/admin/queue?${of(saver.username)}&least=${dollars}&most=${dollars}.99&flow=internal`,
      );
      await desk.locator('main [role=grid] [role=row][data-rowindex="0"]').waitFor();
      const own = hand(desk);
      await own.press('j');
      const approvedOnes = new Set<string>();
      for (let approved = 1; approved <= times; approved += 1) {
        const panel = panelOf(desk, /^Request PR-/);
        await expect(panel.getByRole('button', { name: 'Approve' })).toBeVisible();
        const title = await panel.getByRole('heading', { level: 2 }).innerText();
        // The list beside it stays usable: nothing is modal.
        await expect(desk.locator('[aria-modal=true]')).toHaveCount(0);
        const before = own.count();
        await own.press('a');
        const question = desk.getByRole('dialog', { name: /^Approve PR-.*\?$/ });
        await expect(question.getByRole('button', { name: 'Approve' })).toBeFocused();
        await own.press('Enter');
        // The panel behind the question is hidden from roles while that is there: whether it went on is told by its text.
        await expect(desk.locator('[data-side-panel] h2', { hasText: title })).toHaveCount(0);
        approvedOnes.add(title);
        within(`Approving ${title}`, own.count() - before, 2);
      }
      expect(approvedOnes.size).toBe(times);
    });

    test('ten bank accounts are confirmed together', byHand, async ({ browser }) => {
      test.slow();
      // A portal of its own: nobody adds more than ten in a day, and tests beside this one add some.
      const own = await startPortal(deskPort, {});
      try {
        const context = { viewport: { width, height }, baseURL: `http://localhost:${deskPort}` };
        const page = await browser.newPage(context);
        await portal(page).signIn(saver);
        await expect(page).toHaveURL(/\/home$/);
        const added = await sentBy(page, /externalpaymentoptions$/, () => addBank(page, 'Desk 0', saver));
        const askAgain = await requestAgain(page, '61.00', /^Desk 0 ••/);
        for (let cents = 1; cents < 10; cents += 1) {
          const { id } = await added.again({ nickname: `Desk ${cents}`, accountNumber: someNumber(10) });
          await askAgain(`61.0${cents}`, { paymentoption: id });
        }
        const desk = await browser.newPage(context);
        await portal(desk).signIn(office);
        await expect(desk).toHaveURL(/\/home$/);
        await desk.goto(`/admin/queue?${of(saver.username)}&least=61&most=61.99`);
        await desk.locator('main [role=grid] [role=row][data-rowindex="9"]').waitFor();
        const keys = hand(desk);
        await keys.press('Tab');
        await keys.press('Tab');
        await keys.press('Enter');
        await keys.press('ArrowDown');
        await keys.press('Control+a');
        await expect(desk.getByRole('region', { name: 'Selected rows' })).toContainText('$');
        await keys.press('c');
        const dialog = desk.getByRole('dialog', { name: 'Confirm bank accounts' });
        await expect(dialog.getByRole('button', { name: 'Confirm accounts: 10' })).toBeFocused();
        await keys.press('Enter');
        await expect(dialog.getByText('Confirmed: 10 of 10.')).toBeVisible();
        within('Ten bank accounts', keys.count(), 15);
      } finally {
        await own.stop();
      }
    });

    test('a message is answered and closed, and a close is undone', byHand, async ({ page, browser }) => {
      test.slow();
      const words = `Where is my payment, ${width} ${Date.now()}?`;
      const ticketNo = await write(page, words);
      const desk = await (await browser.newContext({ viewport: { width, height } })).newPage();
      await openAs(desk, office, `/admin/messages?q=${ticketNo}`);
      await desk.locator('main [role=grid] [role=row][data-rowindex="0"]').waitFor();
      await desk.keyboard.press('j');
      await expect(panelOf(desk, new RegExp(ticketNo)).getByText(words)).toBeVisible();
      await desk.keyboard.press('c');
      await expect(desk.getByText(`${ticketNo}: Closed`)).toBeVisible();
      await repeatKeyUntil(desk, desk.getByRole('button', { name: 'Undo' }));
      await desk.keyboard.press('Enter');
      await expect(desk.getByText(`${ticketNo}: Reopened`)).toBeVisible();

      await desk.goto(`/admin/messages?q=${ticketNo}`);
      await desk.locator('main [role=grid] [role=row][data-rowindex="0"]').waitFor();
      const own = hand(desk);
      await own.press('j');
      const field = panelOf(desk, new RegExp(ticketNo)).getByRole('textbox', { name: 'Reply' });
      await expect(field).toBeVisible();
      await own.press('r');
      await expect(field).toBeFocused();
      await own.type('It came in today. Thank you for your patience.');
      await own.press('Control+Enter');
      await expect(desk.getByText(`${ticketNo}: Replied and closed`)).toBeVisible();
      within('Answering and closing', own.count(), 4);
    });
  });
}
