import * as m from '@locales/audit';
import * as common from '@locales/common';
import { count, texts } from '@locales/language';
import * as shell from '@locales/shell';
import {
  auditSorts,
  actionWords,
  auditActions,
  auditEntities,
  type AuditEntity,
  auditColumns as labels,
} from '@contract/audit/labels';
import type { AuditEvent, AuditFilter, AuditTotals } from '@contract/audit/schema';
import { formatInstant } from '@contract/format/date';
import { pageSizes } from '@contract/paging';
import { type Column, labeledColumns } from '@/components/columns';
import type { Totals } from '@/components/TotalsStrip/TotalsStrip';
import { anyOf, day, listSearchParams, type SearchParams, queryOf, words } from '@/data/searchParams';
import type { FilterChoice, ListChoices, ListDefinition } from '@/lists/listDefinition';
import { countOnly } from '@/lists/listTotals';

/** What narrows the list. '' and [] narrow nothing. */
interface AuditFilters {
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
export type AuditParams = SearchParams<AuditFilters>;

export const auditParams = listSearchParams<AuditFilters>({
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
  sorts: auditSorts,
  usualSort: '-at',
  sizes: pageSizes,
  opened: 'event',
});

/** The filters as the contract's query. */
export const toQuery = (filters: AuditFilters): AuditFilter => queryOf(filters);

/** The number of the event that is open; an address may say anything. */
export const openedEvent = ({ opened }: AuditParams): number | null =>
  opened !== null && /^[1-9][0-9]{0,14}$/.test(opened) ? Number(opened) : null;

/** The audit as a list: how it is called and what narrows it. */
export const auditList: ListDefinition<AuditFilters> = {
  get label() {
    return shell.titleAudit();
  },
  get things() {
    return m.eventsThings();
  },
  noFilters: auditParams.noFilters,
  sizes: pageSizes,
  get searched() {
    return m.searched();
  },
  get panel() {
    return [
      { name: 'action', label: m.whatWasDone() },
      { name: 'entity', label: m.kindOfThing() },
      { name: 'actor', label: m.whoDidIt() },
      { name: 'subject', label: m.whoItIsAbout() },
      { name: 'ip', label: labels.ip },
    ] as const;
  },
};

const entityWords: Readonly<Record<AuditEntity, string>> = texts({
  session: m.entitySession,
  call: m.entityCall,
  user: m.entityUser,
  option: m.entityOption,
  autopay: m.entityAutopay,
  scheduled: m.entityScheduled,
  request: m.entityRequest,
  export: m.entityExport,
  import: m.entityImport,
  settings: m.entitySettings,
  originator: m.entityOriginator,
  achBatch: m.entityAchBatch,
  achReturns: m.entityAchReturns,
  reconciliation: m.entityReconciliation,
  message: m.entityMessage,
  accessRequest: m.entityAccessRequest,
  announcement: m.entityAnnouncement,
  notices: m.entityNotices,
  calendar: m.entityCalendar,
  push: m.entityPush,
  text: m.entityText,
  letter: m.entityLetter,
  viewAs: m.entityViewAs,
  account: m.entityAccount,
  promise: m.entityPromise,
  paymentPlan: m.entityPaymentPlan,
});

/** Names and addresses are those of the events in view; any other one can be searched for. */
export const filterChoices = (events: readonly AuditEvent[]): ListChoices => ({
  action: Object.entries(auditActions).map(([value, label]) => ({ value, label })),
  entity: auditEntities.map((value) => ({ value, label: entityWords[value] })),
  actor: among(events.map(({ actor }) => actor)),
  subject: among(events.map(({ subject }) => subject)),
  ip: among(events.map(({ ip }) => ip)),
});

const among = (values: readonly (string | null)[]): FilterChoice[] =>
  [...new Set(values)]
    .filter((value) => value !== null)
    .sort()
    .map((value) => ({ value, label: value }));

export const totalsWords = ({ rows }: AuditTotals): Totals => countOnly(rows);

interface AuditColumns {
  readonly hrefOf: (seq: string) => string;
  /** The IANA zone in which instants are told. */
  readonly zone: string;
}

const column = labeledColumns<AuditEvent, keyof typeof labels>(labels);

/** Columns of the list; the sortable one is named as the contract's sort. */
export const auditColumns = ({ hrefOf, zone }: AuditColumns): Column<AuditEvent>[] => [
  column('action', {
    text: ({ action }) => actionWords(action),
    href: ({ seq }) => hrefOf(String(seq)),
    width: 200,
    grow: 1,
    mobile: 'title',
  }),
  column('actor', { text: ({ actor }) => actor, width: 190, grow: 1, mobile: 'meta' }),
  column('subject', { text: ({ subject }) => subject ?? '', width: 170, grow: 1, yields: 2, mobile: 'meta' }),
  column('which', {
    text: ({ entityId }) => entityId ?? '',
    width: 170,
    grow: 1,
    yields: 3,
    mobile: 'hidden',
  }),
  column('at', {
    text: ({ at }) => formatInstant(at, zone),
    width: 232,
    sortable: true,
    orders: [common.oldestFirst(), common.newestFirst()],
    mobile: 'meta',
  }),
  column('ip', { text: ({ ip }) => ip ?? '', width: 136, yields: 4, mobile: 'hidden' }),
  column('seq', {
    text: ({ seq }) => count(seq),
    align: 'right',
    width: 96,
    optional: true,
    mobile: 'hidden',
  }),
];
