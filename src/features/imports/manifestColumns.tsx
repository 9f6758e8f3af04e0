import type { DropReport } from '@contract/imports/schema';
import type { Column } from '@/components/columns';
import { count } from './dropKind';

export type FileCheck = DropReport['manifest'][number];
export type FileChanges = DropReport['files'][number];

const right = { align: 'right', mobile: 'hidden' } as const;

/** What the manifest promises of each file beside what was found. */
export const manifestColumns: Column<FileCheck>[] = [
  { id: 'file', label: 'File', text: ({ file }) => file, width: 190, grow: 1, mobile: 'title' },
  { id: 'agrees', label: 'Agrees', text: agreeWords, width: 150, mobile: 'status' },
  {
    ...right,
    id: 'rows',
    label: 'Rows',
    text: ({ rows: { promised, found } }) => both(count(promised), found === null ? null : count(found)),
    width: 150,
  },
  {
    ...right,
    id: 'control',
    label: 'Control total',
    text: ({ control }) =>
      control === null ? '' : `${control.column} ${both(control.promised, control.found)}`,
    width: 240,
  },
  {
    id: 'sha256',
    label: 'SHA-256',
    text: ({ sha256: { promised, found } }) =>
      both(promised.slice(0, 12), found === null ? null : found.slice(0, 12)),
    width: 150,
    mobile: 'hidden',
  },
  {
    id: 'mode',
    label: 'Holds',
    text: ({ mode }) => (mode === 'full' ? 'All rows' : 'Changes'),
    width: 110,
    mobile: 'hidden',
  },
];

/** Whether a file is as its manifest says, and if not, why nobody knows or where it differs. */
export function agreeWords({ agrees, sha256, rows }: FileCheck): string {
  if (agrees) return 'Yes';
  if (sha256.found === null) return 'Not read';
  return rows.found !== null && rows.found !== rows.promised ? 'No: other rows' : 'No: other content';
}

/** What was promised, and what was found where it is something else. */
const both = (promised: string, found: string | null): string =>
  found === null || found === promised ? promised : `${promised}, found ${found}`;

/** What a drop makes of each file. */
export const changeColumns: Column<FileChanges>[] = [
  { id: 'file', label: 'File', text: ({ file }) => file, width: 190, grow: 1, mobile: 'title' },
  { ...right, id: 'inserted', label: 'New', text: ({ inserted }) => count(inserted), width: 100 },
  { ...right, id: 'updated', label: 'Changed', text: ({ updated }) => count(updated), width: 100 },
  { ...right, id: 'removed', label: 'Removed', text: ({ removed }) => count(removed), width: 100 },
  {
    ...right,
    id: 'quarantined',
    label: 'Held back',
    text: ({ quarantined }) => count(quarantined),
    width: 100,
  },
  {
    ...right,
    id: 'rows',
    label: 'Rows before → after',
    text: ({ before, after }) => `${count(before)} → ${count(after)}`,
    width: 180,
  },
];
