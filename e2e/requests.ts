import { randomUUID } from 'node:crypto';
import { expect, type Page, type Request } from '@playwright/test';
import { toCents } from '@contract/format/money';

/** Opens a request from its list: a link in a grid, a card on a phone. */
export const openRequest = (page: Page, requestNo: string) =>
  page
    .getByRole('link', { name: requestNo })
    .or(page.getByRole('button', { name: new RegExp(`(^|, )${requestNo}(,|$)`) }))
    .click();

/** Cancels the request that is opened. */
export async function cancelRequest(page: Page) {
  await page.getByRole('button', { name: 'Cancel request' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel request' }).click();
  await expect(page.getByRole('dialog', { name: /^Cancelled request/ })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'is cancelled' })).toBeFocused();
}

/** Asks for an amount on account, of one of several if it is named, and answers the number of the request. */
export async function ask(page: Page, amount: string, source: RegExp, accountNo?: string): Promise<string> {
  await page.goto(`/my-account/payments/make-a-payment${accountNo ? `?account=${accountNo}` : ''}`);
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

/** The queue with the requests that are named by their numbers' common words. */
export async function find(page: Page, words: string) {
  await page.goto(`/admin/queue?tab=all&q=${encodeURIComponent(words)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Queue' })).toBeVisible();
}

export const drawerOf = (page: Page, no: string) => page.getByRole('dialog', { name: `Request ${no}` });

/** Presses a button of an opened request, and confirms what it asks. */
export async function move(
  page: Page,
  no: string,
  action: string,
  entries?: (dialog: ReturnType<Page['getByRole']>) => Promise<void>,
) {
  await drawerOf(page, no).getByRole('button', { name: action }).click();
  const dialog = page.getByRole('dialog', { name: new RegExp(`${no}.*\\?$`) });
  if (entries) await entries(dialog);
  await dialog.getByRole('button', { name: action }).click();
  await expect(page.getByText(/: 1 of 1\.|: 0 of 1\. 1 waits for a second person\./)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).last().click();
}

/** The last call that something sends: to be sent again with other words in it. */
export async function sentBy(page: Page, path: RegExp, send: () => Promise<unknown>) {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && path.test(request.url())) sent.push(request);
  });
  await send();
  const request = sent.at(-1)!;
  const headers = await request.allHeaders();
  const body = request.postDataJSON() as object;
  return {
    body,
    again: async (other: object) => {
      const answer = await page.request.post(request.url(), {
        headers: { ...headers, 'idempotency-key': randomUUID() },
        data: { ...body, ...other },
      });
      expect(answer.ok(), await answer.text()).toBe(true);
      return (await answer.json()) as { readonly id: string };
    },
  };
}

/** Asks by hand for a payment of that amount, and answers how to ask for others. */
export async function requestAgain(page: Page, amount: string, source: RegExp) {
  const first = await sentBy(page, /emailnotification/, () => ask(page, amount, source));
  const asked = first.body as { readonly body: string };
  const paid = JSON.parse(asked.body) as { readonly invoices: readonly [{ readonly amountCents: number }] };
  return (other: string, from: object = {}) =>
    first.again({
      ...from,
      amount: other,
      body: JSON.stringify({
        ...paid,
        invoices: paid.invoices.map((each) => Object.assign(each, { amountCents: toCents(other) })),
        // Its words name the amount.
        authorizationSha256: undefined,
        confirmed: true,
      }),
    });
}
