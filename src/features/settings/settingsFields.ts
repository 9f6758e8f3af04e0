import { getIn } from 'formik';
import {
  addedHolidayEntries,
  branchEntries,
  closureEntries,
  effectiveEntries,
  type Entry,
  holidayEntries,
  hoursEntries,
  parts,
} from './settingsParts';

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
  ...parts.flatMap(({ entries }) => entries),
  ...holidayEntries,
  ...holidays.added.flatMap((_, row) => below(rowPath('holidays.added', row), addedHolidayEntries)),
  ...branches.flatMap(({ hours, closures }, at) => {
    const branch = rowPath('branches', at);
    return [
      ...below(branch, branchEntries),
      ...hours.flatMap((_, row) => below(rowPath(`${branch}.hours`, row), hoursEntries)),
      ...closures.flatMap((_, row) => below(rowPath(`${branch}.closures`, row), closureEntries)),
    ];
  }),
  ...effectiveEntries,
];

const below = (path: string, entries: readonly Entry[]) =>
  entries.map((entry) => Object.assign({}, entry, { path: `${path}.${entry.path}` }));

/** What is wrong before anybody is asked, by the path of the entry: what may not be empty and is. */
export const emptyFields = (values: FormRows) =>
  Object.fromEntries(
    settingsFields(values)
      .filter(({ path, optional }) => !optional && getIn(values, path) === '')
      .map(({ path, label }) => [path, `Fill in “${label}”`] as const),
  );
