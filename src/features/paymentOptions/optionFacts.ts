import { dateInZone, formatDate, formatInstant } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import type { PaymentOption } from '@contract/paymentOptions/schema';
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
      label: 'Name on the account',
      value: `${option.holderName} (${holderTypeWords[option.holderType].toLowerCase()})`,
    },
    { label: 'Routing number', value: option.routingNumber },
    { label: 'Pays for', value: namesOf(option.accountIds, accounts) },
    { label: 'Added', value: `${day(option.createdAt)} by ${option.createdBy}` },
    { label: 'Last used', value: lastUsedAt ? day(lastUsedAt) : 'Not yet' },
    { label: 'Open requests', value: scheduledCount === 0 ? 'None' : String(scheduledCount) },
    ...(limitedUntil !== null && limitCents !== null
      ? [
          {
            label: 'Limit while it is new',
            value: `${formatMoney(limitCents)} per payment`,
            note: `Until ${formatInstant(limitedUntil, zone)}`,
          },
        ]
      : []),
  ];
}

function namesOf(ids: readonly string[], accounts: readonly PayableAccount[]): string {
  if (ids.length === 0) return 'No account';
  return ids
    .map((id) => {
      const account = accounts.find(({ accountNo }) => accountNo === id);
      return account ? `${account.name} (${id})` : id;
    })
    .join(', ');
}

type Status = PaymentOption['status'];

interface StatusLook {
  readonly word: string;
  readonly icon: IconName;
  readonly color: 'success' | 'warning' | 'error';
  /** What it means for payments, where there is more to say than the word. */
  readonly words?: string;
}

export const statusLooks: Readonly<Record<Status, StatusLook>> = {
  pendingVerification: {
    word: 'Waiting for the bank',
    icon: 'later',
    color: 'warning',
    words: 'You can ask for payments from it. Our office confirms it with the bank before the first one.',
  },
  active: { word: 'Active', icon: 'done', color: 'success' },
  blocked: { word: 'Blocked', icon: 'cancelled', color: 'error', words: 'No payment is taken from it now.' },
  failed: {
    word: 'Not confirmed',
    icon: 'warning',
    color: 'error',
    words: 'The bank could not confirm it. Check the numbers, delete it and add it again.',
  },
};

export const accountTypeWords = { checking: 'Checking', savings: 'Savings' } as const;
const holderTypeWords = { personal: 'Personal', business: 'Business' } as const;

/** "Palouse Community Bank", or what is known where nobody could name it. */
export const bankOf = ({ bankName, routingNumber }: PaymentOption): string =>
  bankName ?? `Bank with routing number ${routingNumber}`;

/** That nothing came of it; why is told by the portal's alert. */
export const notDone = {
  change: 'Your changes are not saved, and stand here as you entered them. You can try again.',
  delete: 'It is not deleted.',
  deleteYet: 'It may not be deleted yet. You can try again.',
} as const;

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
