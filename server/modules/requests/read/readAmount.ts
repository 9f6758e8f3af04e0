import * as m from '@locales/requests';
import { formatMoney, toCents } from '@contract/format/money';
import { about } from '../errors';

/**
 * Decimal text such as "1234.50", or such a number by its shortest text → cents.
 * @throws ApiError about 'amount' where it has more places, not above nought, or more than may be asked for at once
 */
export function readAmount(sent: string | number, mostCents: number): number {
  const cents = toCents(String(sent));
  if (cents === undefined) throw about('amount', m.dollarsOnly());
  if (cents <= 0) throw about('amount', m.aboveZero());
  if (cents <= mostCents) return cents;
  throw about('amount', m.mostAtOnce({ amount: formatMoney(mostCents) }));
}
