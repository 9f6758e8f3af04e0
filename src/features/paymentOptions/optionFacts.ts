import { dateInZone, formatDate, formatInstant } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import type { PaymentOption } from '@contract/paymentOptions/schema';
import type { Fact } from '@/components/Facts/Facts';
import { holderTypeWords } from './optionWords';

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
