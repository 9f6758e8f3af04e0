import { expect, type Locator, type Page } from '@playwright/test';

type Role = Parameters<Page['getByRole']>[0];

/** More stops than any way that somebody without a mouse would go. */
const MOST_STOPS = 80;

/** Presses a key until the focus is on one of the goals; where it never comes there, tells by what it went. */
export async function repeatKeyUntil(page: Page, goals: Locator, key = 'Tab'): Promise<Locator> {
  const passed: string[] = [];
  while (passed.length < MOST_STOPS) {
    await page.keyboard.press(key);
    if (await hasFocus(page, goals)) return goals.and(page.locator(':focus'));
    passed.push(await focused(page));
  }
  throw new Error(`${key} leads past ${passed.join(' > ')}, and not to ${goals.toString()}.`);
}

const hasFocus = async (page: Page, goals: Locator): Promise<boolean> =>
  (await goals.and(page.locator(':focus')).count()) > 0;

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { tagName, textContent, ariaLabel } = document.activeElement!;
    return (ariaLabel ?? textContent).trim().slice(0, 30) || tagName;
  });

/** Goes on with Tab until the focus is on something, as somebody without a mouse does; answers what it is. */
export async function tabTo(page: Page, name: RegExp | string, role: Role, key = 'Tab'): Promise<Locator> {
  const goals = page.getByRole(role, { name, exact: typeof name === 'string' });
  const all = await repeatKeyUntil(page, goals, key);
  return (await goals.count()) === 1 ? goals : all;
}

/**
 * Chooses in a group of radio buttons. Tab stops at such a group once, at the choice that stands, and the arrows lead
 * from there to the others.
 */
export async function chooseByArrows(page: Page, group: string, name: RegExp): Promise<void> {
  const radios = page.getByRole('radiogroup', { name: group }).getByRole('radio');
  await repeatKeyUntil(page, radios);
  const goal = radios.and(page.getByRole('radio', { name }));
  if (!(await hasFocus(page, goal))) await repeatKeyUntil(page, goal, 'ArrowDown');
  await page.keyboard.press('Space');
  await expect(goal.and(page.locator(':focus'))).toBeChecked();
}
