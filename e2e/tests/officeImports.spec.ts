import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test, type TestInfo } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { signIns } from '@demo/signIns';
import { accountNo, changedDrop, grower } from '../drop';
import { downloadCsv } from '../files';
import { filledDir } from '../place';
import { portal } from '../portal';
import { startPortal } from '../secondPortal';

const office = signIns.find(({ admin }) => admin)!;
const ports = { wide: '3437', phone: '3438' } as const;

/** What is imported is seen by everybody: each width has a portal of its own. */
const portOf = ({ project }: TestInfo) => ports[project.name as keyof typeof ports];
test.use({
  baseURL: ({ isMobile }, give) => give(`http://localhost:${ports[isMobile ? 'phone' : 'wide']}`),
});

const home = join(filledDir, 'demo');
interface Told {
  readonly zip: Buffer;
  readonly was: string;
  readonly becomes: string;
}

/** The demo's own drop a second time, in which the grower is called otherwise and one contact belongs to nobody. */
function anotherDrop(): Told {
  const folder = join(home, readdirSync(home)[0]!);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const accounts = parse(read('accounts.csv'), { columns: true, bom: true }) as Record<string, string>[];
  const was = accounts.find((row) => row.account_no === accountNo)!.name!;
  const becomes = `${was} and Daughter`;
  const zip = changedDrop(home, 'drop_20260413_0930', {
    'accounts.csv': (text) => text.replace(was, becomes),
    'contacts.csv'(text) {
      const [head, first, ...rest] = text.split('\n');
      return [head, first!.replace(/^"?[^",]+"?/, '99999'), ...rest].join('\n');
    },
  });
  return { zip, was, becomes };
}

const sees = async (page: Page, name: string) => {
  await page.goto('/my-account/overview');
  await expect(page.getByText(name, { exact: true }).filter({ visible: true }).first()).toBeVisible();
};

const decide = async (page: Page, press: string, sure: string) => {
  await page.getByRole('button', { name: press, exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: sure }).click();
  await expect(dialog).toHaveCount(0);
};

test('a drop is uploaded, looked at, applied and rolled back; a customer sees each of it', async ({
  page,
  browser,
}, info) => {
  test.slow();
  const { stop } = await startPortal(portOf(info), {});
  try {
    const { zip, was, becomes } = anotherDrop();
    const customer = await browser.newPage();
    await portal(customer).signIn(grower);
    await expect(customer).toHaveURL(/\/home$/);
    await sees(customer, was);

    await portal(page).signIn(office);
    await expect(page).not.toHaveURL(/\/login$/);
    await page.goto('/admin/imports');
    await page.getByLabel('ZIP with a drop').setInputFiles({
      name: 'night.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from('no ZIP at all'),
    });
    const place = page.getByRole('region', { name: 'Upload a drop' });
    await expect(place.getByText(/This is no ZIP file.*Nothing was taken/)).toBeVisible();
    // The portal's own alert says the same over the page.
    await page.getByRole('button', { name: 'Close', exact: true }).click();

    await page
      .getByLabel('ZIP with a drop')
      .setInputFiles({ name: 'night.zip', mimeType: 'application/zip', buffer: zip });
    await expect(page.getByRole('heading', { name: 'drop_20260413_0930', level: 1 })).toBeVisible({
      timeout: 60_000,
    });
    await expect(page).toHaveURL(/\?drop=\d+/, { timeout: 120_000 });
    await expect(page.getByText('Ready to apply')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText(/files are what the manifest says/)).toBeVisible();
    const changes = page.getByRole('table', { name: 'Changes by file' });
    await expect(changes.getByRole('row', { name: /^accounts\.csv 0 1 0 0/ })).toBeVisible();
    await page.getByRole('button', { name: /^Holds a row back/ }).click();
    await expect(page.getByText(/accounts\.csv does not hold this account/).first()).toBeVisible();
    await sees(customer, was);

    const shown = await downloadCsv(page);
    expect(new Set(shown.map((row) => row['How serious']))).toEqual(new Set(['Holds a row back']));
    expect(shown).toContainEqual(expect.objectContaining({ File: 'contacts.csv', Line: '2' }));
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    const arriving = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: /^Everything for the ERP/ }).click();
    const file = await arriving;
    expect(file.suggestedFilename()).toBe('validation_drop_20260413_0930.csv');
    const found = parse(readFileSync(await file.path()), { columns: true, bom: true }) as Record<
      string,
      string
    >[];
    expect(found).toContainEqual(
      expect.objectContaining({
        severity: 'row',
        file: 'contacts.csv',
        line: '2',
        rule_id: 'unknown-account',
      }),
    );

    await decide(page, 'Apply', 'Apply drop');
    await expect(page.getByText('Customers see it')).toBeVisible({ timeout: 60_000 });
    await sees(customer, becomes);

    await decide(page, 'Roll back', 'Roll back');
    await expect(page.getByText('Rolled back')).toBeVisible({ timeout: 60_000 });
    await sees(customer, was);
    await customer.close();
  } finally {
    await stop();
  }
});
