import { randomUUID } from 'node:crypto';
import type { Notification, PaymentBody } from '@contract/notifications/schema';
import * as notifications from '@contract/notifications/endpoints';
import type { RequestDetail } from '@contract/requests/schema';
import type { CompanySettings } from '@contract/settings/schema';
import type { Db } from '@server/db/db';
import { decideSettings } from '@server/domain/settings/companySettings';
import { startingSettings } from '@server/domain/settings/startingSettings';
import { fillHousehold } from '@server/testing/household';
import { aDepositAccount } from '@server/testing/ledgerRows';
import { anAccount, anInvoice, put } from '@server/testing/rows';
import type { TestApp } from '@server/testing/testApp';
import { anOption } from '@server/domain/requests/testing/anOption';

export const ada = 'ada@example.com';
export const bob = 'bob@example.com';

/** Ada's confirmed account, one that waits, one that is blocked, one of 18 digits, one for another account; Bob's. */
export const options = {
  farm: '0196280f-0000-7000-8000-000000000001',
  waiting: '0196280f-0000-7000-8000-000000000002',
  blocked: '0196280f-0000-7000-8000-000000000003',
  long: '0196280f-0000-7000-8000-000000000004',
  elsewhere: '0196280f-0000-7000-8000-000000000005',
  fresh: '0196280f-0000-7000-8000-000000000006',
  personal: '0196280f-0000-7000-8000-000000000007',
  bob: '0196280f-0000-7000-8000-000000000008',
} as const;

/** The household with bank accounts and a ladder on A-open, and a company that pays checks out at Pullman. */
export async function fillRequests(db: Db, over: Partial<CompanySettings['payments']> = {}): Promise<void> {
  await fillHousehold(db);
  await put(
    db,
    'payment_option',
    anOption({ option_id: options.farm }),
    anOption({ option_id: options.waiting, status: 'pendingVerification' }),
    anOption({ option_id: options.blocked, status: 'blocked', status_reason: 'The bank account is closed.' }),
    anOption({ option_id: options.long, account_digits: 18 }),
    anOption({ option_id: options.elsewhere }),
    anOption({ option_id: options.fresh, created_at: '2026-04-13T09:00:00.000Z' }),
    anOption({ option_id: options.personal, holder_type: 'personal', nickname: '' }),
    anOption({ option_id: options.bob, owner: bob }),
  );
  const { elsewhere, bob: bobs, ...own } = options;
  await put(
    db,
    'payment_option_account',
    ...Object.values(own).map((option_id) => ({ option_id, account_no: '00117' })),
    { option_id: elsewhere, account_no: '00200' },
    { option_id: bobs, account_no: '00300' },
  );
  await put(db, 'invoice_discount', {
    invoice_no: 'A-open',
    through_date: '2026-04-20',
    percent: '5',
    amount_cents: 500,
    condition: null,
    import_id: 1,
  });
  await put(db, 'account', anAccount({ account_no: '00500', name: 'Ada Feed', no_ach: true }));
  await put(
    db,
    'account',
    anAccount({ account_no: '00600', name: 'Ada Seeds', status: 'X', closed_on: '2026-03-01' }),
  );
  const owner = { name: ada, level: 'owner', relationship: 'owner' } as const;
  await put(db, 'account_access', { ...owner, account_no: '00500' }, { ...owner, account_no: '00600' });
  await put(db, 'payment_option_account', { option_id: options.farm, account_no: '00500' });
  await put(db, 'invoice', anInvoice({ invoice_no: 'F-1', account_no: '00500' }));
  await put(
    db,
    'deposit_account',
    aDepositAccount({ sav_id: 'D-frozen', status: 'frozen' }),
    aDepositAccount({ sav_id: 'D-asleep', status: 'dormant' }),
  );
  const settings: CompanySettings = {
    ...startingSettings,
    payments: { ...startingSettings.payments, ...over },
    branches: [branch('PUL', true), branch('BOI', false)],
  };
  const at = new Date('2026-01-01T00:00:00.000Z');
  await decideSettings(db.sql, settings, { at, from: at, by: 'test' });
}

/** Takes back all that was asked for, for the next test. */
export async function forgetRequests({ sql }: Db): Promise<void> {
  for (const table of [
    'idempotency',
    'deposit_hold',
    'request_authorization',
    'request_allocation',
    'request_event',
    'request',
    'request_number',
    'outbox_message',
  ] as const)
    await sql.deleteFrom(table).execute();
  await sql.updateTable('portal_user').set({ deposit_plan: true }).where('name', '=', ada).execute();
}

const branch = (code: string, pickup: boolean): CompanySettings['branches'][number] => ({
  code,
  hours: [1, 2, 3, 4, 5].map((weekday) => ({
    weekday,
    open: '08:00',
    close: '17:00',
    seasonFrom: null,
    seasonTo: null,
  })),
  closures: [],
  afterHoursPhone: null,
  pickup,
  pickupLeadHours: 4,
  pickupMaxCents: 500_000,
  pickupSlotMinutes: 30,
});

export const body = (over: Partial<PaymentBody> = {}): string =>
  JSON.stringify({
    mode: 'selected',
    invoices: [{ invoiceNo: 'A-late', amountCents: 10_000, discountCents: 0 }],
    authorization: 'ccd-1',
    ...over,
  } satisfies PaymentBody);

/** $100.00 of Ada's late invoice, two banking days after the morning that tests speak of. */
export const aPaymentSent = (over: Partial<Notification> = {}): Notification => ({
  type: 'payment',
  username: ada,
  fromaccount: '00117',
  amount: '100.00',
  paydate: '2026-04-15',
  paymentoption: options.farm,
  internal: false,
  body: body(),
  ...over,
});

/** $500.00 of Ada's plan as a check at Pullman on the next day. */
export const aPickupSent = (over: Partial<Notification> = {}): Notification => ({
  type: 'pickup',
  fromaccount: 'D-00117',
  toaccount: '',
  deliverymethod: 'checkPickup',
  pickupdate: '2026-04-14',
  pickuptime: '09:00',
  branch: 'PUL',
  pickupperson: 'Lee Ridge',
  amount: '500.00',
  comments: 'Call me first.',
  ...over,
});

/** Sends as somebody, under a key of its own where none is given. */
export const sender =
  (portal: TestApp) =>
  (
    sent: Notification,
    { as = ada, key = randomUUID() }: { readonly as?: string; readonly key?: string } = {},
  ): Promise<RequestDetail> =>
    portal.as(as).call(notifications.send, { query: { username: as }, body: sent, key });
