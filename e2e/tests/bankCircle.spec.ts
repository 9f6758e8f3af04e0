import { type Browser, expect, type Page, test } from '@playwright/test';
import { formatMoney } from '@contract/format/money';
import { type SignIn, signIns } from '@demo/signIns';
import { readFile } from '@server/bank/nacha/readFile';
import { openDb } from '@server/db/open';
import { embeddedEngine } from '@server/db/pglite';
import { companySettingsOf, decideSettings } from '@server/domain/settings/companySettings';
import { bankAnswers } from '@server/modules/achReturns/testing/bankAnswers';
import { applyDrop } from '../applyDrop';
import { applyReturns, bringBack, createFile, downloaded, sendFile } from '../bankFiles';
import { addBank } from '../bankForm';
import { expectRowsAtDesks } from '../checks/rows';
import { centsOf, changedDrop, grower, lastCheck } from '../drop';
import { mailbox } from '../mailbox';
import { portal } from '../portal';
import { ask, drawerOf, find, move, openRequest } from '../requests';
import { startPortal } from '../secondPortal';

const [office, second] = signIns.filter(({ admin }) => admin) as [SignIn, SignIn];
const port = '3447';
test.use({ baseURL: `http://localhost:${port}` });

const BANK = 'Circle checking';

/** The days of the walk, in the morning of the demo's zone where nothing else is said. */
const days = {
  saved: '2026-04-13T17:00:00Z',
  deposited: '2026-04-16T17:00:00Z',
  // After the hour up to which the customer may cancel.
  filed: '2026-04-16T21:30:00Z',
  returned: '2026-04-20T16:00:00Z',
  settled: '2026-04-24T16:00:00Z',
};

/** Nothing else is asked for, and two approve above $100.00. */
async function onlyThis(dataDir: string) {
  const db = openDb(await embeddedEngine(dataDir));
  try {
    // After what the demo decided when it began.
    const at = new Date(days.deposited);
    const settings = await companySettingsOf(db.sql, at);
    const payments = { ...settings.payments, secondApprovalCents: 10_000 };
    await decideSettings(db.sql, { ...settings, payments }, { at, from: at, by: office.username });
    await db.sql
      .updateTable('portal_user')
      .set({ admin: true })
      .where('name', '=', second.username)
      .execute();
    await db.sql
      .updateTable('request')
      .set({ status: 'rejected', status_reason: 'Asked for by another test.' })
      .where('status', 'not in', ['posted', 'completed', 'cancelled', 'rejected'])
      .execute();
  } finally {
    await db.close();
  }
}

/** What a strict reader finds of the grower in a file. */
const ofGrower = (bytes: Uint8Array) =>
  readFile(bytes)
    .batches.flatMap(({ entries }) => entries.map(({ detail }) => detail))
    .filter(({ name }) => name.toLowerCase().startsWith('kessler'));

/** The drop of the night before the last day: the ERP booked the payment under its number. */
const nextDrop = (home: string, requestNo: string): Buffer =>
  changedDrop(
    home,
    'drop_20260424_0210',
    {
      'payments.csv': (text) => {
        const { payment_no: paymentNo, received_date: received, reference } = lastCheck();
        const days = new RegExp(`${received},\\d{4}-\\d\\d-\\d\\d,K,${reference},,`);
        const asBooked = (line: string) => line.replace(days, `2026-04-21,2026-04-22,A,,${requestNo},`);
        return text.replace(new RegExp(`^${paymentNo},.*$`, 'm'), asBooked);
      },
    },
    { asOf: '2026-04-23' },
  );

