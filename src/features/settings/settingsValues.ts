import type { BranchSettings, CompanySettings } from '@contract/settings/schema';
import { federalHolidays } from '@contract/rules/federalHolidays';
import { effectiveEntries, type Entry } from '@/entries/Entry';
import {
  addedHolidayEntries,
  branchEntries,
  closureEntries,
  holidayEntries,
  hoursEntries,
  parts,
} from './settingsSections';

/** Settings as a form holds them: what is not set is ''. */
export type SettingsValues = Record<string, unknown> & {
  readonly branches: readonly unknown[];
  readonly holidays: HolidayValues;
};

/** Holidays as a form holds them. */
export interface HolidayValues {
  readonly added: CompanySettings['holidays']['added'];
  /** Whether each holiday of the banks is kept. */
  readonly kept: Readonly<Record<string, boolean>>;
}

/** Text that may be empty in the settings themselves. */
const mayBeEmpty = new Set(['reason']);

export function toValues(settings: CompanySettings): SettingsValues {
  const { banner, holidays } = settings;
  return emptied({
    ...settings,
    holidays: holidayValues(holidays),
    banner: banner ?? { text: '', tone: 'info', from: null, through: null },
  }) as SettingsValues;
}

export function fromValues(values: SettingsValues): CompanySettings {
  const settings = filled(values) as CompanySettings & { readonly holidays: HolidayValues };
  const { added, kept } = settings.holidays;
  return {
    ...settings,
    holidays: { added, removed: federalHolidays.map(({ id }) => id).filter((id) => !kept[id]) },
    banner: settings.banner?.text ? settings.banner : null,
  };
}

/** Holidays with a switch for each of the banks'. */
export const holidayValues = ({ added, removed }: CompanySettings['holidays']): HolidayValues => ({
  added,
  kept: Object.fromEntries(federalHolidays.map(({ id }) => [id, !removed.includes(id)])),
});

/** A branch that the ERP knows and nothing was said of yet. */
export const newBranch = (code: string): BranchSettings => ({
  code,
  hours: [1, 2, 3, 4, 5].map((weekday) => ({
    weekday,
    open: '08:00',
    close: '17:00',
    seasonFrom: null,
    seasonTo: null,
  })),
  closures: [],
  afterHoursPhone: null,
  pickup: false,
  pickupLeadHours: 4,
  pickupMaxCents: null,
  pickupSlotMinutes: 30,
});

/** Rows as a form holds them, and as settings do. */
export const rowValues = (row: object): unknown => emptied(row);
export const fromRow = <Row>(values: unknown): Row => filled(values) as Row;

function emptied(value: unknown): unknown {
  if (value === null) return '';
  if (Array.isArray(value)) return value.map(emptied);
  if (typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, emptied(one)]));
}

function filled(value: unknown, name = ''): unknown {
  if (value === '') return mayBeEmpty.has(name) ? '' : null;
  if (Array.isArray(value)) return value.map((one) => filled(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([of, one]) => [of, of === 'weekday' ? Number(one) : filled(one, of)]),
  );
}

/** A branch in the form, as far as its rows are counted. */
export interface BranchRows {
  readonly code: string;
  readonly hours: readonly unknown[];
  readonly closures: readonly unknown[];
}

/** Path of a row in the form's values, as its errors are named too. */
export const rowPath = (list: string, at: number): string => `${list}[${at}]`;

/** What of the form's values is counted in rows. */
export interface FormRows {
  readonly holidays: { readonly added: readonly unknown[] };
  readonly branches: readonly BranchRows[];
}

/** Every entry of the page with its whole path, in their order there. */
export const settingsFields = ({ holidays, branches }: FormRows): readonly Entry[] => [
  ...parts().flatMap(({ entries }) => entries),
  ...holidayEntries(),
  ...holidays.added.flatMap((_, row) => below(rowPath('holidays.added', row), addedHolidayEntries())),
  ...branches.flatMap(({ hours, closures }, at) => {
    const branch = rowPath('branches', at);
    return [
      ...below(branch, branchEntries()),
      ...hours.flatMap((_, row) => below(rowPath(`${branch}.hours`, row), hoursEntries())),
      ...closures.flatMap((_, row) => below(rowPath(`${branch}.closures`, row), closureEntries())),
    ];
  }),
  ...effectiveEntries(),
];

const below = (path: string, entries: readonly Entry[]) =>
  entries.map((entry) => Object.assign({}, entry, { path: `${path}.${entry.path}` }));
