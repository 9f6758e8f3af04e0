import type { Day } from './days';
import type { Draw } from './draw';

interface Rung {
  readonly through: Day;
  readonly cents: number;
  readonly ifCurrent: boolean;
}

interface Payment {
  readonly on: Day;
  readonly cents: number;
}

/** A PDF: when the feed first brings it, and when it brings another one in its place. */
interface Paper {
  readonly on: Day;
  readonly replacedOn: Day | null;
}

export interface Invoice {
  readonly no: string;
  readonly paper: Paper | null;
  /** Of a credit memo negative. */
  readonly cents: number;
  readonly posted: Day;
  readonly due: Day;
  readonly deferred: boolean;
  readonly disputedFrom: Day;
  readonly disputedUntil: Day;
  readonly rungs: readonly Rung[];
  /** What somebody asks for in the portal, and what comes without a request. */
  readonly asked: Payment | null;
  readonly check: Payment | null;
}

export interface Contract {
  readonly no: string;
  readonly bookedOn: Day;
  readonly paper: Paper | null;
  readonly bookedCents: number;
  readonly uses: readonly Payment[];
  readonly endsOn: Day;
  readonly hasPrices: boolean;
}

export interface Statement {
  readonly no: string;
  readonly through: Day;
  readonly due: Day;
}

export function invoiceOf(draw: Draw, no: string): Invoice {
  const { nights, day, below, isOne } = draw;
  const isMemo = isOne(12);
  const cents = (isMemo ? -1 : 1) * (2_000 + below(30_000));
  const due = day(-31, nights + 20);
  const posted = due - 5 - below(35);
  const disputedFrom = due + below(60) - 20;
  const part = isOne(3) ? Math.floor(cents / 2) : cents;
  const rung = (): Rung => ({
    through: Math.min(due + 3, posted + 3 + below(30)),
    cents: 50 + below(300),
    ifCurrent: isOne(3),
  });
  const rungs = isMemo || below(5) > 2 ? [] : isOne(2) ? [rung()] : [rung(), rung()];
  const byDay = new Map(rungs.map((one) => [one.through, one]));
  return {
    no,
    paper: paperOf(draw, posted),
    cents,
    posted,
    due,
    deferred: isOne(15),
    disputedFrom,
    disputedUntil: disputedFrom + (isOne(4) ? 1 + below(25) : 0),
    rungs: [...byDay.values()].toSorted((a, b) => a.through - b.through),
    asked: !isMemo && isOne(4) ? { on: Math.max(posted + 1, due + below(50) - 25), cents: part } : null,
    check: !isMemo && isOne(5) ? { on: Math.max(posted, due + below(60) - 20), cents: part } : null,
  };
}

/** With its invoice, soon after, or about when it is no news any more. */
function paperOf({ below, isOne, oneOf }: Draw, posted: Day): Paper | null {
  if (isOne(3)) return null;
  const on = posted + oneOf([0, 1, 7, 44, 45, 46, 60]);
  return { on, replacedOn: isOne(3) ? on + 1 + below(20) : null };
}

export function contractOf(draw: Draw, no: string): Contract {
  const { nights, day, below, isOne } = draw;
  const bookedCents = 10_000 + below(90_000);
  const part = (percent: number) => Math.floor((bookedCents * percent) / 100);
  const first = day(0, nights);
  const bookedOn = day(-50, nights);
  return {
    no,
    bookedOn,
    paper: paperOf(draw, bookedOn),
    bookedCents,
    uses: [
      { on: first, cents: part(50) },
      // A tenth is left, a cent less, or nothing.
      { on: first + below(40), cents: part(40) - below(2) + (isOne(2) ? 2 : 0) },
      ...(isOne(3) ? [{ on: first + 60, cents: part(5) }] : []),
    ],
    endsOn: day(0, nights + 30),
    hasPrices: isOne(2),
  };
}

export function statementsOf({ first, nights, below }: Draw, no: string): readonly Statement[] {
  const close = first - 40 + below(30);
  const count = Math.ceil((nights + 40) / 30);
  return Array.from({ length: count }, (_, i) => {
    const through = close + 30 * i;
    return { no: `${no}-S${String(i).padStart(2, '0')}`, through, due: through + 15 + below(8) };
  });
}
