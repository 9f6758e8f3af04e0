import { expect, type Page, test } from '@playwright/test';
import { grower } from '../drop';
import { tabTo } from '../keyboard';

test(
  'without a mouse: in, past the navigation, through the menus, to an invoice and back',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await tabTo(page, 'Username or email', 'textbox');
    await page.keyboard.type(grower.username);
    await page.keyboard.press('Tab');
    await page.keyboard.type(grower.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await test.step('the first stop of a page leads past what stands on every page', async () => {
      await page.goto('/my-account/purchases/purchase-details');
      await expect(page.getByText(/^Totals for/)).toBeVisible();
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to the page' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      const address = page.url();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      expect(page.url()).toBe(address);
    });

    await test.step('the menu of the person opens, is moved through, and gives the focus back', async () => {
      const toggle = await tabTo(page, /^Account menu of/, 'button', 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('menu').locator(':focus')).toBeVisible();
      await page.keyboard.press('Home');
      await expect(page.getByRole('menuitem').first()).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('menuitem', { name: 'Security' })).toBeFocused();
      await page.keyboard.press('End');
      await expect(page.getByRole('menuitemradio', { name: 'Same as this device' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);
      await expect(toggle).toBeFocused();
    });

    await test.step('the navigation opens and closes, and gives the focus back', async () => {
      const toggle = await tabTo(page, /^(Open|Close) menu$/, 'button', 'Shift+Tab');
      const navigation = page.getByRole('navigation', { name: 'Main' });
      if (!isMobile) {
        await page.keyboard.press('Enter');
        await expect(navigation).toBeHidden();
        await page.keyboard.press('Enter');
        await expect(navigation).toBeVisible();
        return;
      }
      await page.keyboard.press('Enter');
      await expect(navigation).toBeVisible();
      await tabTo(page, 'Contact Us', 'link');
      await page.keyboard.press('Escape');
      await expect(navigation).toBeHidden();
      await expect(toggle).toBeFocused();
    });

    await test.step('a status is chosen, and its rows are counted aloud', async () => {
      const totals = page.locator('[aria-live=polite]').getByText(/^Totals for/);
      const before = await totals.textContent();
      const chip = await tabTo(page, /^Paid/, 'button');
      await page.keyboard.press('Space');
      await expect(chip).toHaveAttribute('aria-pressed', 'true');
      await expect(page).toHaveURL(/status=paid/);
      await expect(totals).not.toHaveText(before!);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    });

    await test.step('going backwards, the focus never stops below the bar', async () => {
      await page.getByRole('link', { name: /^Terms of use/ }).focus();
      for (let stop = 0; stop < 12; stop += 1) {
        await page.keyboard.press('Shift+Tab');
        await expect.poll(() => hiddenFocus(page)).toBe('');
      }
    });

    await test.step('the filters open as a dialog that keeps the focus and gives it back', async () => {
      const button = await tabTo(page, /^Filter/, 'button');
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      for (let stop = 0; stop < 3; stop += 1) {
        await page.keyboard.press('Tab');
        expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();
    });

    if (!isMobile) await chooseAColumn(page);

    await test.step('an invoice opens with Enter and closes with Escape', async () => {
      const opener = isMobile ? await tabToFirstCard(page) : await moveThroughGrid(page);
      await page.keyboard.press('Enter');
      const drawer = page.getByRole('dialog');
      await expect(drawer.getByRole('heading', { name: /^Invoice/ })).toBeVisible();
      await expect(page).toHaveURL(/[?&]invoice=/);
      await page.keyboard.press('Escape');
      await expect(drawer).toHaveCount(0);
      await expect(page).not.toHaveURL(/[?&]invoice=/);
      await expect(opener).toBeFocused();
    });
  },
);

/** What has the focus, if it is out of sight. */
const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement!;
    const { top, bottom } = focused.getBoundingClientRect();
    const bar = document.querySelector('header')!;
    const seen =
      bar.contains(focused) || (top >= bar.getBoundingClientRect().bottom && bottom <= innerHeight);
    return seen ? '' : `${focused.outerHTML.slice(0, 120)} from ${top} to ${bottom} of ${innerHeight}`;
  });

async function chooseAColumn(page: Page) {
  await test.step('a column is brought in from the menu, which stays for the next one', async () => {
    const button = await tabTo(page, /columns?$/i, 'button');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeVisible();
    // Typing goes to the entry that begins so.
    await page.keyboard.type('Branch');
    const entry = page.getByRole('menuitemcheckbox', { name: 'Branch' });
    await expect(entry).toBeFocused();
    await page.keyboard.press('Space');
    await expect(entry).toHaveAttribute('aria-checked', 'true');
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(page.getByRole('columnheader', { name: 'Branch' })).toBeAttached();
  });
}

/** One stop for the whole grid; the arrow keys go on from there. */
async function moveThroughGrid(page: Page) {
  await tabTo(page, 'Invoice', 'columnheader');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  const cell = page.locator('.MuiDataGrid-row').first().getByRole('gridcell').nth(1);
  await expect(cell).toBeFocused();
  return cell;
}

async function tabToFirstCard(page: Page) {
  const card = page.getByRole('main').getByRole('list', { name: 'Purchases' }).getByRole('button').first();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(card).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [0] });
  return card;
}
