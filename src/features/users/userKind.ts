import type { UserTotals } from '@contract/officeUsers/schema';
import type { ListChoices, ListKind } from '@/lists/listKind';
import { countOnly } from '@/lists/listTotals';
import { sizes, userAddress, type UserFilters } from './userView';

/** The list of users: how it is called and what narrows it. */
export const userKind: ListKind<UserFilters> = {
  label: 'Users',
  things: 'users',
  noFilters: userAddress.noFilters,
  sizes,
  searched: 'Name, e-mail or account',
  chips: {
    name: 'stands',
    label: 'Users',
    options: [
      { id: '', label: 'All' },
      { id: 'active', label: 'Active' },
      { id: 'invited', label: 'Invited' },
      { id: 'disabled', label: 'Disabled' },
      { id: 'unfinished', label: 'Unfinished' },
      { id: 'deleted', label: 'Deleted' },
    ],
  },
  panel: [
    { name: 'flags', label: 'Permissions' },
    { name: 'signIn', label: 'Signed in' },
  ],
};

export const filterChoices: ListChoices = {
  flags: [
    { value: 'admin', label: 'Administrator' },
    { value: 'deposit_plan', label: 'Deposit plan' },
  ],
  signIn: [{ value: 'never', label: 'Never' }],
};

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
