import { formatDate, formatInstant } from '@contract/format/date';
import type { DropFinding, DropSummary } from '@contract/imports/schema';
import type { Column } from '@/components/columns';
import { DropChip, dropWords } from './DropChip';
import { quarantineWords, severityWords } from './dropKind';
import { dropHref } from './importView';

/** Columns of the list of drops; instants are told on the wall of `zone`. */
export const dropColumns = (zone: string): Column<DropSummary>[] => [
  {
    id: 'name',
    label: 'Drop',
    text: ({ name }) => name,
    href: ({ dropId }) => dropHref(dropId),
    width: 210,
    grow: 1,
    mobile: 'title',
  },
  {
    id: 'outcome',
    label: 'What became of it',
    text: dropWords,
    cell: (drop) => <DropChip {...drop} />,
    width: 180,
    mobile: 'status',
  },
  {
    id: 'asOf',
    label: 'As of',
    text: ({ asOf }) => (asOf === null ? '' : formatDate(asOf)),
    width: 130,
    mobile: 'meta',
  },
  {
    id: 'rows',
    label: 'Rows',
    text: quarantineWords,
    width: 220,
    yields: 2,
    mobile: 'meta',
  },
  {
    id: 'looked',
    label: 'Looked at',
    text: ({ lookedAt }) => formatInstant(lookedAt, zone),
    width: 220,
    yields: 1,
    mobile: 'hidden',
  },
  {
    id: 'by',
    label: 'Decided by',
    text: ({ decidedBy }) => decidedBy ?? '',
    width: 200,
    yields: 3,
    mobile: 'hidden',
  },
];

/** Columns of what was found in a drop. */
export const findingColumns: Column<DropFinding>[] = [
  {
    id: 'severity',
    label: 'How bad',
    text: ({ severity }) => severityWords[severity],
    width: 160,
    mobile: 'meta',
  },
  {
    id: 'where',
    label: 'Where',
    text: ({ file, line }) => (line === null ? file : `${file}, line ${line.toLocaleString('en-US')}`),
    width: 230,
    mobile: 'title',
  },
  { id: 'message', label: 'What', text: whatWords, width: 320, grow: 1, mobile: 'meta' },
  { id: 'key', label: 'Key', text: ({ key }) => key ?? '', width: 150, yields: 2, mobile: 'meta' },
  { id: 'value', label: 'Value', text: ({ value }) => value ?? '', width: 150, yields: 3, mobile: 'hidden' },
  { id: 'rule', label: 'Rule', text: ({ rule }) => rule, width: 170, yields: 1, mobile: 'hidden' },
  {
    id: 'column',
    label: 'Column',
    text: ({ column }) => column ?? '',
    width: 150,
    optional: true,
    mobile: 'hidden',
  },
];

function whatWords({ message, hint }: DropFinding): string {
  return hint === null ? message : `${message} ${hint}`;
}
