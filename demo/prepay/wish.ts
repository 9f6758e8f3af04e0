import type { CalendarDateText } from '@contract/format/date';
import type { AccountPlan } from '../account';
import { cropYearOf } from '../calendar';
import { priceOn, product, type Product } from '../catalogue';
import type { Draft } from '../draft';
import { extend, MICRO } from '../exact';
import type { Booked } from './booking';

/** What a booking costs a unit, in micro-dollars: four per cent below the day's price, in whole quarters of a dollar. */
export const bookingPrice = (code: string, date: CalendarDateText): number =>
  Math.floor((priceOn(product(code), date) * 24) / 25 / 250_000) * 250_000;

interface Share {
  /** Of what the season before took. */
  readonly percent: number;
  /** In cents. */
  readonly most: number;
}

interface Taken {
  quantity: number;
  cents: number;
}

/** What the farm took of each product from January to August of the season before, dearest first. */
function lastSeason(
  { prepayAs, prepayGroups }: AccountPlan,
  drafts: readonly Draft[],
  date: CalendarDateText,
): [Product, Taken][] {
  const year = cropYearOf(date) - 1;
  const taken = new Map<Product, Taken>();
  for (const draft of drafts) {
    if (draft.date < `${year}-01-01` || draft.date > `${year}-08-31` || draft.counter) continue;
    for (const { item, quantity = 0, parent } of draft.lines) {
      if (!item || parent !== undefined || item.code === 'BLEND') continue;
      if (prepayAs !== 'N' && !prepayGroups.includes(item.group)) continue;
      const one = taken.get(item) ?? { quantity: 0, cents: 0 };
      one.quantity += quantity;
      one.cents += extend(quantity, priceOn(item, draft.date));
      taken.set(item, one);
    }
  }
  return [...taken].sort(([, a], [, b]) => b.cents - a.cents);
}

/** The cents to be paid ahead without naming a product, in whole 500 dollars. */
export function wish(
  account: AccountPlan,
  drafts: readonly Draft[],
  date: CalendarDateText,
  { percent, most }: Share,
): number {
  const all = lastSeason(account, drafts, date).reduce((sum, [, { cents }]) => sum + cents, 0);
  return Math.floor(Math.min((all * percent) / 100, most) / 50_000) * 50_000;
}

/** The two products that cost most, in whole units at the prices of a booking. */
export function productsWished(
  account: AccountPlan,
  drafts: readonly Draft[],
  date: CalendarDateText,
  { percent, most }: Share,
): Booked[] {
  return lastSeason(account, drafts, date)
    .slice(0, 2)
    .flatMap(([{ code }, { quantity }]) => {
      const price = bookingPrice(code, date);
      const affordable = Math.floor((most * 5_000) / price);
      const units = Math.min(Math.floor((quantity * percent) / 100 / MICRO), affordable);
      return units > 0 ? [{ code, quantity: units * MICRO, price }] : [];
    });
}
