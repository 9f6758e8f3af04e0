import * as common from '@locales/common';
import * as m from '@locales/depositPlan';
import * as openingHours from '@locales/openingHours';
import type { MoneyOffer, PickupBranchOffer } from '@contract/depositPlan/schema';
import { formatWeekday } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { bankWords } from '@contract/rules/creditedBanks';
import { deliveryWords } from '@contract/requests/labels';
import { formatWallTime, type WallTime } from '@contract/format/zonedTime';
import { zoneName } from '@contract/format/zoneName';
import type { PaymentOption } from '@contract/paymentOptions/schema';
import type { ReviewRow } from '@/components/ReviewList/ReviewList';
import { branchOf, type MoneyAsked } from './moneyRequest';

/** "8:00 AM to 8:30 AM". */
export function slotWords(from: WallTime, minutes: number): string {
  const end = Number(from.slice(0, 2)) * 60 + Number(from.slice(3)) + minutes;
  const two = (part: number) => String(part).padStart(2, '0');
  const to = `${two(Math.floor(end / 60))}:${two(end % 60)}`;
  return openingHours.timeToTime({ from: formatWallTime(from), to: formatWallTime(to) });
}

/** When a check is picked up, with the zone of the branch: its customers live in two of them. */
const pickupWords = ({ pickupdate, pickuptime }: MoneyAsked, branch: PickupBranchOffer): string =>
  m.dayAndTime({
    day: formatWeekday(pickupdate),
    time: slotWords(pickuptime, branch.slotMinutes),
    zone: zoneName(branch.timeZone),
  });

/** Everything that is asked for, to be checked and kept; `savId` names the deposit account. */
export function moneyRows(
  asked: MoneyAsked,
  offer: MoneyOffer,
  banks: readonly PaymentOption[],
): (ReviewRow & { readonly label: string })[] {
  const branch = branchOf(offer, asked);
  const method = asked.deliverymethod;
  return [
    { label: m.fromPlan(), value: m.planNumber({ number: offer.savId }) },
    { label: common.amount(), value: formatMoney(asked.amount as number) },
    { label: m.how(), value: method && deliveryWords[method] },
    ...(method === 'checkPickup' || method === 'checkMail'
      ? [{ label: m.madeOutTo(), value: offer.payee }]
      : []),
    ...(method === 'ach' ? [{ label: m.to(), value: bankNamed(asked.toaccount, banks) }] : []),
    ...(method === 'transfer' ? [{ label: m.to(), value: tradeNamed(asked.toaccount, offer) }] : []),
    ...(method === 'checkPickup' && branch
      ? [
          { label: common.branch(), value: [branch.name, ...branch.address].join(', ') },
          { label: m.when(), value: pickupWords(asked, branch) },
          { label: m.whoPicksUp(), value: asked.pickupperson },
        ]
      : []),
    ...(asked.comments.trim() === '' ? [] : [{ label: common.comments(), value: asked.comments.trim() }]),
  ];
}

const bankNamed = (id: string, banks: readonly PaymentOption[]): string => {
  const bank = banks.find((one) => one.id === id);
  return bank ? bankWords(bank) : m.aSavedBank();
};

const tradeNamed = (accountNo: string, { tradeAccounts }: MoneyOffer): string => {
  const account = tradeAccounts.find((one) => one.accountNo === accountNo);
  return account
    ? m.tradeAccountNamed({ name: account.name, number: accountNo })
    : m.tradeAccount({ number: accountNo });
};
