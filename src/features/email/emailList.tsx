import * as common from '@locales/common';
import * as m from '@locales/email';
import * as shell from '@locales/shell';
import Chip, { type ChipProps } from '@mui/material/Chip';
import { formatInstant } from '@contract/format/date';
import {
  emailSorts,
  emailKinds,
  type EmailState,
  emailStates,
  emailStateWords,
  emailKindLabels,
  emailColumns as labels,
} from '@contract/email/labels';
import type { Email, EmailFilter, EmailTotals } from '@contract/email/schema';
import { pageSizes } from '@contract/paging';
import { type Column, labeledColumns } from '@/components/columns';
import { Icon } from '@/components/Icon/Icon';
import type { IconName } from '@/components/icons';
import type { Totals } from '@/components/TotalsStrip/TotalsStrip';
import { anyOf, day, listSearchParams, type SearchParams, oneOf, queryOf, words } from '@/data/searchParams';
import type { ListChoices, ListDefinition } from '@/lists/listDefinition';
import { countOnly } from '@/lists/listTotals';

/** What narrows the list. '' and [] narrow nothing. */
interface EmailFilters {
  readonly state: EmailState | '';
  readonly q: string;
  /** 'YYYY-MM-DD', in the books zone. */
  readonly from: string;
  readonly to: string;
  readonly kind: readonly string[];
  readonly recipient: readonly string[];
}

/** Everything that the address says of the list; what is open is an email's id. */
export type EmailParams = SearchParams<EmailFilters>;

export const emailParams = listSearchParams<EmailFilters>({
  filters: {
    state: oneOf(emailStates),
    q: words(),
    from: day,
    to: day,
    kind: anyOf((kind) => kind in emailKinds),
    recipient: anyOf(),
  },
  sorts: emailSorts,
  usualSort: '-created',
  sizes: pageSizes,
  opened: 'letter',
});

/** The filters as the contract's query. */
export const toQuery = ({ state, ...filters }: EmailFilters): EmailFilter => ({
  ...queryOf(filters),
  state: state || undefined,
});

/** The list of emails: how it is called and what narrows it. */
export const emailList: ListDefinition<EmailFilters> = {
  get label() {
    return shell.titleEmail();
  },
  get things() {
    return m.emailsThings();
  },
  noFilters: emailParams.noFilters,
  sizes: pageSizes,
  get searched() {
    return m.searched();
  },
  get chips() {
    const states = (['dead', 'bounced', 'complained', 'queued', 'sent', 'kept'] as const).map((id) => ({
      id,
      label: emailStateWords[id],
    }));
    return {
      name: 'state',
      label: common.status(),
      options: [{ id: '', label: common.all() }, ...states],
    } as const;
  },
  get panel() {
    return [
      { name: 'kind', label: m.kind() },
      { name: 'recipient', label: m.recipient() },
    ] as const;
  },
};

/** Recipients are those of the emails in view; any other one can be searched for. */
export const filterChoices = (emails: readonly Email[]): ListChoices => ({
  kind: Object.entries(emailKinds).map(([value, label]) => ({ value, label })),
  recipient: [...new Set(emails.map(({ recipient }) => recipient))]
    .sort()
    .map((value) => ({ value, label: value })),
});

/** How many emails each chip would show, by its id. */
export const chipCounts = ({ states }: EmailTotals): Readonly<Record<string, number>> => ({
  ...states,
  '': Object.values(states).reduce((sum, count) => sum + count, 0),
});

export const totalsWords = ({ rows }: EmailTotals): Totals => countOnly(rows);

interface LetterColumns {
  readonly hrefOf: (id: string) => string;
  /** The IANA zone in which instants are told. */
  readonly zone: string;
}

const column = labeledColumns<Email, keyof typeof labels>(labels);

/** Columns of the list; the sortable one is named as the contract's sort. */
export const emailColumns = ({ hrefOf, zone }: LetterColumns): Column<Email>[] => [
  column('state', {
    text: ({ state }) => emailStateWords[state],
    cell: ({ state }) => <EmailChip state={state} />,
    width: 136,
    mobile: 'status',
  }),
  column('kind', {
    text: ({ kind }) => emailKindLabels(kind),
    href: ({ id }) => hrefOf(id),
    width: 190,
    grow: 1,
    mobile: 'title',
  }),
  column('to', { text: ({ recipient }) => recipient, width: 210, grow: 1, mobile: 'meta' }),
  column('created', {
    text: ({ createdAt }) => formatInstant(createdAt, zone),
    width: 232,
    sortable: true,
    orders: [common.oldestFirst(), common.newestFirst()],
    mobile: 'meta',
  }),
  column('attempts', {
    text: ({ attempts }) => String(attempts),
    align: 'right',
    width: 92,
    yields: 2,
    mobile: 'hidden',
  }),
  column('reason', {
    text: ({ lastError }) => lastError ?? '',
    width: 220,
    grow: 1,
    yields: 1,
    mobile: 'hidden',
  }),
];

interface LetterChipProps {
  readonly state: EmailState;
}

const looks: Readonly<Record<EmailState, { readonly icon: IconName; readonly color: ChipProps['color'] }>> = {
  queued: { icon: 'later', color: 'info' },
  sent: { icon: 'done', color: 'success' },
  kept: { icon: 'open', color: 'default' },
  dead: { icon: 'warning', color: 'error' },
  bounced: { icon: 'back', color: 'warning' },
  complained: { icon: 'bell', color: 'warning' },
};

/** Where an email is: icon, word and color together. */
export const EmailChip = ({ state }: LetterChipProps) => (
  <Chip label={emailStateWords[state]} color={looks[state].color} icon={<Icon name={looks[state].icon} />} />
);
