import { defaultCompany } from '@contract/defaultCompany';
import type { CalendarDateText } from '@contract/format/date';
import { dateInMonth, dayOfMonth, monthNumber, plusDays } from './calendar';

interface Branch {
  readonly code: string;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly phone: string;
  readonly timeZone: string;
  readonly salesperson: string;
}

/** An invented supplier: no person, brand, registration number or telephone number of it exists. */
export const company = {
  ...defaultCompany,
  code: '01',
  /** Statements close on this day; what they ask for is due on `dueDay` of the month after. */
  closeDay: 25,
  dueDay: 15,
  /** 1.5 % a month of what is past due at the close, at least 50 cents. */
  financeChargeMicro: 15_000,
  financeChargeLeast: 50,
} as const;

export const branches: readonly Branch[] = [
  {
    code: 'PUL',
    name: 'Pullman',
    address: '1480 Grain Terminal Rd',
    city: 'Pullman',
    state: 'WA',
    zip: '99163',
    phone: '509-555-0110',
    timeZone: 'America/Los_Angeles',
    salesperson: 'K. Reed',
  },
  {
    code: 'LEW',
    name: 'Lewiston',
    address: '27 Port Way',
    city: 'Lewiston',
    state: 'ID',
    zip: '83501',
    phone: '208-555-0127',
    timeZone: 'America/Los_Angeles',
    salesperson: 'T. Okafor',
  },
  {
    code: 'ONT',
    name: 'Ontario',
    address: '905 Rail Spur Ln',
    city: 'Ontario',
    state: 'OR',
    zip: '97914',
    phone: '541-555-0163',
    timeZone: 'America/Boise',
    salesperson: 'M. Castellanos',
  },
];

export const salespersonOf = (branch: string): string =>
  branches.find(({ code }) => code === branch)!.salesperson;

export type TermsCode = 'M15' | 'L531' | 'N30' | 'HRV' | 'COD';

export const termsText: Readonly<Record<TermsCode, string>> = {
  M15: 'Closes the 25th, due the 15th of the next month',
  L531: '5% off in 10 days, 3% in 20, 1% in 30; due the 15th after the statement',
  N30: 'Net 30 days',
  HRV: 'Harvest terms: due December 15',
  COD: 'Cash on delivery',
};

/** The close of the statement that an invoice of this day stands on. */
function closeOf(date: CalendarDateText): CalendarDateText {
  const month = monthNumber(date) + (dayOfMonth(date) > company.closeDay ? 1 : 0);
  return dateInMonth(month, company.closeDay);
}

export function dueDateOf(date: CalendarDateText, terms: TermsCode): CalendarDateText {
  if (terms === 'COD') return date;
  if (terms === 'N30') return plusDays(date, 30);
  if (terms === 'HRV') {
    const harvest = `${date.slice(0, 4)}-12-15`;
    return harvest >= date ? harvest : dateInMonth(monthNumber(harvest) + 12, 15);
  }
  return dateInMonth(monthNumber(closeOf(date)) + 1, company.dueDay);
}
