import { randomUUID } from 'node:crypto';
import * as checks from '@contract/checks/endpoints';
import type { RecordedCheck, WrittenCheck } from '@contract/checks/schema';
import * as payable from '@contract/payable/endpoints';
import * as queue from '@contract/queue/endpoints';
import * as requests from '@contract/requests/endpoints';
import type { RequestDetail } from '@contract/requests/schema';
import { recordingMailer } from '@server/testing/recordingMailer';
import { openTestApp, type TestApp, testNow } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';
import { ada, fillRequests, forgetRequests } from './requestFixture';

export const root = 'root@example.com';

/** $100.00 for Ada's late invoice, mailed three days before the morning that tests speak of. */
export const aCheck = (over: Partial<WrittenCheck> = {}): WrittenCheck => ({
  account: '00117',
  amount: '100.00',
  checkNo: '1042',
  day: '2026-04-10',
  invoices: [{ invoiceNo: 'A-late', amountCents: 10_000 }],
  ...over,
});

/** The household's requests behind a portal, with what tests do with checks. */
export async function openChecks() {
  const db = await openTestDb();
  await fillRequests(db);
  const emails = recordingMailer();
  const portal = await openTestApp(db, { outbox: emails, logLevel: 'silent' });
  return {
    db,
    emails,
    portal,
    check: checksOf(portal),
    /** Forgets what the test before asked for. */
    begin: async (): Promise<void> => {
      await forgetRequests(db);
      emails.messages.length = 0;
      portal.at(testNow);
    },
  };
}

export type Checks = Awaited<ReturnType<typeof openChecks>>;

/** What tests do with checks, in the names of the household. */
const checksOf = (portal: TestApp) => ({
  announce: (
    over: Partial<WrittenCheck> = {},
    { as = ada, key = randomUUID() }: { readonly as?: string; readonly key?: string } = {},
  ): Promise<RequestDetail> =>
    portal.as(as).call(checks.announce, { query: { username: as }, body: aCheck(over), key }),
  record: (over: Partial<RecordedCheck> = {}, as = root) =>
    portal
      .as(as)
      .call(checks.record, { body: { branch: 'PUL', ...aCheck(over), ...over }, key: randomUUID() }),
  one: (id: string, as = ada): Promise<RequestDetail> =>
    portal.as(as).call(requests.one, { params: { id }, query: { username: as } }),
  queued: (id: string) => portal.as(root).call(queue.one, { params: { id } }),
  cancel: (id: string, as = ada): Promise<RequestDetail> =>
    portal.as(as).call(requests.cancel, { params: { id }, query: { username: as }, body: {} }),
  inFlightOf: async (invoiceNo: string) => {
    const query = { username: ada, account: '00117' };
    const { documents } = await portal.as(ada).call(payable.account, { query });
    return documents.find((document) => document.invoiceNo === invoiceNo)?.inFlight;
  },
});
