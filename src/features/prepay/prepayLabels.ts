import * as m from '@locales/prepay';
import type { Account } from '@contract/accounts/schema';
import { formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { prepayEventWords, type PrepayEventKind } from '@contract/prepay/labels';
import { formatQuantity, inOneUnit } from '@contract/format/quantity';
import type { PrepayDetail, PrepayTotals } from '@contract/prepay/schema';
import type { PrepayContract, PrepayLine } from '@contract/prepay/rows';
import { restrictionOf } from '@contract/rules/prepay';
import type { Totals } from '@/components/TotalsStrip/TotalsStrip';
import { totalsTitle } from '@/lists/listTotals';

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
  const { products, groups, lineCount, type } = contract;
  const isBooked = type === 'product' || type === 'unpaidBooking' || type === 'downPayment';
  const first = products[0];
  if (isBooked && first !== undefined)
    return lineCount > 1 ? m.andMore({ product: first, n: lineCount - 1 }) : first;
  return groups.map(({ name }) => name).join(', ') || contractRestriction(contract);
}

/** "38 ton"; empty where it is not all of one unit. */
export function quantityLeft(quantities: PrepayContract['quantities']): string {
  const sum = inOneUnit(quantities);
  return sum ? formatQuantity(sum.remaining, sum.unit) : '';
}

/**
 * "Used up about May 21, 2026 (estimate)", or that something would be left over at its end; nothing where last
 * season says too little.
 */
export function paceWords({ usedUpOn, expiresOn }: Pace): string {
  if (usedUpOn === null) return '';
  return lastsBeyond(usedUpOn, expiresOn) ? m.someLeft() : m.usedUpAbout({ date: formatDate(usedUpOn) });
}

/** The same in whole sentences. */
export function paceNotice({ usedUpOn, expiresOn }: Pace): string {
  if (usedUpOn === null) return '';
  return lastsBeyond(usedUpOn, expiresOn)
    ? m.someLeftNotice()
    : m.usedUpNotice({ date: formatDate(usedUpOn) });
}

type Pace = Pick<PrepayContract, 'usedUpOn' | 'expiresOn'>;

const lastsBeyond = (usedUpOn: string, expiresOn: string | null): boolean =>
  expiresOn !== null && usedUpOn > expiresOn;

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
  return m.sumRemaining({ sum: said.join(' '), amount: formatMoney(sum) });
}

/** Booked, used and remaining of a line, both in money and in its unit. */
export function lineQuantities({ unit, qtyBooked, qtyUsed, qtyRemaining }: PrepayLine): string {
  if (qtyBooked === null || qtyUsed === null || qtyRemaining === null) return '';
  const [booked, used, left] = [qtyBooked, qtyUsed, qtyRemaining].map((one) => formatQuantity(one, unit));
  return m.lineQuantities({ left: left!, booked: booked!, used: used! });
}

type Ends = Pick<PrepayContract, 'expiresOn' | 'expiresInDays' | 'status'>;

/** When a contract ends, and how near that is; from 30 days on people are warned. */
export interface Expiry {
  readonly text: string;
  readonly near: 'past' | 'soon' | 'later';
}

const SOON = 30;

/** "May 1, 2026, in 19 days", "Apr 11, 2026, expired"; what is used up need not warn of its end. */
export function expiryOf({ expiresOn, expiresInDays, status }: Ends): Expiry {
  if (expiresOn === null || expiresInDays === null) return { text: m.noEnd(), near: 'later' };
  const day = formatDate(expiresOn);
  if (status === 'filled' || status === 'closed') return { text: day, near: 'later' };
  if (expiresInDays < 0 || status === 'expired') return { text: m.dayExpired({ day }), near: 'past' };
  if (expiresInDays > SOON) return { text: day, near: 'later' };
  const text = expiresInDays === 0 ? m.dayIsLast({ day }) : m.dayInDays({ day, n: expiresInDays });
  return { text, near: 'soon' };
}

/** Who sells to a customer: of the chosen account, or of all of them where it is one person; null else. */
export function repOf(
  accounts: readonly Pick<Account, 'id' | 'rep'>[],
  selected: string | null,
): string | null {
  const chosen = accounts.filter(({ id }) => selected === null || id === selected);
  const names = new Set(chosen.map(({ rep }) => rep.name));
  return names.size === 1 ? ([...names][0] ?? null) : null;
}

/** How much of the list is counted: contracts know what was paid in, their lines do not. */
type Counted = 'contracts' | 'lines';

/** The sums of every page, not of the one on screen, in words. What is left by quantity is told where all of it is of one unit. */
export function totalsWords(totals: PrepayTotals, counted: Counted): Totals {
  const { rows, bookedCents, paidCents, usedCents, remainingCents, quantities } = totals;
  const sums = [
    { label: m.booked(), cents: bookedCents },
    ...(counted === 'contracts' ? [{ label: m.paidIn(), cents: paidCents }] : []),
    { label: m.used(), cents: usedCents },
    { label: m.remaining(), cents: remainingCents },
  ];
  const left = quantityLeft(quantities);
  return {
    title: totalsTitle(rows),
    sums: sums.map(({ label, cents }) => ({ label, text: formatMoney(cents) })),
    note: left ? m.quantityLeftNote({ quantity: left }) : undefined,
  };
}

/** Rows per chip. */
export const countsOf = ({ chips }: PrepayTotals): Readonly<Record<string, number>> => ({
  ...chips,
  '': chips.open,
});
