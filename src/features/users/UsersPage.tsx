import * as m from '@locales/users';
import * as shell from '@locales/shell';
import Button from '@mui/material/Button';
import { lazy, Suspense, useMemo, useState } from 'react';
import * as officeUsers from '@contract/officeUsers/endpoints';
import type { OfficeUser, OfficeUserDetail, UserTotals } from '@contract/officeUsers/schema';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import type { GridMemory } from '@/components/gridPreferences';
import { Icon } from '@/components/Icon/Icon';
import { useMay } from '@/data/may';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { type AsyncPage, asyncPage, type RowsPage } from '@/data/listPage';
import { type AsyncResult, asyncResult } from '@/data/asyncResult';
import { useAccountSearch } from '@/data/officeAccounts';
import { type UserChanges, useUserChanges } from '@/data/officeUsers';
import { withOpened } from '@/data/searchParams';
import { type Exporting, useTableExport } from '@/data/useDownload';
import { quiet, showPrevious, useEndpoint, useListEndpoint } from '@/data/useEndpoint';
import { useListParams } from '@/data/useListParams';
import { useUserRecords } from '@/data/userRecords';
import { TableDownload } from '@/lists/ListDownload';
import { ResourceList } from '@/lists/ResourceList';
import { useListMemory } from '@/lists/useListMemory';
import type { AccountSearch } from './AccountPicker';
import {
  chipCounts,
  filterChoices,
  toQuery,
  totalsWords,
  userParams,
  userColumns,
  userList,
  type UserParams,
} from './userList';

const UserDrawer = lazy(async () => ({ default: (await import('./UserDrawer')).UserDrawer }));
const UserCreate = lazy(async () => ({ default: (await import('./UserCreate')).UserCreate }));

export interface UsersPageProps extends AccountSearch {
  /** Who looks. */
  readonly self: string;
  readonly params: UserParams;
  readonly onParams: (params: UserParams) => void;
  readonly users: AsyncPage<RowsPage<OfficeUser>>;
  /** Whether other rows are on their way while these still stand. */
  readonly turning: boolean;
  readonly totals: AsyncResult<UserTotals>;
  readonly user: AsyncResult<OfficeUserDetail>;
  readonly changes: UserChanges;
  /** The names of whoever signs in already, as far as they are known. */
  readonly known: ReadonlySet<string>;
  /** The address that shows this list with a user opened. */
  readonly hrefOf: (name: string) => string;
  readonly exports: Exporting;
  readonly memory?: GridMemory;
  readonly onPrint: () => void;
  /** Whether somebody is being created from the beginning. */
  readonly startsCreating?: boolean;
}

/** Everybody who may sign in, for the office: who they are, what they may do, where they stand. */
export function UsersPage(props: UsersPageProps) {
  const { self, params, onParams, totals, user, changes, hrefOf, found, searching, onSearch } = props;
  const zone = totals.data?.booksZone ?? 'UTC';
  const [creating, setCreating] = useState(props.startsCreating ?? false);
  const columns = useMemo(() => userColumns({ hrefOf, zone }), [hrefOf, zone]);
  const choices = useMemo(() => filterChoices(), []);
  const may = useMay();
  const create = may('manageUsers') && (
    <Button variant="contained" startIcon={<Icon name="plus" />} onClick={() => setCreating(true)}>
      {m.createUser()}
    </Button>
  );

  return (
    <>
      <PageHeader title={shell.titleUsers()} actions={create} />
      <ResourceList
        list={userList}
        params={params}
        onParams={onParams}
        rows={props.users}
        turning={props.turning}
        columns={columns}
        rowId={({ name }) => name}
        onOpen={({ name }) => onParams(withOpened(params, name))}
        totals={totals}
        sums={totals.data && totalsWords(totals.data)}
        counts={totals.data && chipCounts(totals.data)}
        choices={choices}
        periods={[]}
        download={<TableDownload exports={props.exports} rows={totals.data?.rows} />}
        onPrint={props.onPrint}
        memory={props.memory}
        empty={
          <EmptyState title={m.noUsersYet()} action={create}>
            {m.everybodyHere()}
          </EmptyState>
        }
      />
      <Suspense>
        {params.opened !== null && (
          <UserDrawer
            key={params.opened}
            self={self}
            user={user}
            changes={changes}
            found={found}
            searching={searching}
            onSearch={onSearch}
            zone={zone}
            onClose={() => onParams(withOpened(params, null))}
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
              onParams(withOpened(params, name));
            }}
            onClose={() => setCreating(false)}
          />
        )}
      </Suspense>
    </>
  );
}

export function UsersScreen() {
  const { params, show, hrefOf } = useListParams(userParams);
  const [typed, setTyped] = useState('');
  const filter = toQuery(params.filters);
  const { self, ...changes } = useUserChanges();
  const rows = useListEndpoint(
    officeUsers.list,
    {
      query: {
        ...filter,
        sort: params.sort,
        limit: params.size,
        after: params.after || undefined,
        before: params.before || undefined,
      },
    },
    quiet,
  );
  const search = useAccountSearch(typed);
  const records = useUserRecords().data;
  const known = useMemo(() => new Set(records?.map(({ name }) => name)), [records]);
  return (
    <UsersPage
      self={self}
      params={params}
      onParams={show}
      users={asyncPage(rows)}
      turning={rows.isPlaceholderData}
      totals={asyncResult(useEndpoint(officeUsers.totals, { query: filter }, { ...showPrevious, ...quiet }))}
      user={asyncResult(useEndpoint(officeUsers.one, { params: { name: params.opened } }, quiet))}
      changes={changes}
      known={known}
      found={search.data?.found ?? []}
      searching={typed !== '' && (search.isPending || search.isPlaceholderData)}
      onSearch={setTyped}
      hrefOf={hrefOf}
      exports={useTableExport(officeUsers.exportFile, { query: { ...filter, sort: params.sort } })}
      memory={useListMemory('office-users', 2)}
      onPrint={() => window.print()}
    />
  );
}
