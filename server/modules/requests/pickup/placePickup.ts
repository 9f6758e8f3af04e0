import * as m from '@locales/requests';
import type { PickupNotification } from '@contract/notifications/schema';
import { ownedBy } from '@server/http/caller';
import { lockDeposit } from '@server/domain/requests/depositAvailable';
import { depositSource, expectAvailable } from '../depositSource';
import { expectNoDuplicate } from '../place/duplicate';
import { type Draft, placeRequest } from '../place/placeRequest';
import { readAmount } from '../read/readAmount';
import type { RequestContext } from '../requestContext';
import { lastDigits, masked } from '@contract/format/accountNumber';
import { addDays, dateInZone, formatWeekday, isCalendarDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { instantOf } from '@contract/format/zonedTime';
import { hoursOn, withHolidays } from '@contract/rules/branchHours';
import { type PickupBranch, slotsOf } from '@contract/rules/pickupSlots';
import type { RequestTable } from '@server/db/tables';
import { keptTargets } from '@contract/requests/targets';
import { about, notYours } from '../errors';
import { payingAccounts } from '../payer';
import { bankSource } from '../payment/source';
import { cutoffFrom } from '../read/cutoff';

/** Asks for money of the deposit plan; answers the id of the request. */
export async function placePickup(asking: RequestContext, sent: PickupNotification): Promise<string> {
  if (sent.username !== undefined) ownedBy(asking.caller, sent.username);
  const amountCents = readAmount(sent.amount, asking.settings.depositPlan.maxRequestCents);
  const { savId, accountNo, words } = await depositSource(asking, sent.fromaccount, 'fromaccount');
  const delivery = await ways[sent.deliverymethod](asking, sent, { accountNo, amountCents });
  const draft: Draft = {
    ...delivery,
    kind: 'pickup',
    flow: 'pickup',
    account_no: accountNo,
    amount_cents: amountCents,
    source: words,
    sav_id: savId,
    delivery_method: sent.deliverymethod,
    comments: sent.comments || null,
  };
  await lockDeposit(asking.tx.sql, savId);
  if (!sent.confirmed) await expectNoDuplicate(asking, draft);
  await expectAvailable(asking, savId, amountCents);
  return placeRequest(asking, { draft, holds: savId });
}

/** Where money of the deposit plan goes, and until when that can be cancelled. */
type Delivery = Pick<RequestTable, 'target' | 'cancel_until'> & Partial<RequestTable>;

type Way = (
  asking: RequestContext,
  sent: PickupNotification,
  owner: { readonly accountNo: string; readonly amountCents: number },
) => Promise<Delivery>;

/** What a way of delivery does not have must be empty. */
function expectNone(sent: PickupNotification, ...fields: (keyof PickupNotification)[]): void {
  const filled = fields.find((field) => sent[field] !== undefined && sent[field] !== '');
  if (filled) throw about(filled, m.notOfThisWay());
}

const times = ['pickupdate', 'pickuptime', 'branch', 'pickupperson'] as const;

const checkPickup: Way = async ({ tx, now, room, settings }, sent, { amountCents }) => {
  expectNone(sent, 'toaccount');
  const { pickupdate: day, pickuptime: time, pickupperson: person, branch: code } = sent;
  const branch = withHolidays(settings).find((one) => one.code === code && one.pickup);
  const known = await tx.sql
    .selectFrom('branch')
    .select(['name', 'time_zone'])
    .where('branch_code', '=', code ?? '')
    .where('active', '=', true)
    .executeTakeFirst();
  if (!branch || !known) throw about('branch', m.noChecksThere());
  const zone = known.time_zone ?? room.booksZone;
  const { sameDayCutoff } = settings.depositPlan;
  if (!isCalendarDate(day)) throw about('pickupdate', m.enterPickupDay());
  const { spans, reason } = hoursOn(branch, day);
  if (spans.length === 0) {
    const closed = { branch: known.name, day: formatWeekday(day) };
    throw about('pickupdate', reason ? m.branchClosedFor({ ...closed, reason }) : m.branchClosed(closed));
  }
  const slot = slotsOf(branch, { day, zone, now, sameDayCutoff }).find(({ from }) => from === time);
  if (!slot) throw about('pickuptime', m.timeGone());
  const { pickupMaxCents: most } = branch;
  if (most !== null && amountCents > most) {
    throw about('amount', m.mostByCheck({ amount: formatMoney(most) }));
  }
  const at = instantOf(day, time, zone);
  return {
    target: keptTargets.checkAt(known.name),
    cancel_until: leadBefore(branch, zone, at).toISOString(),
    branch_code: branch.code,
    pickup_date: day,
    pickup_time: time,
    pickup_zone: zone,
    pickup_at: at.toISOString(),
    pickup_person: person || null,
  };
};

const checkMail: Way = async (asking, sent) => {
  expectNone(sent, 'toaccount', ...times);
  return { target: keptTargets.checkByMail, cancel_until: cutoffFrom(asking, asking.today) };
};

const transfer: Way = async (asking, sent) => {
  expectNone(sent, ...times);
  const { tx } = asking;
  const own = await payingAccounts(asking);
  const account = own.includes(sent.toaccount)
    ? await tx.sql
        .selectFrom('account')
        .select(['name', 'status'])
        .where('account_no', '=', sent.toaccount)
        .where('account_type', '=', 'T')
        .executeTakeFirst()
    : undefined;
  if (!account) throw notYours('toaccount', m.noSuchTrade());
  if (account.status === 'X') throw about('toaccount', m.tradeClosed());
  return {
    target: keptTargets.account(`${account.name} ${masked(lastDigits(sent.toaccount))}`),
    to_account: sent.toaccount,
    cancel_until: cutoffFrom(asking, asking.today),
  };
};

const ach: Way = async (asking, sent, { accountNo }) => {
  expectNone(sent, ...times);
  const option = await bankSource(asking, sent.toaccount, accountNo, 'toaccount');
  return { target: option.words, option_id: option.optionId, cancel_until: cutoffFrom(asking, asking.today) };
};

/** How each way of delivery is checked. */
const ways: Readonly<Record<PickupNotification['deliverymethod'], Way>> = {
  checkPickup,
  checkMail,
  transfer,
  ach,
};

const HOUR = 3_600_000;
const MOST_DAYS = 60;

/**
 * The last instant at which the branch still has its hours of business before a pickup: until then it can be cancelled
 * without work that was done for nothing.
 */
function leadBefore(branch: PickupBranch, zone: string, pickupAt: Date): Date {
  let left = branch.pickupLeadHours * HOUR;
  const last = dateInZone(pickupAt, zone);
  for (let back = 0; left > 0 && back <= MOST_DAYS; back += 1) {
    const day = addDays(last, -back);
    for (const { open, close } of hoursOn(branch, day).spans.toReversed()) {
      const opens = instantOf(day, open, zone).getTime();
      const until = Math.min(pickupAt.getTime(), instantOf(day, close, zone).getTime());
      const passes = Math.max(0, until - opens);
      if (passes >= left) return new Date(until - left);
      left -= passes;
    }
  }
  return pickupAt;
}
