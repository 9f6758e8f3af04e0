import { formatMoney, toCents } from '../../../../contract/format/money';
import { about } from '../refusals';

/**
 * Decimal text such as "1234.50" → cents.
 * @throws Refusal about 'amount' where it is no such text, not above nought, or more than may be asked for at once
 */
export function readAmount(text: string, mostCents: number): number {
  const cents = toCents(text);
  if (cents === undefined) {
    throw about(
      'amount',
      'Enter the amount as dollars with at most two digits after the point, like 1234.50.',
    );
  }
  if (cents <= 0) throw about('amount', 'Enter an amount above zero.');
  if (cents <= mostCents) return cents;
  throw about(
    'amount',
    `${formatMoney(mostCents)} is the most that can be asked for at once here. Enter less, or call us.`,
  );
}
