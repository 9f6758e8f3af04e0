import type { Invoice } from '@contract/purchases/schema';
import { conditionMet, type DiscountedDocument, discountOffered, ladderOf } from '@contract/rules/earlyPay';

type Rung = Omit<Invoice['discounts'][number], 'met' | 'offeredCents'>;

interface RungOptions {
  /** The first day on which it can be paid, 'YYYY-MM-DD'. */
  readonly payDate: string;
  readonly accountIsCurrent: boolean;
}

/** Says of every rung that may count whether its condition is met, and what a payment on a day takes of it. */
export function rungsOf(
  document: DiscountedDocument<Rung>,
  { payDate, accountIsCurrent }: RungOptions,
): Invoice['discounts'] {
  const offer = discountOffered(document, payDate, accountIsCurrent);
  return ladderOf(document).map((rung) =>
    Object.assign({}, rung, {
      met: conditionMet(rung.condition, accountIsCurrent),
      offeredCents: rung === offer?.rung ? offer.cents : 0,
    }),
  );
}
