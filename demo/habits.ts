import type { CalendarDateText } from '@contract/format/date';

/** A payment that the bank sends back. */
export interface Bounce {
  /** It is the first payment on or after this day. */
  readonly from: CalendarDateText;
  readonly code: 'R01' | 'R10';
  /** Days from the payment to its return. */
  readonly after: number;
  /** The invoices that it opens again stay unpaid. */
  readonly stays: boolean;
}

/** How somebody pays: when, how much and by what means. */
export interface Habit {
  /** Days of every month, so none above 28. */
  readonly payDays: readonly number[];
  /** Pays what falls due within so many days after the pay day. */
  readonly horizon: number;
  readonly skipPercent: number;
  readonly partPercent: number;
  readonly overPercent: number;
  /** How often by ACH, check, cash and card. */
  readonly methods: readonly [ach: number, check: number, cash: number, card: number];
  /** Pays at the counter, when the goods are handed over. */
  readonly atOnce?: boolean;
  /** Pays everything due on this day and nothing after it. */
  readonly stops?: CalendarDateText;
  readonly bounces?: readonly Bounce[];
}

export const habits = {
  early: {
    payDays: [8, 27],
    horizon: 60,
    skipPercent: 5,
    partPercent: 0,
    overPercent: 4,
    methods: [40, 60, 0, 0],
  },
  punctual: {
    payDays: [13],
    horizon: 4,
    skipPercent: 2,
    partPercent: 0,
    overPercent: 4,
    methods: [35, 60, 0, 5],
  },
  steady: {
    payDays: [11],
    horizon: 6,
    skipPercent: 0,
    partPercent: 0,
    overPercent: 3,
    methods: [60, 38, 0, 2],
  },
  late: {
    payDays: [4, 28],
    horizon: 0,
    skipPercent: 25,
    partPercent: 30,
    overPercent: 0,
    methods: [20, 75, 5, 0],
  },
  cash: {
    payDays: [],
    horizon: 0,
    skipPercent: 0,
    partPercent: 0,
    overPercent: 0,
    methods: [0, 0, 60, 40],
    atOnce: true,
  },
} as const satisfies Record<string, Habit>;
