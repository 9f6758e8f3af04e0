import { plainDecimal } from './controlTotal';
import type { Findings } from './findings';
import { MANIFEST, type Manifest, type ManifestEntry } from './manifest';
import { columnNamed, numbersOf, type Profile } from './mapping';

/**
 * Reads what a manifest says in the words of its files, by the profile of the ERP: the columns of keys and control
 * totals by either name, and totals as plain numbers or in the form of the file.
 */
export const throughProfile = (
  manifest: Manifest,
  profile: Profile | undefined,
  found: Findings,
): Manifest => ({
  ...manifest,
  entries: manifest.entries.map((entry) => ({
    ...entry,
    keyColumns: entry.keyColumns.map(({ said }) => ({
      said,
      column: columnNamed(profile, entry.file, said),
    })),
    control: entry.control && controlOf(entry, entry.control, profile, found),
  })),
});

function controlOf(
  { file, line }: ManifestEntry,
  { said, total: text }: NonNullable<ManifestEntry['control']>,
  profile: Profile | undefined,
  found: Findings,
): ManifestEntry['control'] {
  const column = columnNamed(profile, file, said);
  const read = numbersOf(profile, file);
  const total = plainDecimal(text) ?? plainDecimal(read?.(text) ?? '');
  if (total !== undefined) return { said, column, total };
  found.add({
    severity: 'fatal',
    file: MANIFEST,
    line,
    column: 'control_total',
    value: text,
    rule: 'manifest-control-total',
    message: `The control total of ${file} is not a plain decimal number${read ? ', nor one as the mapping profile has it' : ''}.`,
    hint: 'Write it like 1284331.17.',
  });
  return undefined;
}
