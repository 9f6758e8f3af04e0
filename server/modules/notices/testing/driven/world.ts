import { type Day, dayOf } from './days';
import {
  type Contract,
  contractOf,
  type Invoice,
  invoiceOf,
  type Statement,
  statementsOf,
} from './documents';
import { type Below, type Draw, drawing } from './draw';

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
