import { formatInstant } from '@contract/format/date';
import type { Email } from '@contract/email/schema';
import { emailKindLabels } from '@contract/email/labels';
import type { Column } from '@/components/columns';
import { EmailChip } from './EmailChip';
import { stateWords } from './emailKind';

interface LetterColumns {
  readonly hrefOf: (id: string) => string;
  /** The IANA zone in which instants are told. */
  readonly zone: string;
}

/** Columns of the list; the sortable one is named as the contract's sort. */
export const emailColumns = ({ hrefOf, zone }: LetterColumns): Column<Email>[] => [
  {
    id: 'state',
    label: 'State',
    text: ({ state }) => stateWords[state],
    cell: ({ state }) => <EmailChip state={state} />,
    width: 136,
    mobile: 'status',
  },
  {
    id: 'kind',
    label: 'Letter',
    text: ({ kind }) => emailKindLabels(kind),
    href: ({ id }) => hrefOf(id),
    width: 190,
    grow: 1,
    mobile: 'title',
  },
  { id: 'to', label: 'Recipient', text: ({ recipient }) => recipient, width: 210, grow: 1, mobile: 'meta' },
  {
    id: 'created',
    label: 'Written',
    text: ({ createdAt }) => formatInstant(createdAt, zone),
    width: 232,
    sortable: true,
    orders: ['oldest first', 'newest first'],
    mobile: 'meta',
  },
  {
    id: 'attempts',
    label: 'Attempts',
    text: ({ attempts }) => String(attempts),
    align: 'right',
    width: 92,
    yields: 2,
    mobile: 'hidden',
  },
  {
    id: 'reason',
    label: 'Why it failed',
    text: ({ lastError }) => lastError ?? '',
    width: 220,
    grow: 1,
    yields: 1,
    mobile: 'hidden',
  },
];
