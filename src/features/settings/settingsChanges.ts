import * as m from '@locales/settings';
import type { BranchSettings, CompanySettings } from '@contract/settings/schema';
import { type Change, changed, entryChanges } from '@/entries/entryChanges';
import { branchEntries, holidayEntries, parts } from './settingsSections';
import { holidayValues } from './settingsValues';
import { closureWords, holidayWords, hoursWords } from './settingsLabels';

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

/** Rows of a list in one value. */
export const listed = (words: readonly string[] | undefined): string =>
  words === undefined || words.length === 0 ? m.nothingSet() : words.join('; ');
