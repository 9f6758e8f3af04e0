import type { AuditEvent } from '@contract/audit/schema';
import { formatInstant } from '@contract/format/date';
import { actionWords } from '@contract/audit/labels';
import type { Column } from '@/components/columns';

interface AuditColumns {
  readonly hrefOf: (seq: string) => string;
  /** The IANA zone in which instants are told. */
  readonly zone: string;
}

/** Columns of the list; the sortable one is named as the contract's sort. */
export const auditColumns = ({ hrefOf, zone }: AuditColumns): Column<AuditEvent>[] => [
  {
    id: 'action',
    label: 'What',
    text: ({ action }) => actionWords(action),
    href: ({ seq }) => hrefOf(String(seq)),
    width: 200,
    grow: 1,
    mobile: 'title',
  },
  { id: 'actor', label: 'Who', text: ({ actor }) => actor, width: 190, grow: 1, mobile: 'meta' },
  {
    id: 'subject',
    label: 'About',
    text: ({ subject }) => subject ?? '',
    width: 170,
    grow: 1,
    yields: 2,
    mobile: 'meta',
  },
  {
    id: 'which',
    label: 'Which',
    text: ({ entityId }) => entityId ?? '',
    width: 170,
    grow: 1,
    yields: 3,
    mobile: 'hidden',
  },
  {
    id: 'at',
    label: 'When',
    text: ({ at }) => formatInstant(at, zone),
    width: 232,
    sortable: true,
    orders: ['oldest first', 'newest first'],
    mobile: 'meta',
  },
  {
    id: 'ip',
    label: 'Network address',
    text: ({ ip }) => ip ?? '',
    width: 136,
    yields: 4,
    mobile: 'hidden',
  },
  {
    id: 'seq',
    label: 'Number',
    text: ({ seq }) => seq.toLocaleString('en-US'),
    align: 'right',
    width: 96,
    optional: true,
    mobile: 'hidden',
  },
];
