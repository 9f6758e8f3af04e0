import { getIn } from 'formik';
import {
  branchEntries,
  closureEntries,
  effectiveEntries,
  type Entry,
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

/** Every entry of the page with its whole path, in their order there. */
export const settingsFields = (branches: readonly BranchRows[]): readonly Entry[] => [
  ...parts.flatMap(({ entries }) => entries),
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
export const emptyFields = (values: { readonly branches: readonly BranchRows[] }) =>
  Object.fromEntries(
    settingsFields(values.branches)
      .filter(({ path, optional }) => !optional && getIn(values, path) === '')
      .map(({ path, label }) => [path, `Fill in “${label}”`] as const),
  );
