import type { userFlags, userSorts } from '@contract/officeUsers/labels';
import type { pageSizes } from '@contract/paging';
import { anyOf, listAddress, type ListView, oneOf, words } from '@/data/listAddress';
import { queryOf } from '@/data/listChanges';
import type { UsersFilter } from '@/data/officeUsers';

// The contract's own words, checked against it by type and by test: importing its values would bring its
// schemas, and with them yup, into the list.
export const flags = ['admin', 'deposit_plan'] as const satisfies (typeof userFlags)[number][];
export const sorts = ['name', 'person', 'created', 'signIn'] as const satisfies (typeof userSorts)[number][];
export const sizes = [25, 50, 100] as const satisfies (typeof pageSizes)[number][];
export const stands = ['invited', 'active', 'disabled', 'unfinished', 'deleted'] as const;

/** What narrows the list. '' and [] narrow nothing; without a standing the deleted are left out. */
export interface UserFilters {
  readonly stands: (typeof stands)[number] | '';
  readonly q: string;
  readonly flags: readonly string[];
  readonly signIn: readonly string[];
}

/** Everything that the address says of the list; what is open is a user's name. */
export type UserView = ListView<UserFilters>;

export const userAddress = listAddress<UserFilters>({
  filters: {
    stands: oneOf(stands),
    q: words(),
    flags: anyOf((word) => flags.some((flag) => flag === word)),
    signIn: anyOf((word) => word === 'never'),
  },
  sorts,
  usualSort: 'name',
  sizes,
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
