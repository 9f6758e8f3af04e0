import * as autopay from '@contract/autopay/endpoints';
import type { AutopaySetUp, AutopayView } from '@contract/autopay/schema';
import type { Db } from '@server/db/db';
import { recordingMailer } from '@server/testing/recordingMailer';
import { anInvoice, put } from '@server/testing/rows';
import { openTestApp, type TestApp } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';
import { placeRecurring } from '@server/modules/requests/payment/placePayment';
import { bob, fillRequests, forgetRequests, options } from '@server/modules/requests/testing/requestFixture';
import type { Worker } from '@server/jobs/worker';
import { openAutopayWorker } from '../worker';

/** Bob’s account, of which one invoice of $100.00 is due on Monday, April 20, 2026, and one of $40.00 a day later. */
export const account = '00300';

type Terms = Omit<AutopaySetUp, 'username' | 'authorization' | 'authorizationSha256'>;

export const terms: Terms = {
  account,
  optionId: options.bob,
  dayRule: 'invoice',
  covers: 'due',
  paymentCapCents: 1_000_000,
  monthCapCents: 2_000_000,
};

/** Instants of that week; requests have to be placed by 2:00 PM in Los Angeles, on the banking day before. */
export const times = {
  /** Monday, a week before. */
  setUp: '2026-04-13T15:00:00.000Z',
  /** Three banking days before the 20th, six hours before the cut-off. */
  announced: '2026-04-15T15:00:00.000Z',
  /** Friday the 17th, six hours before the cut-off. */
  placed: '2026-04-17T15:00:00.000Z',
  cutoff: '2026-04-17T21:00:00.000Z',
} as const;

export interface AutopayDesk {
  readonly db: Db;
  readonly portal: TestApp;
  readonly emails: ReturnType<typeof recordingMailer>;
  /** Rounds of a worker until nothing is left to do, at an instant. */
  work(at: string): Promise<void>;
  worker(at: string): Worker;
  setUp(over?: Partial<Terms>, as?: string): Promise<AutopayView>;
  view(as?: string): Promise<AutopayView>;
  requests(): Promise<
    readonly { readonly request_no: string; readonly amount_cents: number; readonly status: string }[]
  >;
  /** For the next test. */
  forget(): Promise<void>;
}

export async function openAutopayDesk(): Promise<AutopayDesk> {
  const db = await openTestDb();
  await fillRequests(db);
  await db.sql.deleteFrom('invoice_line').where('invoice_no', '=', 'B-1').execute();
  await db.sql.deleteFrom('invoice').where('invoice_no', '=', 'B-1').execute();
  await put(
    db,
    'invoice',
    anInvoice({ invoice_no: 'B-20', account_no: account, due_date: '2026-04-20' }),
    anInvoice({ invoice_no: 'B-21', account_no: account, due_date: '2026-04-21', paid_cents: 6_000 }),
  );
  const emails = recordingMailer();
  const portal = await openTestApp(db, { outbox: emails, logLevel: 'silent' });
  const worker = (at: string) => {
    const room = {
      db,
      outbox: emails,
      clock: { now: () => new Date(at) },
      booksZone: 'America/Los_Angeles',
      companyName: 'Test Supply',
      supportPhone: undefined,
      officeMail: undefined,
    };
    return openAutopayWorker(
      { ...room, place: (tx, debit) => placeRecurring(tx, room, debit) },
      {
        warn: (facts) => {
          throw new Error(JSON.stringify(facts));
        },
      },
    );
  };
  return {
    db,
    portal,
    emails,
    worker,
    async work(at) {
      portal.at(at);
      while ((await worker(at).round()) > 0);
    },
    async setUp(over = {}, as = bob) {
      const asked = { username: as, ...terms, ...over };
      const { version, sha256 } = await portal.as(as).call(autopay.authorization, { query: asked });
      const body = { ...asked, authorization: version, authorizationSha256: sha256 };
      return portal.as(as).call(autopay.setUp, { body });
    },
    view: (as = bob) => portal.as(as).call(autopay.one, { query: { username: as, account } }),
    requests: () =>
      db.sql
        .selectFrom('request')
        .select(['request_no', 'amount_cents', 'status'])
        .orderBy('request_no')
        .execute(),
    async forget() {
      await db.sql.deleteFrom('autopay_run').execute();
      await db.sql.deleteFrom('autopay').execute();
      await forgetRequests(db);
      emails.messages.length = 0;
      portal.at(times.setUp);
    },
  };
}
