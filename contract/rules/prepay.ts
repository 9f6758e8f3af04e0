import * as m from '@locales/prepay';

/** What a prepay contract may be spent on. */
interface Spendable {
  readonly type: 'product' | 'group' | 'generic' | 'downPayment' | 'unpaidBooking';
  /** Names of its product groups; empty if it is for none in particular. */
  readonly groups: readonly string[];
  /** Names of the booked products. */
  readonly products: readonly string[];
}

/**
 * What a contract may be spent on, in words: "Only product group Nitrogen", "Only UAN 32-0-0", "Any product". See
 * docs/rules.md#prepay-use.
 */
export function restrictionOf({ type, groups, products }: Spendable): string {
  if (type === 'product' && products.length > 0) {
    return products.length === 1 ? m.onlyProduct({ product: products[0]! }) : m.onlyBookedProducts();
  }
  if (groups.length > 0) return m.onlyGroups({ n: groups.length, groups: groups.join(', ') });
  return type === 'generic' || type === 'downPayment' ? m.anyProduct() : m.onlyBooked();
}