test('from a first bank account to a closed day: checked, paid, returned, sent again, settled, posted', async ({
  browser,
  request,
}) => {
  test.setTimeout(600_000);
  const own = await startPortal(port, {}, { now: days.saved });
  /** Somebody's page on the day on which the portal is. */
  const pageOf = async (person: SignIn, now: string) => signedIn(browser, person, now);
  const amount = centsOf(lastCheck(), 'amount');
  try {
    await own.moveTo(days.saved, onlyThis);
    let page = await pageOf(grower, days.saved);
    await addBank(page, BANK);
    let desk = await pageOf(office, days.saved);
    const deposits = await test.step('its two deposits go to the bank', async () => {
      await createFile(desk, 1, 'Kessler Ridge');
      const bytes = await downloaded(desk, 1);
      await sendFile(desk);
      return ofGrower(bytes).map(({ amount: cents }) => (Number(cents) / 100).toFixed(2));
    });
    expect(deposits).toHaveLength(2);

    await own.moveTo(days.deposited);
    page = await next(page, pageOf(grower, days.deposited));
    const requestNo = await test.step('the account is confirmed by them, and pays', async () => {
      await page.goto('/my-account/payments/payment-options');
      const account = page.getByRole('listitem', { name: new RegExp(BANK) });
      await account.getByRole('button', { name: 'Enter the two amounts' }).click();
      const dialog = page.getByRole('dialog', { name: `Confirm ${BANK}` });
      await dialog.getByLabel('One deposit', { exact: true }).fill(deposits[0]!);
      await dialog.getByLabel('The other deposit', { exact: true }).fill(deposits[1]!);
      await dialog.getByRole('button', { name: 'Confirm bank account' }).click();
      await expect(page.getByText(`${BANK} is confirmed`)).toBeVisible();
      return ask(page, (amount / 100).toFixed(2), new RegExp(`^${BANK} ••`));
    });

    await test.step('two approve it', async () => {
      desk = await next(desk, pageOf(office, days.deposited));
      await approve(desk, requestNo);
      await expect(drawerOf(desk, requestNo)).toContainText('You approved it first.');
      desk = await next(desk, pageOf(second, days.deposited));
      await approve(desk, requestNo);
      await expect(drawerOf(desk, requestNo)).toContainText('Approved');
    });

    await own.moveTo(days.filed);
    const first = await test.step('it is in a file, once', async () => {
      desk = await next(desk, pageOf(office, days.filed));
      await createFile(desk, 2, 'Kessler Ridge');
      const bytes = await downloaded(desk, 2);
      await sendFile(desk);
      return bytes;
    });
    expect(ofGrower(first)).toMatchObject([{ identification: requestNo }]);

    await own.moveTo(days.returned);
    await test.step('the bank returns it, the customer is told, and it is sent again', async () => {
      desk = await next(desk, pageOf(office, days.returned));
      await bringBack(desk, bankAnswers(first, [{ requestNo, code: 'R01' }], { day: '2026-04-20' }), 1);
      await applyReturns(desk);
      await expect(desk.getByRole('row', { name: new RegExp(requestNo) }).getByText('Applied')).toBeVisible();

      page = await next(page, pageOf(grower, days.returned));
      await page.goto(`/my-account/payments/payment-requests?tab=problems&q=${requestNo}`);
      await openRequest(page, requestNo);
      await expect(drawerOf(page, requestNo)).toContainText(
        'There was not enough money in the bank account.',
      );
      await expect(async () => {
        const messages = await mailbox(request).messagesTo(grower.username);
        expect(messages.map(({ text }) => text).join('\n')).toContain('not enough money');
      }).toPass({ timeout: 60_000 });

      await find(desk, requestNo);
      await openRequest(desk, requestNo);
      await move(desk, requestNo, 'Send again');
      await createFile(desk, 3, 'Kessler Ridge');
      expect(ofGrower(await downloaded(desk, 3))).toMatchObject([{ identification: requestNo }]);
      await sendFile(desk);
    });

    await test.step('the lists of the bank have their rows beside what is to be done', async () => {
      for (const list of ['batches', 'returns']) {
        await desk.goto(`/admin/payments/${list}`);
        await expectRowsAtDesks(desk);
      }
    });

    await own.moveTo(days.settled);
    await test.step('it has settled, and the night’s drop has it posted', async () => {
      page = await next(page, pageOf(grower, days.settled));
      await seesState(page, 'open', requestNo, 'Cleared');
      desk = await next(desk, pageOf(office, days.settled));
      await applyDrop(desk, nextDrop(`${own.dataDir}/demo`, requestNo));
      await seesState(page, 'completed', requestNo, 'Posted');
    });

    await test.step('two people close the days, without a difference', async () => {
      for (const person of [office, second]) {
        desk = await next(desk, pageOf(person, days.settled));
        await desk.goto('/admin/payments/reconciliation');
        const sums = desk.getByRole('row', { name: /^Difference / });
        await expect(sums).toContainText('$0.00');
        await expect(desk.getByText(formatMoney(amount)).first()).toBeVisible();
        await desk
          .getByRole('button', { name: person === office ? 'Sign these figures' : 'Sign and close' })
          .click();
      }
      await expect(desk.getByText('Every day through Apr 23, 2026 is closed.')).toBeVisible();
    });
  } finally {
    await own.stop();
  }
});

async function signedIn(browser: Browser, person: SignIn, now: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.clock.install({ time: now });
  await portal(page).signIn(person);
  await expect(page).toHaveURL(/\/home$/);
  return page;
}

/** Closes a page for another one. */
async function next(before: Page, after: Promise<Page>): Promise<Page> {
  await before.close();
  return after;
}

async function approve(page: Page, requestNo: string) {
  await find(page, requestNo);
  await openRequest(page, requestNo);
  await move(page, requestNo, 'Approve');
}

/** What the customer reads of a request among those of a tab; a worker may still be at it. */
async function seesState(page: Page, tab: 'open' | 'completed', requestNo: string, state: string) {
  await expect(async () => {
    await page.goto(`/my-account/payments/payment-requests?tab=${tab}&q=${requestNo}`);
    const told = page.getByText(state).filter({ visible: true });
    await expect(told.first()).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
}
