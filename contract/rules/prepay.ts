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
    return products.length === 1 ? `Only ${products[0]}` : 'Only the products booked on it';
  }
  if (groups.length > 0) return `Only product group${groups.length === 1 ? '' : 's'} ${groups.join(', ')}`;
  return type === 'generic' || type === 'downPayment' ? 'Any product' : 'Only what was booked on it';
}
