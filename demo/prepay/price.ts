import type { CalendarDateText } from '@contract/format/date';
import { priceOn, product } from '../catalogue';

/** What a booking costs a unit, in micro-dollars: four per cent below the day's price, in whole quarters of a dollar. */
export const bookingPrice = (code: string, date: CalendarDateText): number =>
  Math.floor((priceOn(product(code), date) * 24) / 25 / 250_000) * 250_000;
