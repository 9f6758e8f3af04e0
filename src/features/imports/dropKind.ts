import type { DropReport, DropSummary } from '@contract/imports/schema';
import { type DropOutcome, dropOutcomes, dropOutcomeWords } from '@contract/imports/labels';
import type { ListChoices, ListKind } from '@/lists/listKind';
import {
  dropsAddress,
  type DropFilters,
  findingsAddress,
  type FindingFilters,
  severities,
  sizes,
} from './importView';

/** The list of drops: how it is called and what narrows it. */
export const dropKind: ListKind<DropFilters> = {
  label: 'Drops',
  things: 'drops',
  noFilters: dropsAddress.noFilters,
  sizes,
  searched: 'Name of the drop',
  chips: {
    name: 'outcome',
    label: 'What became of it',
    options: [{ id: '', label: 'All' }, ...dropOutcomes.map((id) => ({ id, label: dropOutcomeWords[id] }))],
  },
  panel: [],
};

export type OutcomeCounts = Readonly<Record<DropOutcome, number>>;

const sum = (counts: OutcomeCounts): number => dropOutcomes.reduce((all, each) => all + counts[each], 0);

export const outcomeCounts = (counts: OutcomeCounts): Readonly<Record<string, number>> => ({
  ...counts,
  '': sum(counts),
});

/** How many drops the filter lets through. */
export const dropRows = (counts: OutcomeCounts, { outcome }: DropFilters): number =>
  outcome === '' ? sum(counts) : counts[outcome];

type Counts = DropSummary['findings'];

export const severityWords = {
  fatal: 'Refuses the drop',
  row: 'Holds a row back',
  warn: 'Worth knowing',
  wait: 'Waits with another row',
} as const;

/** The findings of a drop: how they are called and what narrows them. */
export const findingKind: ListKind<FindingFilters> = {
  label: 'Findings',
  things: 'findings',
  noFilters: findingsAddress.noFilters,
  sizes,
  searched: 'Key, value or words',
  chips: {
    name: 'severity',
    label: 'How bad',
    options: [{ id: '', label: 'All' }, ...severities.map((id) => ({ id, label: severityWords[id] }))],
  },
  panel: [
    { name: 'file', label: 'File' },
    { name: 'rule', label: 'Rule' },
  ],
};

export const findingChoices = ({ found }: Pick<DropReport, 'found'>): ListChoices => ({
  file: found.files.map((value) => ({ value, label: value })),
  rule: found.rules.map((value) => ({ value, label: value })),
});

/** How many findings the filters let through. */
export const findingRows = (counts: Counts): number =>
  severities.reduce((all, severity) => all + counts[severity], 0);

export const severityCounts = (counts: Counts): Readonly<Record<string, number>> => ({
  ...counts,
  '': findingRows(counts),
});

/** "3,400 rows, 12 held back, 8 of them with another row" */
export function quarantineWords({ rowsRead, rowsQuarantined, rowsWaiting }: DropSummary): string {
  const rows = `${count(rowsRead)} rows`;
  if (rowsQuarantined === 0) return rows;
  const held = `${rows}, ${count(rowsQuarantined)} held back`;
  return rowsWaiting === 0 ? held : `${held}, ${count(rowsWaiting)} of them with another row`;
}

export const count = (rows: number): string => rows.toLocaleString('en-US');
