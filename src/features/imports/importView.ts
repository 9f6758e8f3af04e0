import type { pageSizes } from '@contract/paging';
import { type DropOutcome, dropOutcomes } from '@contract/imports/labels';
import { anyOf, listAddress, type ListView, oneOf, words } from '@/data/listAddress';

export const sizes = [25, 50, 100] as const satisfies (typeof pageSizes)[number][];
export const severities = ['fatal', 'row', 'warn', 'wait'] as const;

/** What narrows the list of drops. '' narrows nothing. */
export interface DropFilters {
  readonly q: string;
  readonly outcome: DropOutcome | '';
}

export type DropsView = ListView<DropFilters>;

export const dropsAddress = listAddress<DropFilters>({
  filters: { q: words(), outcome: oneOf(dropOutcomes) },
  sorts: ['looked'],
  usualSort: '-looked',
  sizes,
  opened: 'drop',
});

/** What narrows the findings of one drop. */
export interface FindingFilters {
  readonly q: string;
  readonly severity: (typeof severities)[number] | '';
  readonly file: readonly string[];
  readonly rule: readonly string[];
}

export type FindingsView = ListView<FindingFilters>;

export const findingsAddress = listAddress<FindingFilters>({
  filters: { q: words(), severity: oneOf(severities), file: anyOf(), rule: anyOf() },
  sorts: ['worst'],
  usualSort: 'worst',
  sizes,
  opened: 'finding',
});

/** A drop's number in an address; null where there is none. */
export const dropIn = (opened: string | null): number | null =>
  /^[1-9]\d{0,9}$/.test(opened ?? '') ? Number(opened) : null;

export const dropHref = (dropId: number): string => `?drop=${dropId}`;
export const listHref = '/admin/imports';
