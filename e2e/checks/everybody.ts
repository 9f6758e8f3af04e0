import type { Page } from '@playwright/test';
import { axeFaults } from './axe';
import { nameFaults } from './names';
import { enlarge, readingFaults, space } from './reading';
import { targetFaults } from './targets';

/** What keeps anybody from using the page as it stands, by axe and by what axe does not see. */
export const faultsFor = async (page: Page, isMobile: boolean): Promise<string[]> => [
  ...(await axeFaults(page)),
  ...(await nameFaults(page)),
  ...(await readingFaults(page)),
  ...(isMobile ? await targetFaults(page) : []),
];

interface Way {
  readonly how: string;
  readonly begin: (page: Page) => Promise<void>;
  readonly end: (page: Page) => Promise<void>;
  readonly mobileOnly?: boolean;
}

const ways: readonly Way[] = [
  { how: 'enlarged', begin: (page) => enlarge(page, 200), end: (page) => enlarge(page, 100) },
  { how: 'spaced', begin: (page) => space(page, true), end: (page) => space(page, false) },
  {
    how: 'at 320 pixels',
    begin: (page) => page.setViewportSize({ width: 320, height: 640 }),
    end: (page) => page.setViewportSize({ width: 360, height: 740 }),
    mobileOnly: true,
  },
];

/** What gets lost where somebody enlarges the text, spaces it, or has a very small window. */
export async function faultsInEveryWay(
  page: Page,
  isMobile: boolean,
  look: () => Promise<string[]> = () => readingFaults(page),
): Promise<string[]> {
  const found: string[] = [];
  for (const { how, begin, end } of ways.filter(({ mobileOnly }) => isMobile || !mobileOnly)) {
    await begin(page);
    found.push(...(await look()).map((fault) => `${how} ${fault}`));
    await end(page);
  }
  return found;
}
