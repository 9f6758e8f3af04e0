import type { CalendarDateText } from '@contract/format/date';
import { monthNumber } from './calendar';
import { hashText } from './random';
import { groups, type StockItem } from './groups';
import { cropProtection } from './stock/cropProtection';
import { fertilizers } from './stock/fertilizers';
import { fuels, services, supplies } from './stock/supplies';
import { seeds } from './stock/seeds';

export interface Product extends StockItem {
  readonly groupName: string;
  /** Early-payment discounts count this product. */
  readonly eligible: boolean;
  readonly service: boolean;
}

const stock: readonly StockItem[] = [
  ...fertilizers,
  ...cropProtection,
  ...seeds,
  ...fuels,
  ...supplies,
  ...services,
];

export const catalogue: readonly Product[] = stock.map((item) => {
  const { name, eligible, service } = groups[item.group];
  return Object.assign({ groupName: name, eligible, service }, item);
});

const byCode = new Map(catalogue.map((product) => [product.code, product]));

export function product(code: string): Product {
  const found = byCode.get(code);
  if (!found) throw new RangeError(`No such product in the catalogue: ${code}`);
  return found;
}

/**
 * The price of a month, in micro-dollars per unit. It wanders through the product's band in whole numbers
 * alone, so that every machine prices alike: a month lies between its neighbours.
 */
export function priceOn(item: Product, date: CalendarDateText): number {
  const month = monthNumber(date);
  const key = `${item.code}/${month}`;
  const known = prices.get(key);
  if (known !== undefined) return known;
  const level = (at: number) => hashText(`${item.code}:${at}`) % 1001;
  const height = level(month - 1) + 2 * level(month) + level(month + 1);
  const [low, high] = item.band;
  const cents = low + Math.round(((high - low) * height) / 4004);
  const price = item.band[1] < 500 && item.tax ? finely(cents, item.code, month) : cents * 10_000;
  prices.set(key, price);
  return price;
}

const prices = new Map<string, number>();

/** Fuel is priced to the hundredth of a cent. */
const finely = (cents: number, code: string, month: number): number =>
  cents * 10_000 + (hashText(`${code}/tenths/${month}`) % 100) * 100;
