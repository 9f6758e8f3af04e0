import type { AuditFilter } from '@contract/audit/schema';
import { auditActions, auditEntities, type auditSorts } from '@contract/audit/labels';
import type { pageSizes } from '@contract/paging';
import { anyOf, day, listAddress, type ListView, words } from '@/data/listAddress';
import { queryOf } from '@/data/listChanges';

// The contract's own words, checked against it by type: importing its values would bring its schemas into the browser.
export const sorts = ['at'] as const satisfies (typeof auditSorts)[number][];
export const sizes = [25, 50, 100] as const satisfies (typeof pageSizes)[number][];

/** What narrows the list. '' and [] narrow nothing. */
export interface AuditFilters {
  readonly q: string;
  /** 'YYYY-MM-DD', in the books zone. */
  readonly from: string;
  readonly to: string;
  readonly action: readonly string[];
  readonly entity: readonly string[];
  readonly actor: readonly string[];
  readonly subject: readonly string[];
  readonly ip: readonly string[];
}

/** Everything that the address says of the list; what is open is an event's number. */
export type AuditView = ListView<AuditFilters>;

export const auditAddress = listAddress<AuditFilters>({
  filters: {
    q: words(),
    from: day,
    to: day,
    action: anyOf((action) => action in auditActions),
    entity: anyOf((entity) => auditEntities.some((known) => known === entity)),
    actor: anyOf(),
    subject: anyOf(),
    ip: anyOf(),
  },
  sorts,
  usualSort: '-at',
  sizes,
  opened: 'event',
});

/** The filters as the contract's query. */
export const toQuery = (filters: AuditFilters): AuditFilter => queryOf(filters);

/** The number of the event that is open; an address may say anything. */
export const openedEvent = ({ opened }: AuditView): number | null =>
  opened !== null && /^[1-9][0-9]{0,14}$/.test(opened) ? Number(opened) : null;
