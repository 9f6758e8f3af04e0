import * as m from '@locales/accessRequests';
import * as shell from '@locales/shell';
import Chip, { type ChipProps } from '@mui/material/Chip';
import {
  contactColumns as labels,
  type ContactState,
  contactStateWords,
  type ContactTab,
  contactTabs,
  contactTabWords,
} from '@contract/contactInvitations/labels';
import type { ErpPerson, ErpTotals } from '@contract/contactInvitations/schema';
import { formatInstant } from '@contract/format/date';
import { pageSizes } from '@contract/paging';
import { accessLevels } from '@contract/rules/accessLevels';
import { listOf } from '@locales/language';
import { type Column, labeledColumns } from '@/components/columns';
import { Icon } from '@/components/Icon/Icon';
import type { IconName } from '@/components/icons';
import type { Totals } from '@/components/TotalsStrip/TotalsStrip';
import { listSearchParams, queryOf, type SearchParams, words } from '@/data/searchParams';
import type { ListDefinition } from '@/lists/listDefinition';
import { listTabs } from '@/lists/listTabs';
import { countOnly } from '@/lists/listTotals';

const tabs = listTabs(contactTabs, (tab) => contactTabWords[tab]);

/** '' narrows nothing, but the tab: there '' is who was not invited. */
interface ContactFilters {
  readonly tab: ContactTab | '';
  readonly q: string;
}
export type ContactParams = SearchParams<ContactFilters>;

export const contactParams = listSearchParams<ContactFilters>({
  filters: { tab: tabs.param, q: words() },
  sorts: ['email'],
  usualSort: 'email',
  sizes: pageSizes,
  opened: 'person',
});

/** The filters as the contract's query. */
export const toQuery = ({ tab, ...filters }: ContactFilters) => ({
  ...queryOf(filters),
  tab: tabs.asked(tab),
});

export const contactList: ListDefinition<ContactFilters> = {
  get label() {
    return shell.titleContacts();
  },
  get things() {
    return m.people({ n: 2 });
  },
  noFilters: contactParams.noFilters,
  sizes: pageSizes,
  get searched() {
    return m.contactsSearched();
  },
  chips: tabs.chips,
  panel: [],
};

/** How many persons each tab holds, by the chip's id. */
export const tabCounts = tabs.counts;

export const totalsWords = ({ rows }: ErpTotals): Totals => countOnly(rows);

const looks: Readonly<Record<ContactState, readonly [IconName, ChipProps['color']]>> = {
  notInvited: ['todo', 'default'],
  lacksAccount: ['partial', 'info'],
  invited: ['email', 'info'],
  failed: ['warning', 'warning'],
  signedIn: ['done', 'success'],
};

export function ContactStateChip({ state }: Pick<ErpPerson, 'state'>) {
  const [icon, color] = looks[state];
  return <Chip label={contactStateWords[state]} color={color} icon={<Icon name={icon} />} />;
}

type Account = ErpPerson['accounts'][number];

const levelOf = ({ level }: Account): string =>
  level === null ? m.levelUnsaid() : accessLevels[level].label;

/** An account with what the ERP suggests, and whether the person has it. */
export function accountWords(account: Account): string {
  const said = { name: account.accountName, number: account.accountNo, level: levelOf(account) };
  return account.linked ? m.accountLineLinked(said) : m.accountLine(said);
}

const column = labeledColumns<ErpPerson, keyof typeof labels>(labels);

/** Columns of the list. */
export const contactColumns = (zone: string): Column<ErpPerson>[] => [
  column('name', { text: ({ name }) => name ?? m.noName(), width: 170, grow: 1, mobile: 'title' }),
  column('state', {
    text: ({ state }) => contactStateWords[state],
    cell: (row) => <ContactStateChip {...row} />,
    width: 175,
    mobile: 'status',
  }),
  column('email', { text: ({ email }) => email, width: 210, grow: 1, mobile: 'meta' }),
  column('accounts', {
    text: ({ accounts }) => listOf(accounts.map(accountWords)),
    width: 260,
    grow: 2,
    yields: 1,
    mobile: 'meta',
  }),
  column('invited', {
    text: ({ invitedAt }) => (invitedAt === null ? '' : formatInstant(invitedAt, zone)),
    width: 190,
    yields: 2,
    mobile: 'meta',
  }),
];
