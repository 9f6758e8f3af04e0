import { formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { type PrepayEventKind, prepayEventWords } from '@contract/prepay/labels';
import { formatQuantity } from '@contract/format/quantity';
import type { PrepayDetail } from '@contract/prepay/schema';
import type { PrepayContract, PrepayLine } from '@contract/prepay/rows';
import { restrictionOf } from '@contract/rules/prepay';

/** "Only product group Nitrogen": what a contract may be spent on. */
export const contractRestriction = ({ type, groups, products }: PrepayContract): string =>
  restrictionOf({ type, groups: groups.map(({ name }) => name), products });

export const lineRestriction = ({ type, groups, description }: PrepayLine): string =>
  restrictionOf({
    type,
    groups: groups.map(({ name }) => name),
    products: description === null ? [] : [description],
  });

/** What was booked: products first, "UAN 32-0-0 and 2 more"; else what it is good for. */
export function contractTitle(contract: PrepayContract): string {
  const { products, lineCount, type } = contract;
  const isBooked = type === 'product' || type === 'unpaidBooking' || type === 'downPayment';
  const first = products[0];
  if (!isBooked || first === undefined)
    return contractRestriction(contract).replace(/^Only product groups? /, '');
  return lineCount > 1 ? `${first} and ${lineCount - 1} more` : first;
}

/** "38 ton, 289.3 gal": units stand beside each other. */
export const unitsLeft = (quantities: PrepayContract['quantities']): string =>
  quantities.map(({ unit, remaining }) => formatQuantity(remaining, unit)).join(', ');

/**
 * "Used up about May 21, 2026 (estimate)", or that something would be left over at its end; nothing where last
 * season says too little.
 */
export function paceWords({ usedUpOn, expiresOn }: Pick<PrepayContract, 'usedUpOn' | 'expiresOn'>): string {
  if (usedUpOn === null) return '';
  return expiresOn !== null && usedUpOn > expiresOn
    ? 'Some left over at its end (estimate)'
    : `Used up about ${formatDate(usedUpOn)} (estimate)`;
}

const order = Object.keys(prepayEventWords) as PrepayEventKind[];

/** "Received $500.00 − used $120.00 = $380.00 remaining": the check below a history. */
export function closingWords({ events }: PrepayDetail['history']): string {
  const parts = order.flatMap((kind) => {
    const some = events.filter((event) => event.kind === kind);
    return some.length === 0 ? [] : [{ kind, cents: some.reduce((sum, { cents }) => sum + cents, 0) }];
  });
  const sum = parts.reduce((all, { cents }) => all + cents, 0);
  const said = parts.map(({ kind, cents }, at) => {
    const word = prepayEventWords[kind];
    const sign = cents < 0 ? '\u2212 ' : '+ ';
    const plain = at === 0 && cents >= 0;
    return `${plain ? '' : sign}${at === 0 ? word : word.toLowerCase()} ${formatMoney(Math.abs(cents))}`;
  });
  return `${said.join(' ')} = ${formatMoney(sum)} remaining`;
}

/** Booked, used and remaining of a line, both in money and in its unit. */
export function lineQuantities({ unit, qtyBooked, qtyUsed, qtyRemaining }: PrepayLine): string {
  if (qtyBooked === null || qtyUsed === null || qtyRemaining === null) return '';
  const [booked, used, left] = [qtyBooked, qtyUsed, qtyRemaining].map((one) => formatQuantity(one, unit));
  return `${left} of ${booked} remaining, ${used} used`;
}
