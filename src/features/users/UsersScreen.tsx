import { useMemo, useState } from 'react';
import { asyncPage } from '@/data/listPage';
import { loaded } from '@/data/asyncResult';
import {
  useAccountSearch,
  useOfficeUser,
  useOfficeUsers,
  useOfficeUserTotals,
  useUserChanges,
} from '@/data/officeUsers';
import { useListView } from '@/data/useListView';
import { useUserRecords } from '@/data/userRecords';
import { useListMemory } from '@/lists/useListMemory';
import { UsersPage } from './UsersPage';
import { toQuery, userAddress } from './userView';

export function UsersScreen() {
  const { view, show, hrefOf } = useListView(userAddress);
  const [typed, setTyped] = useState('');
  const filter = toQuery(view.filters);
  const { self, ...changes } = useUserChanges();
  const rows = useOfficeUsers({
    ...filter,
    sort: view.sort,
    limit: view.size,
    after: view.after || undefined,
    before: view.before || undefined,
  });
  const search = useAccountSearch(typed);
  const records = useUserRecords().data;
  const known = useMemo(() => new Set(records?.map(({ name }) => name)), [records]);
  return (
    <UsersPage
      self={self}
      view={view}
      onView={show}
      users={asyncPage(rows)}
      turning={rows.isPlaceholderData}
      totals={loaded(useOfficeUserTotals(filter))}
      user={loaded(useOfficeUser(view.opened))}
      changes={changes}
      known={known}
      found={search.data ?? []}
      searching={typed !== '' && (search.isPending || search.isPlaceholderData)}
      onSearch={setTyped}
      hrefOf={hrefOf}
      memory={useListMemory('office-users', 2)}
      onPrint={() => window.print()}
    />
  );
}
