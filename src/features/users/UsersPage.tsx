import Button from '@mui/material/Button';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { OfficeUser, OfficeUserDetail, UserTotals } from '@contract/officeUsers/schema';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import type { GridMemory } from '@/components/gridPreferences';
import { Icon } from '@/components/Icon/Icon';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { withOpened } from '@/data/listChanges';
import type { AsyncPage, RowsPage } from '@/data/listPage';
import type { Loaded } from '@/data/asyncResult';
import type { UserChanges } from '@/data/officeUsers';
import { ResourceList } from '@/lists/ResourceList';
import type { AccountSearch } from './AccountPicker';
import { userColumns } from './userColumns';
import { chipCounts, filterChoices, totalsWords, userKind } from './userKind';
import type { UserView } from './userView';

const UserDrawer = lazy(async () => ({ default: (await import('./UserDrawer')).UserDrawer }));
const UserCreate = lazy(async () => ({ default: (await import('./UserCreate')).UserCreate }));

export interface UsersPageProps extends AccountSearch {
  /** Who looks. */
  readonly self: string;
  readonly view: UserView;
  readonly onView: (view: UserView) => void;
  readonly users: AsyncPage<RowsPage<OfficeUser>>;
  /** Whether other rows are on their way while these still stand. */
  readonly turning: boolean;
  readonly totals: Loaded<UserTotals>;
  readonly user: Loaded<OfficeUserDetail>;
  readonly changes: UserChanges;
  /** The names of whoever signs in already, as far as they are known. */
  readonly known: ReadonlySet<string>;
  /** The address that shows this list with a user opened. */
  readonly hrefOf: (name: string) => string;
  readonly memory?: GridMemory;
  readonly onPrint: () => void;
  /** Whether somebody is being created from the beginning. */
  readonly startsCreating?: boolean;
}

/** Everybody who may sign in, for the office: who they are, what they may do, where they stand. */
export function UsersPage(props: UsersPageProps) {
  const { self, view, onView, totals, user, changes, hrefOf, found, searching, onSearch } = props;
  const zone = totals.data?.booksZone ?? 'UTC';
  const [creating, setCreating] = useState(props.startsCreating ?? false);
  const columns = useMemo(() => userColumns({ hrefOf, zone }), [hrefOf, zone]);
  const create = (
    <Button variant="contained" startIcon={<Icon name="plus" />} onClick={() => setCreating(true)}>
      Create user
    </Button>
  );

  return (
    <>
      <PageHeader title="Users" actions={create} />
      <ResourceList
        kind={userKind}
        view={view}
        onView={onView}
        rows={props.users}
        turning={props.turning}
        columns={columns}
        rowId={({ name }) => name}
        onOpen={({ name }) => onView(withOpened(view, name))}
        totals={totals}
        sums={totals.data && totalsWords(totals.data)}
        counts={totals.data && chipCounts(totals.data)}
        choices={filterChoices}
        periods={[]}
        onPrint={props.onPrint}
        memory={props.memory}
        empty={
          <EmptyState title="No users yet" action={create}>
            Everybody who may sign in stands here. Create the first one.
          </EmptyState>
        }
      />
      <Suspense>
        {view.opened !== null && (
          <UserDrawer
            key={view.opened}
            self={self}
            user={user}
            changes={changes}
            found={found}
            searching={searching}
            onSearch={onSearch}
            zone={zone}
            onClose={() => onView(withOpened(view, null))}
          />
        )}
        {creating && (
          <UserCreate
            known={props.known}
            onCreate={changes.create}
            found={found}
            searching={searching}
            onSearch={onSearch}
            onOpen={(name) => {
              setCreating(false);
              onView(withOpened(view, name));
            }}
            onClose={() => setCreating(false)}
          />
        )}
      </Suspense>
    </>
  );
}
