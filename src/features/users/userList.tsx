import * as common from '@locales/common';
import * as m from '@locales/users';
import * as shell from '@locales/shell';
import Chip, { type ChipProps } from '@mui/material/Chip';
import { dateInZone, formatDate } from '@contract/format/date';
import type * as officeUsers from '@contract/officeUsers/endpoints';
import {
  deskWords,
  userFlags,
  userSorts,
  type UserStatus,
  linkWords,
  permissionWords,
  userStatuses,
  userColumns as labels,
} from '@contract/officeUsers/labels';
import type { OfficeUser, UserTotals } from '@contract/officeUsers/schema';
import { pageSizes } from '@contract/paging';
import { deskNames } from '@contract/rules/desks';
import { AccountName } from '@/components/AccountName/AccountName';
import { type Column, labeledColumns } from '@/components/columns';
import { Icon } from '@/components/Icon/Icon';
import type { IconName } from '@/components/icons';
import { anyOf, listSearchParams, type SearchParams, oneOf, queryOf, words } from '@/data/searchParams';
import type { QueryOf } from '@/data/useEndpoint';
import type { ListChoices, ListDefinition } from '@/lists/listDefinition';
import { countOnly } from '@/lists/listTotals';
import { personWords, signInWords } from './userLabels';

type UsersFilter = QueryOf<typeof officeUsers.totals>;
const stands = ['invited', 'active', 'disabled', 'unfinished', 'deleted'] as const;

/** What narrows the list. '' and [] narrow nothing; without a standing the deleted are left out. */
interface UserFilters {
  readonly stands: (typeof stands)[number] | '';
  readonly q: string;
  readonly flags: readonly string[];
  readonly desk: readonly string[];
  readonly signIn: readonly string[];
}

/** Everything that the address says of the list; what is open is a user's name. */
export type UserParams = SearchParams<UserFilters>;

export const userParams = listSearchParams<UserFilters>({
  filters: {
    stands: oneOf(stands),
    q: words(),
    flags: anyOf((word) => userFlags.some((flag) => flag === word)),
    desk: anyOf((word) => deskNames.some((desk) => desk === word)),
    signIn: anyOf((word) => word === 'never'),
  },
  sorts: userSorts,
  usualSort: 'name',
  sizes: pageSizes,
  opened: 'user',
});

const statuses: Readonly<Partial<Record<UserFilters['stands'], string>>> = {
  active: 'active,resetting',
  unfinished: 'creating,deleting',
};

/** The filters as the contract's query. */
export function toQuery({ stands: standing, signIn, ...filters }: UserFilters): UsersFilter {
  return {
    ...queryOf(filters),
    status: statuses[standing] ?? (standing || undefined),
    signIn: signIn.length > 0 ? 'never' : undefined,
  };
}

/** The list of users: how it is called and what narrows it. */
export const userList: ListDefinition<UserFilters> = {
  get label() {
    return shell.titleUsers();
  },
  get things() {
    return m.usersThings();
  },
  noFilters: userParams.noFilters,
  sizes: pageSizes,
  get searched() {
    return m.searched();
  },
  get chips() {
    const options = [
      { id: '', label: common.all() },
      { id: 'active', label: m.chipActive() },
      { id: 'invited', label: m.chipInvited() },
      { id: 'disabled', label: m.chipDisabled() },
      { id: 'unfinished', label: m.chipUnfinished() },
      { id: 'deleted', label: m.chipDeleted() },
    ];
    return { name: 'stands', label: shell.titleUsers(), options } as const;
  },
  get panel() {
    return [
      { name: 'flags', label: m.permissions() },
      { name: 'desk', label: m.desks() },
      { name: 'signIn', label: m.signedIn() },
    ] as const;
  },
};

export const filterChoices = (): ListChoices => ({
  flags: [
    { value: 'admin', label: m.administrator() },
    { value: 'deposit_plan', label: common.depositPlan() },
  ],
  desk: deskNames.map((value) => ({ value, label: deskWords[value] })),
  signIn: [{ value: 'never', label: m.never() }],
});

/** How many users each chip would show, by its id. */
export const chipCounts = (totals: UserTotals): Readonly<Record<string, number>> => ({
  '': totals.all,
  active: totals.active,
  invited: totals.invited,
  disabled: totals.disabled,
  unfinished: totals.unfinished,
  deleted: totals.deleted,
});

export const totalsWords = ({ rows }: UserTotals) => countOnly(rows);

interface UserColumns {
  readonly hrefOf: (name: string) => string;
  /** The IANA zone in which instants are told. */
  readonly zone: string;
}

const column = labeledColumns<OfficeUser, keyof typeof labels>(labels);

/** Columns of the list; the sortable ones are named as the contract's sorts. */
export const userColumns = ({ hrefOf, zone }: UserColumns): Column<OfficeUser>[] => [
  column('name', {
    text: ({ name }) => name,
    href: ({ name }) => hrefOf(name),
    width: 250,
    grow: 2,
    sortable: true,
    mobile: 'title',
  }),
  column('person', {
    text: (user) => personWords(user),
    width: 140,
    grow: 1,
    yields: 3,
    sortable: true,
    mobile: 'meta',
  }),
  column('status', {
    text: ({ status }) => userStatuses[status],
    cell: ({ status }) => <UserChip status={status} />,
    width: 150,
    mobile: 'status',
  }),
  column('flags', {
    text: permissionWords,
    width: 160,
    yields: 2,
    mobile: 'hidden',
  }),
  column('accounts', {
    text: ({ accounts }) => linkWords(accounts),
    cell: ({ accounts: [first, ...others] }) =>
      first && <AccountName name={first.accountName} accountNo={first.accountNo} others={others.length} />,
    width: 150,
    grow: 1,
    yields: 4,
    mobile: 'meta',
  }),
  column('signIn', {
    text: ({ lastSignInAt }) => signInWords(lastSignInAt, zone),
    width: 232,
    yields: 1,
    sortable: true,
    orders: [common.oldestFirst(), common.newestFirst()],
    mobile: 'hidden',
  }),
  column('created', {
    text: ({ createdAt }) => formatDate(dateInZone(new Date(createdAt), zone)),
    width: 130,
    sortable: true,
    orders: [common.oldestFirst(), common.newestFirst()],
    optional: true,
    mobile: 'hidden',
  }),
];

interface UserChipProps {
  readonly status: UserStatus;
}

/** Icon, word and color together: none of them is ever the only sign. */
const looks: Readonly<Record<UserStatus, readonly [icon: IconName, color: ChipProps['color']]>> = {
  invited: ['email', 'info'],
  active: ['done', 'success'],
  resetting: ['key', 'warning'],
  disabled: ['cancelled', 'default'],
  creating: ['later', 'warning'],
  deleting: ['later', 'warning'],
  deleted: ['cancelled', 'default'],
};

/** Where a user stands. */
export function UserChip({ status }: UserChipProps) {
  const [icon, color] = looks[status];
  return <Chip label={userStatuses[status]} color={color} icon={<Icon name={icon} />} />;
}
