import { formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { formatPercent } from '@contract/format/quantity';
import type { PrepayContract } from '@contract/prepay/rows';
import type { Fact } from '@/components/Facts/Facts';
import { expiryOf } from './expiry';
import { contractRestriction, unitsLeft } from './prepayWords';

/** Booked, paid in, used, remaining. What nobody booked, because it came over from elsewhere, is left out. */
export function moneyFacts(contract: PrepayContract): Fact[] {
  const { bookedCents, paidCents, usedCents, remainingCents, quantities } = contract;
  const toCome = bookedCents - paidCents;
  return [
    { label: 'Good for', value: contractRestriction(contract) },
    ...(bookedCents === 0
      ? []
      : [
          { label: 'Booked', value: formatMoney(bookedCents) },
          {
            label: 'Paid in',
            value: formatMoney(paidCents),
            note: toCome > 0 ? `${formatMoney(toCome)} still to be paid` : undefined,
          },
        ]),
    { label: 'Used', value: formatMoney(usedCents) },
    { label: 'Remaining', value: formatMoney(remainingCents), note: unitsLeft(quantities) || undefined },
  ];
}

/** What was agreed. What the contract does not say is left out. */
export function contractFacts(contract: PrepayContract): Fact[] {
  const { startOn, signedOn, salesperson, termsCode, splitPercent, fieldName, farmName } = contract;
  const facts: readonly (Fact | false)[] = [
    { label: 'Account', value: contract.accountNo },
    { label: 'Crop year', value: String(contract.cropYear) },
    { label: 'Booked on', value: formatDate(contract.bookedOn) },
    startOn !== null && startOn !== contract.bookedOn && { label: 'Valid from', value: formatDate(startOn) },
    { label: 'Ends', value: expiryOf(contract).text },
    { label: 'Branch', value: contract.branchName },
    salesperson !== null && { label: 'Sold by', value: salesperson },
    termsCode !== null && { label: 'Terms', value: termsCode },
    (fieldName ?? farmName) !== null && {
      label: 'Field',
      value: [farmName, fieldName].filter(Boolean).join(', '),
    },
    splitPercent !== null && { label: 'My share', value: formatPercent(splitPercent) },
    signedOn !== null && { label: 'Signed on', value: formatDate(signedOn) },
    { label: 'Refundable', value: contract.refundable ? 'Yes' : 'No' },
  ];
  return facts.filter((fact) => fact !== false);
}
