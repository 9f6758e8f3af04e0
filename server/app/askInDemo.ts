import { randomInt } from 'node:crypto';
import type { Notification, PaymentBody } from '@contract/notifications/schema';
import { dateInZone } from '@contract/format/date';
import { toCents } from '@contract/format/money';
import { payPlan } from '@contract/rules/payPlan';
import { optionConsent } from '@contract/rules/paymentOption';
import { earliestPayDate } from '@contract/rules/paySchedule';
import { withHolidays } from '@contract/rules/branchHours';
import { pickupDays } from '@contract/rules/pickupSlots';
import {
  type DemoCheck,
  demoChecks,
  type DemoPayment,
  demoPayments,
  type DemoPickup,
  demoPickups,
} from '@demo/asked';
import type { Origin } from '../http/origin';
import { addOption } from '../modules/paymentOptions/addOption';
import type { OptionDeps } from '../modules/paymentOptions/moment';
import { findBank } from '../modules/paymentOptions/routing/routingRows';
import { announceCheck, recordCheck } from '../modules/requests/check/checkRoutes';
import type { RequestDeps } from '../modules/requests/requestContext';
import { sendNotification } from '../modules/requests/send';
import { payableOf } from '../domain/payable/payable';
import { companySettingsOf } from '../domain/settings/companySettings';

type DemoRoom = Omit<OptionDeps, 'bankNameOf'> & RequestDeps;

const origin: Origin = { ip: '127.0.0.1', userAgent: 'Demo', requestId: 'demo' };

/**
 * Lets some of the demo's people ask for money, as they would in the portal, so that its office has something to
 * decide. Nothing where anybody asked before.
 */
export async function askInDemo(room: DemoRoom): Promise<void> {
  const asked = await room.db.sql.selectFrom('request').select('request_id').limit(1).execute();
  if (asked.length > 0) return;
  for (const payment of demoPayments) await send(room, payment.username, await paymentOf(room, payment));
  for (const pickup of demoPickups) await send(room, pickup.username, await pickupOf(room, pickup));
  for (const check of demoChecks) await tellOfCheck(room, check);
}

async function send(room: DemoRoom, username: string, body: Notification): Promise<void> {
  await sendNotification(room, { key: 'demo', body }, await callerOf(room, username), origin);
}

/** Announced by its customer, or recorded by the demo's office. */
async function tellOfCheck(room: DemoRoom, check: DemoCheck): Promise<void> {
  const { username, accountNo: account, checkNo, amount, branch } = check;
  const now = room.clock.now();
  const day = dateInZone(now, room.booksZone);
  const payable = await payableOf(room.db.sql, account, { now, booksZone: room.booksZone });
  const { lines } = payPlan(payable!, { mode: 'amount', amountCents: toCents(amount) }, day);
  const invoices = lines.map(({ invoiceNo, amountCents }) => ({ invoiceNo, amountCents }));
  const body = { account, checkNo, amount, day, invoices };
  const key = `demo-${checkNo}`;
  if (branch === undefined) {
    await announceCheck(room, { key, body }, await callerOf(room, username), origin);
    return;
  }
  const office = await room.db.sql
    .selectFrom('portal_user')
    .select('name')
    .where('admin', '=', true)
    .orderBy('name')
    .limit(1)
    .executeTakeFirstOrThrow();
  await recordCheck(room, { key, body: { ...body, branch } }, await callerOf(room, office.name), origin);
}

async function callerOf(room: DemoRoom, username: string) {
  const permissions = await room.db.sql
    .selectFrom('portal_user')
    .select(['admin', 'deposit_plan'])
    .where('name', '=', username)
    .executeTakeFirstOrThrow();
  const authTime = Math.floor(room.clock.now().getTime() / 1000);
  return { username, sub: 'demo', originJti: 'demo', authTime, permissions };
}

async function paymentOf(room: DemoRoom, payment: DemoPayment): Promise<Notification> {
  const { username, accountNo, amount, bank } = payment;
  const { sql } = room.db;
  const now = room.clock.now();
  const bankNameOf = async (routing: string) => (await findBank(sql, routing))?.name ?? null;
  const { payments, authorizations } = await companySettingsOf(sql, now);
  const { id } = await addOption({ ...room, origin, bankNameOf }, username, {
    ...bank,
    username,
    holderType: 'business',
    accountType: 'checking',
    // Of nobody, and written nowhere.
    accountNumber: String(randomInt(10 ** 9, 10 ** 10)),
    isDefault: true,
    accountIds: [accountNo],
    consent: optionConsent(room.companyName).version,
  });
  const body: PaymentBody = {
    mode: 'amount',
    invoices: [],
    authorization: authorizations.ccd.version,
    confirmed: true,
  };
  return {
    type: 'payment',
    username,
    fromaccount: accountNo,
    amount,
    paydate: earliestPayDate(now, { ...payments, booksZone: room.booksZone }),
    paymentoption: id,
    internal: false,
    body: JSON.stringify(body),
  };
}

async function pickupOf({ db, clock, booksZone }: DemoRoom, pickup: DemoPickup): Promise<Notification> {
  const { savId, branch: code, amount, comments } = pickup;
  const now = clock.now();
  const settings = await companySettingsOf(db.sql, now);
  const branch = withHolidays(settings).find((one) => one.code === code)!;
  const place = await db.sql
    .selectFrom('branch')
    .select('time_zone')
    .where('branch_code', '=', code)
    .executeTakeFirstOrThrow();
  const zone = place.time_zone ?? booksZone;
  const { sameDayCutoff } = settings.depositPlan;
  const first = pickupDays(branch, { zone, now, sameDayCutoff })[0]!;
  return {
    type: 'pickup',
    fromaccount: savId,
    toaccount: '',
    deliverymethod: 'checkPickup',
    pickupdate: first.day,
    pickuptime: first.slots[0]!.from,
    branch: code,
    amount,
    comments,
  };
}
