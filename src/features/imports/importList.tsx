import * as common from '@locales/common';
import * as m from '@locales/imports';
import Chip, { type ChipProps } from '@mui/material/Chip';
import { formatDate, formatInstant } from '@contract/format/date';
import type { DropIssue, DropReport, DropSummary } from '@contract/imports/schema';
import { pageSizes } from '@contract/paging';
import {
  type DropOutcome,
  dropOutcomes,
  dropOutcomeWords,
  dropColumns as labels,
  dropWords,
  issueColumns as issueLabels,
  issueSeverities,
  issueWords,
  severityWords,
} from '@contract/imports/labels';
import { type Column, labeledColumns } from '@/components/columns';
import { Icon } from '@/components/Icon/Icon';
import type { IconName } from '@/components/icons';
import { anyOf, listSearchParams, type SearchParams, oneOf, words } from '@/data/searchParams';
import type { ListChoices, ListDefinition } from '@/lists/listDefinition';

/** What narrows the list of drops. '' narrows nothing. */
interface DropFilters {
  readonly q: string;
  readonly outcome: DropOutcome | '';
}

export type DropsParams = SearchParams<DropFilters>;

export const dropsParams = listSearchParams<DropFilters>({
  filters: { q: words(), outcome: oneOf(dropOutcomes) },
  sorts: ['looked'],
  usualSort: '-looked',
  sizes: pageSizes,
  opened: 'drop',
});

/** What narrows the findings of one drop. */
interface FindingFilters {
  readonly q: string;
  readonly severity: keyof typeof severityWords | '';
  readonly file: readonly string[];
  readonly rule: readonly string[];
}

export type IssueParams = SearchParams<FindingFilters>;

export const issueParams = listSearchParams<FindingFilters>({
  filters: { q: words(), severity: oneOf(issueSeverities), file: anyOf(), rule: anyOf() },
  sorts: ['worst'],
  usualSort: 'worst',
  sizes: pageSizes,
  opened: 'finding',
});

export const dropHref = (dropId: number): string => `?drop=${dropId}`;
export const listHref = '/admin/imports';

/** The list of drops: how it is called and what narrows it. */
export const dropList: ListDefinition<DropFilters> = {
  get label() {
    return m.drops();
  },
  get things() {
    return m.dropsThings();
  },
  noFilters: dropsParams.noFilters,
  sizes: pageSizes,
  get searched() {
    return m.nameOfDrop();
  },
  get chips() {
    const outcomes = dropOutcomes.map((id) => ({ id, label: dropOutcomeWords[id] }));
    return {
      name: 'outcome',
      label: m.result(),
      options: [{ id: '', label: common.all() }, ...outcomes],
    } as const;
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

/** The findings of a drop: how they are called and what narrows them. */
export const issueList: ListDefinition<FindingFilters> = {
  get label() {
    return m.findings();
  },
  get things() {
    return m.findingsThings();
  },
  noFilters: issueParams.noFilters,
  sizes: pageSizes,
  get searched() {
    return m.searchedFindings();
  },
  get chips() {
    const all = { id: '', label: common.all() };
    const options = [all, ...issueSeverities.map((id) => ({ id, label: severityWords[id] }))];
    return { name: 'severity', label: m.howSerious(), options } as const;
  },
  get panel() {
    return [
      { name: 'file', label: common.file() },
      { name: 'rule', label: m.rule() },
    ] as const;
  },
};

export const issueChoices = ({ found }: Pick<DropReport, 'found'>): ListChoices => ({
  file: found.files.map((value) => ({ value, label: value })),
  rule: found.rules.map((value) => ({ value, label: value })),
});

/** How many findings the filters let through. */
export const issueRows = (counts: Counts): number =>
  issueSeverities.reduce((all, severity) => all + counts[severity], 0);

export const severityCounts = (counts: Counts): Readonly<Record<string, number>> => ({
  ...counts,
  '': issueRows(counts),
});

/** "3,400 rows, 12 held back, 8 of them with another row" */
export function quarantineWords({ rowsRead, rowsQuarantined, rowsWaiting }: DropSummary): string {
  const [rows, held, waiting] = [rowsRead, rowsQuarantined, rowsWaiting];
  if (held === 0) return m.rowsCount({ rows });
  return waiting === 0 ? m.rowsAndHeld({ rows, held }) : m.rowsHeldWaiting({ rows, held, waiting });
}

const column = labeledColumns<DropSummary, keyof typeof labels>(labels);

/** Columns of the list of drops; instants are told on the wall of `zone`. */
export const dropColumns = (zone: string): Column<DropSummary>[] => [
  column('name', {
    text: ({ name }) => name,
    href: ({ dropId }) => dropHref(dropId),
    width: 210,
    grow: 1,
    mobile: 'title',
  }),
  column('outcome', {
    text: dropWords,
    cell: (drop) => <DropChip {...drop} />,
    width: 180,
    mobile: 'status',
  }),
  column('asOf', { text: ({ asOf }) => (asOf === null ? '' : formatDate(asOf)), width: 130, mobile: 'meta' }),
  column('rows', { text: quarantineWords, width: 220, yields: 2, mobile: 'meta' }),
  column('looked', {
    text: ({ lookedAt }) => formatInstant(lookedAt, zone),
    width: 220,
    yields: 1,
    mobile: 'hidden',
  }),
  column('by', { text: ({ decidedBy }) => decidedBy ?? '', width: 200, yields: 3, mobile: 'hidden' }),
];

const issueColumn = labeledColumns<DropIssue, keyof typeof issueLabels>(issueLabels);

/** Columns of what was found in a drop. */
export const issueColumns = (): Column<DropIssue>[] => [
  issueColumn('severity', { text: ({ severity }) => severityWords[severity], width: 160, mobile: 'meta' }),
  issueColumn('where', {
    text: ({ file, line }) => (line === null ? file : m.fileAndLine({ file, line })),
    width: 230,
    mobile: 'title',
  }),
  issueColumn('message', { text: issueWords, width: 320, grow: 1, mobile: 'meta' }),
  issueColumn('key', { text: ({ key }) => key ?? '', width: 150, yields: 2, mobile: 'meta' }),
  issueColumn('value', { text: ({ value }) => value ?? '', width: 150, yields: 3, mobile: 'hidden' }),
  issueColumn('rule', { text: ({ rule }) => rule, width: 170, yields: 1, mobile: 'hidden' }),
  issueColumn('column', {
    text: ({ column: name }) => name ?? '',
    width: 150,
    optional: true,
    mobile: 'hidden',
  }),
];

const looks: Readonly<Record<DropOutcome, readonly [IconName, ChipProps['color']]>> = {
  uploaded: ['open', 'info'],
  ready: ['check', 'info'],
  held: ['warning', 'warning'],
  applied: ['done', 'success'],
  refused: ['warning', 'error'],
  dismissed: ['cancelled', 'default'],
  rolledBack: ['credited', 'default'],
};

/** What became of a drop; the one that customers see says so. */
export function DropChip({ outcome, live }: Pick<DropSummary, 'outcome' | 'live'>) {
  const [icon, color] = looks[outcome];
  return <Chip label={dropWords({ outcome, live })} color={color} icon={<Icon name={icon} />} />;
}
