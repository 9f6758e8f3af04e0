import type { OriginatorSettings } from '@contract/originator/schema';
import type { BranchSettings, CompanySettings } from '@contract/settings/schema';
import { addDays, type CalendarDateText } from '@contract/format/date';

const weekdays = [1, 2, 3, 4, 5];

const weekday = (open: string, close: string) =>
  weekdays.map((day) => ({ weekday: day, open, close, seasonFrom: null, seasonTo: null }));

/** A demo branch keeps longer hours and Saturdays in spring and at harvest, as such branches do. */
const seasons = [
  { seasonFrom: '03-15', seasonTo: '06-15' },
  { seasonFrom: '08-01', seasonTo: '10-31' },
];

const saturdays = (open: string, close: string) =>
  seasons.map((season) => Object.assign({ weekday: 6, open, close }, season));

/** @param asOf the day that the demo speaks of: a branch is closed some days after it, another has a short day */
const branches = (asOf: CalendarDateText): BranchSettings[] => [
  {
    code: 'PUL',
    hours: [...weekday('07:30', '17:00'), ...saturdays('08:00', '12:00')],
    closures: [{ date: addDays(asOf, 9), reason: 'Inventory', open: null, close: null }],
    afterHoursPhone: '509-555-0111',
    pickup: true,
    pickupLeadHours: 4,
    pickupMaxCents: 25_000_00,
    pickupSlotMinutes: 30,
  },
  {
    code: 'LEW',
    hours: [...weekday('08:00', '16:30'), ...saturdays('08:00', '12:00')],
    closures: [{ date: addDays(asOf, 6), reason: 'Staff training', open: '10:00', close: '15:00' }],
    afterHoursPhone: null,
    pickup: false,
    pickupLeadHours: 4,
    pickupMaxCents: null,
    pickupSlotMinutes: 30,
  },
  {
    code: 'ONT',
    hours: [...weekday('08:00', '17:00'), ...saturdays('08:00', '13:00')],
    closures: [],
    afterHoursPhone: '541-555-0164',
    pickup: true,
    pickupLeadHours: 8,
    pickupMaxCents: 10_000_00,
    pickupSlotMinutes: 30,
  },
];

/** The demo company's decisions, over those that every company begins with. */
export const demoSettings = (starting: CompanySettings, asOf: CalendarDateText): CompanySettings => ({
  ...starting,
  contact: {
    creditPhone: '509-555-0190',
    creditEmail: 'credit@larkspur.example',
    supportHours: 'Weekdays 8 AM to 5 PM Pacific',
  },
  branches: branches(asOf),
});

/**
 * Banks of the demo by routing numbers: the check digits are right, the banks are made up. Whoever wants real ones
 * imports a directory (README.md).
 */
export const banks = [
  { routing_number: '125100018', bank_name: 'Palouse Community Bank', city: 'Colfax', state: 'WA' },
  { routing_number: '323200011', bank_name: 'Snake River Credit Union', city: 'Lewiston', state: 'ID' },
  { routing_number: '324100013', bank_name: 'Treasure Valley Farm Bank', city: 'Ontario', state: 'OR' },
  { routing_number: '123200017', bank_name: 'Blue Mountain Savings', city: 'Pendleton', state: 'OR' },
] as const;

/** What the demo company's bank files say of it, at the first of those banks; nobody can send a file to it. */
export const demoOriginator: OriginatorSettings = {
  bank: { routingNumber: banks[0].routing_number, name: 'PALOUSE COMMUNITY BANK' },
  immediateOrigin: '1912345678',
  originName: 'LARKSPUR BASIN SUPPLY',
  companyName: 'LARKSPUR BASIN',
  companyId: '1912345678',
  descriptions: { payments: 'PAYMENT', withdrawals: 'WITHDRAWAL' },
  cutoffs: { times: ['10:00', '15:00'], zone: 'America/Los_Angeles' },
  sameDay: null,
  limits: { entryCents: 25_000_000, fileCents: null, dayCents: null, customerCents: null },
  releaseAboveCents: 2_500_000,
  balanced: false,
  validation: 'microEntries',
  keepDays: 90,
};

/** Who of the demo's office proposed it, and who confirmed it. */
export const demoOriginatorBy = {
  proposed: 'credit.office@larkspurbasin.example.com',
  confirmed: 'help.desk@larkspurbasin.example.com',
} as const;
