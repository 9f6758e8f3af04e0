import type { AuditEvent, AuditTotals } from '@contract/audit/schema';
import { auditActions, auditEntities, type AuditEntity } from '@contract/audit/labels';
import type { Totals } from '@/components/TotalsStrip/TotalsStrip';
import type { FilterChoice, ListChoices, ListKind } from '@/lists/listKind';
import { countOnly } from '@/lists/listTotals';
import { auditAddress, type AuditFilters, sizes } from './auditView';

/** The audit as a list: how it is called and what narrows it. */
export const auditKind: ListKind<AuditFilters> = {
  label: 'Audit',
  things: 'events',
  noFilters: auditAddress.noFilters,
  sizes,
  searched: 'Person, request or change',
  panel: [
    { name: 'action', label: 'What was done' },
    { name: 'entity', label: 'Kind of thing' },
    { name: 'actor', label: 'Who did it' },
    { name: 'subject', label: 'Whom it is about' },
    { name: 'ip', label: 'Network address' },
  ],
};

export const entityWords: Readonly<Record<AuditEntity, string>> = {
  session: 'Sign-ins',
  call: 'Refused calls',
  user: 'Users',
  option: 'Bank accounts',
  request: 'Requests',
  export: 'Files taken along',
  import: 'Imports',
  settings: 'Company settings',
  letter: 'Letters',
};

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
