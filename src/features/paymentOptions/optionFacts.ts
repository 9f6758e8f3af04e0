import { texts } from '@locales/language';
import * as m from '@locales/paymentOptions';
import { dateInZone, formatDate, formatInstant } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import type { PaymentOption } from '@contract/paymentOptions/schema';
import { holderTypeWords } from '@contract/rules/paymentOption';
import type { RoutingNumber } from '@contract/routingNumbers/schema';
import type { Fact } from '@/components/Facts/Facts';
import type { IconName } from '@/components/icons';
import type { BankLookup } from '@/forms/RoutingNote';

/** An own trade account that a bank account can pay for. */
export interface PayableAccount {
  readonly accountNo: string;
  readonly name: string;
}

/** What there is to know of a saved bank account, beside its name and bank. */
export function factsOf(option: PaymentOption, accounts: readonly PayableAccount[], zone: string): Fact[] {
  const day = (iso: string) => formatDate(dateInZone(new Date(iso), zone));
  const { scheduledCount, limitedUntil, limitCents, lastUsedAt } = option;
  return [
    {
      label: m.nameOnAccount(),
      value: m.holderAndType({ name: option.holderName, type: holderTypeWords[option.holderType] }),
    },
    { label: m.routingNumber(), value: option.routingNumber },
    { label: m.paysFor(), value: namesOf(option.accountIds, accounts) },
    { label: m.added(), value: m.addedBy({ day: day(option.createdAt), who: option.createdBy }) },
    { label: m.lastUsed(), value: lastUsedAt ? day(lastUsedAt) : m.notYet() },
    { label: m.openRequests(), value: scheduledCount === 0 ? m.noOpenRequests() : String(scheduledCount) },
    ...(limitedUntil !== null && limitCents !== null
      ? [
          {
            label: m.limitWhileNew(),
            value: m.perPayment({ amount: formatMoney(limitCents) }),
            note: m.until({ until: formatInstant(limitedUntil, zone) }),
          },
        ]
      : []),
  ];
}

function namesOf(ids: readonly string[], accounts: readonly PayableAccount[]): string {
  if (ids.length === 0) return m.noAccount();
  return ids
    .map((id) => {
      const account = accounts.find(({ accountNo }) => accountNo === id);
      return account ? m.accountWithNumber({ name: account.name, accountNo: id }) : id;
    })
    .join(', ');
}

type Status = PaymentOption['status'];

interface StatusLook {
  readonly icon: IconName;
  readonly color: 'success' | 'warning' | 'error';
}

export const statusLooks: Readonly<Record<Status, StatusLook>> = {
  pendingVerification: {
    icon: 'later',
    color: 'warning',
  },
  active: { icon: 'done', color: 'success' },
  blocked: { icon: 'cancelled', color: 'error' },
  failed: { icon: 'warning', color: 'error' },
};

export const statusWords: Readonly<Record<Status, string>> = texts({
  pendingVerification: m.statusWaiting,
  active: m.statusActive,
  blocked: m.statusBlocked,
  failed: m.statusFailed,
});

/** What a status means for payments, where there is more to say than the word. */
export const statusMeans: Readonly<Partial<Record<Status, string>>> = texts({
  pendingVerification: m.statusWaitingWhy,
  blocked: m.statusBlockedWhy,
  failed: m.statusFailedWhy,
});

/** "Palouse Community Bank", or what is known where nobody could name it. */
export const bankOf = ({ bankName, routingNumber }: PaymentOption): string =>
  bankName ?? m.bankByRouting({ number: routingNumber });

/** That nothing came of it; why is told by the portal's alert. */
export const notDone = texts({ change: m.notChanged, delete: m.notDeleted, deleteYet: m.maybeDeleted });

interface Asked {
  readonly data: RoutingNumber | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
}

/** How far the search for the bank has come, in the words of the field. */
export function lookupOf({ data, isError, isFetching }: Asked): BankLookup {
  if (isFetching) return { state: 'looking' };
  if (isError || data?.source === 'down') return { state: 'down' };
  if (!data) return { state: 'idle' };
  if (!data.bank) return { state: 'notFound' };
  const { name, city, state } = data.bank;
  const where = [city, state].filter(Boolean).join(' ');
  return { state: 'found', bank: where ? `${name}, ${where}` : name };
}
