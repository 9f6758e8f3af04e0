import * as common from '@locales/common';
import * as m from '@locales/settings';
import type { BranchSettings, CompanySettings } from '@contract/settings/schema';
import { formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { formatWallTime } from '@contract/format/zonedTime';
import { branchEntries, type Entry, holidayEntries, parts } from './settingsSections';
import { holidayValues } from './settingsValues';
import { closureWords, holidayWords, hoursWords } from './settingsLabels';

/** One thing that differs between two versions, in the words of the page. */
export interface Change {
  readonly what: string;
  readonly before: string;
  readonly after: string;
}

/** What differs, in the order of the page. */
export function settingsChanges(
  before: CompanySettings,
  after: CompanySettings,
  nameOf: (code: string) => string,
): readonly Change[] {
  const codes = [...new Set([...before.branches, ...after.branches].map(({ code }) => code))];
  return [
    ...parts().flatMap(({ title, entries }) => entryChanges(entries, before, after, title)),
    ...holidayChanges(before.holidays, after.holidays),
    ...codes.flatMap((code) => branchChanges(branchOf(before, code), branchOf(after, code), nameOf(code))),
  ];
}

const holidayChanges = (
  before: CompanySettings['holidays'],
  after: CompanySettings['holidays'],
): readonly Change[] => [
  ...entryChanges(
    holidayEntries(),
    { holidays: holidayValues(before) },
    { holidays: holidayValues(after) },
    m.holidays(),
  ),
  ...changed(
    m.daysOffChanged(),
    listed(before.added.map(holidayWords)),
    listed(after.added.map(holidayWords)),
  ),
];

const branchOf = ({ branches }: CompanySettings, code: string): BranchSettings | undefined =>
  branches.find((branch) => branch.code === code);

function branchChanges(
  before: BranchSettings | undefined,
  after: BranchSettings | undefined,
  name: string,
): readonly Change[] {
  return [
    ...entryChanges(branchEntries(), before, after, m.branchNamed({ name })),
    ...changed(
      m.hoursChanged({ name }),
      listed(before?.hours.map(hoursWords)),
      listed(after?.hours.map(hoursWords)),
    ),
    ...changed(
      m.closuresChanged({ name }),
      listed(before?.closures.map(closureWords)),
      listed(after?.closures.map(closureWords)),
    ),
  ];
}

const entryChanges = (
  entries: readonly Entry[],
  before: object | undefined,
  after: object | undefined,
  title: string,
): readonly Change[] =>
  entries.flatMap((entry) =>
    changed(
      `${title}: ${entry.label}`,
      entryWords(entry, valueAt(before, entry.path)),
      entryWords(entry, valueAt(after, entry.path)),
    ),
  );

const changed = (what: string, before: string, after: string): readonly Change[] =>
  before === after ? [] : [{ what, before, after }];

/** A value as settings hold it, where it is no list. */
type Told = string | number | boolean | null | undefined;

const valueAt = (settings: object | undefined, path: string): Told =>
  path
    .split('.')
    .reduce<unknown>(
      (at, name) => (at as Record<string, unknown> | null | undefined)?.[name],
      settings,
    ) as Told;

function entryWords({ kind, choices }: Entry, value: Told): string {
  if (value === null || value === undefined || value === '') return m.nothingSet();
  if (typeof value === 'boolean') return value ? common.yes() : common.no();
  if (kind === 'money') return formatMoney(Number(value));
  if (kind === 'time') return formatWallTime(String(value));
  if (kind === 'date') return formatDate(String(value));
  return choices?.find((choice) => choice.value === value)?.label ?? String(value);
}

const listed = (words: readonly string[] | undefined): string =>
  words === undefined || words.length === 0 ? m.nothingSet() : words.join('; ');
