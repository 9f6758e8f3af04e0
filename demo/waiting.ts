import type { CalendarDateText } from '@contract/format/date';
import type { AccountPlan, Field } from './account';
import { dayNumber, openDay, plusDays, type Span } from './calendar';
import { type Product, product } from './catalogue';
import { MICRO } from './exact';
import { createRandom, type Random } from './random';

/** Goods that were delivered and are not billed yet: no amount stands anywhere. */
export interface WaitingTicket {
  readonly no: string;
  readonly deliveredOn: CalendarDateText;
  readonly item: Product;
  readonly quantity: number;
  readonly field?: Field;
}

/** Within a week it is billed, and the next one waits. */
const DAYS = 7;

/** What is on its way to being billed; a large farm always has something. */
export function waitingTickets(account: AccountPlan, seed: number, { to, storyEnd }: Span): WaitingTicket[] {
  if (account.visits === 0 || account.status !== 'A') return [];
  const stream = `${seed}/yard/${account.accountNo}`;
  const random = createRandom(stream);
  const count = account.visits > 100 ? 3 : random.weighted([60, 30, 10]);
  return Array.from({ length: count }, (_, index) => {
    const no = `W${account.accountNo}-${index + 1}`;
    const told = deliver(account, random, no, storyEnd);
    const weeks = Math.floor((dayNumber(to) - dayNumber(told.deliveredOn)) / DAYS);
    if (weeks === 0) return told;
    const deliveredOn = plusDays(told.deliveredOn, weeks * DAYS);
    const next = deliver(account, createRandom(`${stream}/${index}/${deliveredOn}`), no, to);
    return { ...next, no: `${no}-${deliveredOn}`, deliveredOn };
  });
}

function deliver(account: AccountPlan, random: Random, no: string, before: CalendarDateText): WaitingTicket {
  const fieldwork = random.chance(50) && account.fields.length > 0;
  const day = openDay(plusDays(before, -random.int(1, 5)));
  return {
    no,
    deliveredOn: day > before ? before : day,
    item: product(fieldwork ? random.pick(['UAN32', 'AMS21', 'UREA46']) : random.pick(['DSLDYE', 'DEFBLK'])),
    quantity: fieldwork ? random.int(2_400, 21_000) * 1_000 : random.int(60, 800) * MICRO,
    field: fieldwork ? random.pick(account.fields) : undefined,
  };
}
