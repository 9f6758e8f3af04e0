import Box from '@mui/material/Box';
import type { ComponentType } from 'react';
import { weekdayNames } from '@contract/rules/openingHours';
import { FormCheckbox } from '@/forms/FormCheckbox';
import { FormDate } from '@/forms/FormDate';
import { FormMoney } from '@/forms/FormMoney';
import { FormSelect } from '@/forms/FormSelect';
import { FormTextArea } from '@/forms/FormTextArea';
import { FormTextField } from '@/forms/FormTextField';
import { FormWhole } from '@/forms/FormWhole';
import type { Entry, EntryKind } from './settingsParts';

interface SettingsEntryProps {
  readonly entry: Entry;
  /** Path of what the entry belongs to: 'branches[0]'; empty for the company's own. */
  readonly below?: string;
}

/** One entry of the settings as its kind is typed. */
export function SettingsEntry({ entry, below = '' }: SettingsEntryProps) {
  const name = below === '' ? entry.path : `${below}.${entry.path}`;
  const Field = fields[entry.kind];
  return (
    <Box sx={wide.has(entry.kind) ? { gridColumn: '1 / -1' } : undefined}>
      <Field {...entry} name={name} />
    </Box>
  );
}

type FieldProps = Entry & { readonly name: string };

const plain = ({ name, label, hint, optional }: FieldProps) => ({ name, label, hint, optional });

const weekdays = weekdayNames.map((label, day) => ({ value: String(day), label }));

const fields: Readonly<Record<EntryKind, ComponentType<FieldProps>>> = {
  money: (entry) => <FormMoney {...plain(entry)} />,
  whole: (entry) => <FormWhole {...plain(entry)} />,
  time: (entry) => <FormTextField {...plain(entry)} type="time" />,
  date: (entry) => <FormDate {...plain(entry)} />,
  area: (entry) => <FormTextArea {...plain(entry)} max={entry.max} rows={6} />,
  switch: (entry) => <FormCheckbox {...plain(entry)} />,
  tick: (entry) => <FormCheckbox {...plain(entry)} />,
  choice: (entry) => <FormSelect {...plain(entry)} options={entry.choices ?? []} />,
  weekday: (entry) => <FormSelect {...plain(entry)} options={weekdays} />,
  phone: (entry) => <FormTextField {...plain(entry)} type="tel" inputMode="tel" />,
  text: (entry) => <FormTextField {...plain(entry)} />,
};

/** What needs the whole width, and sentences, which read badly beside each other. */
const wide: ReadonlySet<EntryKind> = new Set(['area', 'switch', 'choice']);
