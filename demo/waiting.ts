import type { CalendarDateText } from '@contract/format/date';
import type { AccountPlan, Field } from './account';
import { openDay, plusDays } from './calendar';
import { type Product, product } from './catalogue';
import { MICRO } from './exact';
import type { Random } from './random';

/** Goods that were delivered and are not billed yet: no amount stands anywhere. */
export interface WaitingTicket {
  readonly no: string;
  readonly deliveredOn: CalendarDateText;
  readonly item: Product;
  readonly quantity: number;
  readonly field?: Field;
}

/** What is on its way to being billed; a large farm always has something. */
export function waitingTickets(
  account: AccountPlan,
  random: Random,
  asOf: CalendarDateText,
): WaitingTicket[] {
  if (account.visits === 0 || account.status !== 'A') return [];
  const count = account.visits > 100 ? 3 : random.weighted([60, 30, 10]);
  return Array.from({ length: count }, (_, index) => {
    const fieldwork = random.chance(50) && account.fields.length > 0;
    const day = openDay(plusDays(asOf, -random.int(1, 5)));
    return {
      no: `W${account.accountNo}-${index + 1}`,
      deliveredOn: day > asOf ? asOf : day,
      item: product(
        fieldwork ? random.pick(['UAN32', 'AMS21', 'UREA46']) : random.pick(['DSLDYE', 'DEFBLK']),
      ),
      quantity: fieldwork ? random.int(2_400, 21_000) * 1_000 : random.int(60, 800) * MICRO,
      field: fieldwork ? random.pick(account.fields) : undefined,
    };
  });
}
