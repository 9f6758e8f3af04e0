import * as m from '@locales/settings';
import type { DecidedSettings } from '@contract/settings/schema';
import { type Fact, Facts } from '@/components/Facts/Facts';
import type { Entry } from '@/entries/Entry';
import { valueWords } from '@/entries/entryChanges';
import { PartCard } from '@/entries/PartCard';
import { listed } from './settingsChanges';
import { closureWords, holidayWords, hoursWords } from './settingsLabels';
import { branchEntries, holidayEntries, parts } from './settingsSections';
import { holidayValues } from './settingsValues';

type ToldSettingsProps = Pick<DecidedSettings, 'settings' | 'branches'>;

/** Every setting to be read, by whoever may not change them. */
export const ToldSettings = (decided: ToldSettingsProps) =>
  toldParts(decided).map(({ title, about, facts }) => (
    <PartCard key={title} title={title} about={about}>
      <Facts facts={facts} />
    </PartCard>
  ));

interface ToldPart {
  readonly title: string;
  readonly about?: string;
  readonly facts: readonly Fact[];
}

const toldParts = ({ settings, branches }: ToldSettingsProps): readonly ToldPart[] => [
  ...parts().map(({ title, about, entries }) => ({ title, about, facts: factsOf(entries, settings) })),
  {
    title: m.holidays(),
    facts: [
      ...factsOf(holidayEntries(), { holidays: holidayValues(settings.holidays) }),
      { label: m.moreDaysOff(), value: listed(settings.holidays.added.map(holidayWords)) },
    ],
  },
  ...settings.branches.map((branch) => ({
    title: m.branchNamed({ name: branches.find(({ code }) => code === branch.code)?.name ?? branch.code }),
    facts: [
      ...factsOf(branchEntries(), branch),
      { label: m.hours(), value: listed(branch.hours.map(hoursWords)) },
      { label: m.closures(), value: listed(branch.closures.map(closureWords)) },
    ],
  })),
];

const factsOf = (entries: readonly Entry[], settings: object): readonly Fact[] =>
  entries.map((entry) => ({ label: entry.label, value: valueWords(entry, settings) }));
