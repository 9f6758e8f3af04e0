import { type Day, dayOf } from './days';

/** What somebody chose to be told, from a day on. */
export interface Choice {
  readonly from: Day;
  readonly email: 'now' | 'daily' | 'weekly' | 'never';
  /** '' and '' for none. */
  readonly quiet: readonly [from: string, until: string];
}

export interface Person {
  readonly name: string;
  readonly zone: string;
  readonly choices: readonly Choice[];
  readonly disabledFrom: Day;
  readonly disabledUntil: Day;
}

/** A person's access to an account; the first one of an account owns it. */
export interface Access {
  readonly person: Person;
  /** Its last day. */
  readonly validTo: Day;
}

interface Rung {
  readonly through: Day;
  readonly cents: number;
  readonly ifCurrent: boolean;
}

interface Payment {
  readonly on: Day;
  readonly cents: number;
}

export interface Invoice {
  readonly no: string;
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
  readonly bookedCents: number;
  readonly uses: readonly Payment[];
  readonly endsOn: Day;
  readonly hasPrices: boolean;
}

interface Statement {
  readonly no: string;
  readonly through: Day;
  readonly due: Day;
}

/** What an owner agrees to on a day, in place of what was before. */
export interface Consent {
  readonly id: string;
  readonly on: Day;
  readonly rule: 'statement' | 'invoice' | 'discount';
  readonly covers: 'due' | 'pastDue';
  readonly capCents: number;
  readonly monthCents: number;
}

export interface Account {
  readonly no: string;
  readonly optionId: string;
  readonly access: readonly Access[];
  readonly unappliedCents: number;
  readonly invoices: readonly Invoice[];
  readonly contracts: readonly Contract[];
  readonly statements: readonly Statement[];
  readonly consents: readonly Consent[];
}

export interface World {
  readonly first: Day;
  readonly nights: number;
  readonly people: readonly Person[];
  readonly accounts: readonly Account[];
}

type Below = (bound: number) => number;

/** Chicago, Denver and Los Angeles turn their clocks, Phoenix and Honolulu never do. */
const zones = [
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'Pacific/Honolulu',
];
const quietHours = [
  ['21:00', '07:00'],
  ['20:00', '08:15'],
  ['', ''],
] as const;
const emails = ['now', 'now', 'daily', 'weekly', 'never'] as const;

/** Everything that happens but what the product does, from a seed. */
export function worldOf(
  below: Below,
  { from, nights, accounts }: { readonly from: string; readonly nights: number; readonly accounts: number },
): World {
  const first = dayOf(from);
  const draw = drawing(below, first, nights);
  const people = Array.from({ length: Math.ceil(accounts * 0.7) }, (_, n) => personOf(draw, n));
  return {
    first,
    nights,
    people,
    accounts: Array.from({ length: accounts }, (_, n) => accountOf(draw, n, people)),
  };
}

function drawing(below: Below, first: Day, nights: number) {
  return {
    below,
    first,
    nights,
    isOne: (of: number) => below(of) === 0,
    /** A day counted from the first one, the second bound left out. */
    day: (from: number, to: number) => first + from + below(to - from),
    oneOf: <T>(those: readonly T[]): T => those[below(those.length)]!,
  };
}

type Draw = ReturnType<typeof drawing>;

function personOf({ first, nights, day, below, oneOf, isOne }: Draw, n: number): Person {
  const disabledFrom = day(1, 3 * nights);
  const choice = (from: Day): Choice => ({ from, email: oneOf(emails), quiet: oneOf(quietHours) });
  const changes = isOne(2) ? [day(1, nights), day(1, nights)].toSorted((a, b) => a - b) : [];
  return {
    name: `d${String(n).padStart(5, '0')}@example.com`,
    zone: oneOf(zones),
    choices: [choice(first - 1), ...new Set(changes)].map((one) =>
      typeof one === 'number' ? choice(one) : one,
    ),
    disabledFrom,
    disabledUntil: disabledFrom + 1 + below(20),
  };
}

function accountOf(draw: Draw, n: number, people: readonly Person[]): Account {
  const { nights, day, below, isOne, oneOf } = draw;
  const no = `D${String(n).padStart(5, '0')}`;
  const owner = oneOf(people);
  const other = oneOf(people);
  const readers = isOne(3) && other !== owner ? [owner, other] : [owner];
  const invoices = 3 + Math.floor(nights / 40);
  return {
    no,
    optionId: idOf(n, 0),
    access: readers.map((person) => ({ person, validTo: day(0, 5 * nights) })),
    unappliedCents: isOne(6) ? 100 * (1 + below(40)) : 0,
    invoices: Array.from({ length: invoices }, (_, i) => invoiceOf(draw, `${no}-${i}`)),
    contracts: isOne(3) ? [contractOf(draw, `${no}-P`)] : [],
    statements: statementsOf(draw, no),
    consents: isOne(4) ? [] : consentsOf(draw, n),
  };
}

function invoiceOf({ nights, day, below, isOne }: Draw, no: string): Invoice {
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

function contractOf({ nights, day, below, isOne }: Draw, no: string): Contract {
  const bookedCents = 10_000 + below(90_000);
  const part = (percent: number) => Math.floor((bookedCents * percent) / 100);
  const first = day(0, nights);
  return {
    no,
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

function statementsOf({ first, nights, below }: Draw, no: string): readonly Statement[] {
  const close = first - 40 + below(30);
  const count = Math.ceil((nights + 40) / 30);
  return Array.from({ length: count }, (_, i) => {
    const through = close + 30 * i;
    return { no: `${no}-S${String(i).padStart(2, '0')}`, through, due: through + 15 + below(8) };
  });
}

function consentsOf({ first, nights, below, isOne, oneOf }: Draw, n: number): readonly Consent[] {
  const days = [first, ...Array.from({ length: Math.ceil(nights / 60) }, () => first + 1 + below(nights))];
  return [...new Set(days)]
    .toSorted((a, b) => a - b)
    .map((on, k) => {
      const rule = oneOf(['statement', 'invoice', 'discount'] as const);
      return {
        id: idOf(n, k + 1),
        on,
        rule,
        covers: rule !== 'discount' && isOne(3) ? ('pastDue' as const) : ('due' as const),
        capCents: oneOf([9_000, 25_000, 1_000_000]),
        monthCents: oneOf([30_000, 60_000, 2_000_000]),
      };
    });
}

/** A UUID that is the same for the same. */
const idOf = (n: number, k: number): string =>
  `00000000-0000-4000-8${String(k).padStart(3, '0')}-${String(n).padStart(12, '0')}`;
