import * as common from '@locales/common';
import * as m from '@locales/settings';
import Box from '@mui/material/Box';
import { getIn } from 'formik';
import type { ComponentType } from 'react';
import { instantOf } from '@contract/format/zonedTime';
import { ApiError } from '@contract/problem';
import { FormCheckbox } from '@/forms/FormCheckbox';
import { FormDate } from '@/forms/FormDate';
import { FormDigits } from '@/forms/FormDigits';
import { FormMoney } from '@/forms/FormMoney';
import { FormSelect } from '@/forms/FormSelect';
import { FormTextArea } from '@/forms/FormTextArea';
import { FormTextField } from '@/forms/FormTextField';
import { FormWhole } from '@/forms/FormWhole';

/** How an entry is typed and told. */
type EntryType =
  | 'money'
  | 'whole'
  | 'time'
  | 'text'
  | 'area'
  | 'switch'
  /** A switch of few words. */
  | 'tick'
  | 'date'
  | 'choice'
  | 'phone'
  /** A number that is a name: routing and account numbers. */
  | 'digits';

export interface Entry {
  /** Path below its part: 'payments.cutoff'; of a branch, below the branch: 'pickup'. */
  readonly path: string;
  readonly label: string;
  readonly kind: EntryType;
  readonly hint?: string;
  readonly optional?: boolean;
  readonly max?: number;
  /** A choice of short words, which needs no line of its own. */
  readonly narrow?: boolean;
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
}

interface EntryFieldProps {
  readonly entry: Entry;
  /** Path of what the entry belongs to: 'branches[0]'; empty for the company's own. */
  readonly below?: string;
}

/** One entry as its kind is typed. */
export function EntryField({ entry, below = '' }: EntryFieldProps) {
  const name = below === '' ? entry.path : `${below}.${entry.path}`;
  const Field = fieldOfKind[entry.kind];
  return (
    <Box sx={wide.has(entry.kind) && !entry.narrow ? { gridColumn: '1 / -1' } : undefined}>
      <Field {...entry} name={name} />
    </Box>
  );
}

type FieldProps = Entry & { readonly name: string };

const plain = ({ name, label, hint, optional }: FieldProps) => ({ name, label, hint, optional });

const fieldOfKind: Readonly<Record<EntryType, ComponentType<FieldProps>>> = {
  money: (entry) => <FormMoney {...plain(entry)} />,
  whole: (entry) => <FormWhole {...plain(entry)} />,
  time: (entry) => <FormTextField {...plain(entry)} type="time" />,
  date: (entry) => <FormDate {...plain(entry)} />,
  area: (entry) => <FormTextArea {...plain(entry)} max={entry.max} rows={6} />,
  switch: (entry) => <FormCheckbox {...plain(entry)} />,
  tick: (entry) => <FormCheckbox {...plain(entry)} />,
  choice: (entry) => <FormSelect {...plain(entry)} options={entry.choices ?? []} />,
  phone: (entry) => <FormTextField {...plain(entry)} type="tel" inputMode="tel" />,
  digits: (entry) => <FormDigits {...plain(entry)} />,
  text: (entry) => <FormTextField {...plain(entry)} />,
};

/** What needs the whole width, and sentences, which read badly beside each other. */
const wide: ReadonlySet<EntryType> = new Set(['area', 'switch', 'choice']);

/** What is wrong before anybody is asked, by the path of the entry: what may not be empty and is. */
export const emptyEntries = (entries: readonly Entry[], values: object): Readonly<Record<string, string>> =>
  Object.fromEntries(
    entries
      .filter(({ path, optional }) => !optional && getIn(values, path) === '')
      .map(({ path, label }) => [path, m.fillIn({ label })] as const),
  );

export const notFilledIn = (fields: Readonly<Record<string, string>>) =>
  new ApiError({ code: 'invalid', message: m.fieldsEmpty(), fields });

export const notRight = (fields: Readonly<Record<string, string>>) =>
  new ApiError({ code: 'invalid', message: m.notSaved(), fields });

export const nothingDiffers = () => new ApiError({ code: 'invalid', message: m.nothingDiffers() });

/** The server speaks of the call's body; the form of the settings in it. */
export function byEntry(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const fields = Object.entries(error.fields).map(
    ([path, words]) => [path.replace(/^settings\./, ''), words] as const,
  );
  const { code, message, requestId, status, cause } = error;
  return new ApiError({ code, message, fields: Object.fromEntries(fields), requestId, status, cause });
}

/** From when on a version holds. */
export const effectiveEntries = (): readonly Entry[] => [
  { path: 'effectiveFrom', label: common.day(), kind: 'date', optional: true },
  { path: 'effectiveTime', label: m.time(), kind: 'time', optional: true },
];

/** The day and the time of those entries, as a form holds them. */
export interface EffectiveValues {
  readonly effectiveFrom: string;
  readonly effectiveTime: string;
}

/** The instant that was chosen, as ISO text; null: none was. */
export const chosenInstant = (
  { effectiveFrom: day, effectiveTime: time }: EffectiveValues,
  zone: string,
): string | null => (day === '' ? null : instantOf(day, time || '00:00', zone).toISOString());
