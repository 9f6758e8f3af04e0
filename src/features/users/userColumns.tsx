import { dateInZone, formatDate } from '@contract/format/date';
import type { OfficeUser } from '@contract/officeUsers/schema';
import { userStatuses } from '@contract/officeUsers/labels';
import { AccountName } from '@/components/AccountName/AccountName';
import type { Column } from '@/components/columns';
import { UserChip } from './UserChip';
import { personWords, signInWords } from './userWords';

interface UserColumns {
  readonly hrefOf: (name: string) => string;
  /** The IANA zone in which instants are told. */
  readonly zone: string;
}

/** Columns of the list; the sortable ones are named as the contract's sorts. */
export const userColumns = ({ hrefOf, zone }: UserColumns): Column<OfficeUser>[] => [
  {
    id: 'name',
    label: 'Signs in as',
    text: ({ name }) => name,
    href: ({ name }) => hrefOf(name),
    width: 250,
    grow: 2,
    sortable: true,
    mobile: 'title',
  },
  {
    id: 'person',
    label: 'Name',
    text: (user) => personWords(user),
    width: 140,
    grow: 1,
    yields: 3,
    sortable: true,
    mobile: 'meta',
  },
  {
    id: 'status',
    label: 'Status',
    text: ({ status }) => userStatuses[status],
    cell: ({ status }) => <UserChip status={status} />,
    width: 150,
    mobile: 'status',
  },
  {
    id: 'flags',
    label: 'Flags',
    text: ({ admin, deposit_plan: plan }) =>
      [admin && 'Admin', plan && 'Deposit plan'].filter(Boolean).join(', '),
    width: 160,
    yields: 2,
    mobile: 'hidden',
  },
  {
    id: 'accounts',
    label: 'Accounts',
    text: ({ accounts }) =>
      accounts.map(({ accountNo, accountName }) => `${accountName} (${accountNo})`).join(', '),
    cell: ({ accounts: [first, ...others] }) =>
      first && <AccountName name={first.accountName} accountNo={first.accountNo} others={others.length} />,
    width: 150,
    grow: 1,
    yields: 4,
    mobile: 'meta',
  },
  {
    id: 'signIn',
    label: 'Last sign-in',
    text: ({ lastSignInAt }) => signInWords(lastSignInAt, zone),
    width: 232,
    yields: 1,
    sortable: true,
    orders: ['longest ago first', 'latest first'],
    mobile: 'hidden',
  },
  {
    id: 'created',
    label: 'Created',
    text: ({ createdAt }) => formatDate(dateInZone(new Date(createdAt), zone)),
    width: 130,
    sortable: true,
    orders: ['oldest first', 'newest first'],
    optional: true,
    mobile: 'hidden',
  },
];
