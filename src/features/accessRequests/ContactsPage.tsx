import * as m from '@locales/accessRequests';
import * as shell from '@locales/shell';
import Button from '@mui/material/Button';
import { lazy, Suspense, useMemo, useState } from 'react';
import * as contactInvitations from '@contract/contactInvitations/endpoints';
import { maxAtOnce } from '@contract/contactInvitations/labels';
import type { ErpPerson, ErpTotals } from '@contract/contactInvitations/schema';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import type { GridMemory } from '@/components/gridPreferences';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { useToast } from '@/components/Toasts/Toasts';
import { type Inviting, useInviting } from '@/data/accessRequests';
import { type AsyncResult, asyncResult } from '@/data/asyncResult';
import { type AsyncPage, asyncPage, type RowsPage } from '@/data/listPage';
import { useMay } from '@/data/may';
import { type Exporting, useTableExport } from '@/data/useDownload';
import { quiet, showPrevious, useEndpoint, useListEndpoint } from '@/data/useEndpoint';
import { useListParams } from '@/data/useListParams';
import { TableDownload } from '@/lists/ListDownload';
import { ResourceList } from '@/lists/ResourceList';
import { useListMemory } from '@/lists/useListMemory';
import {
  contactColumns,
  contactList,
  contactParams,
  type ContactParams,
  tabCounts,
  toQuery,
  totalsWords,
} from './contactList';
import { NewUserTabs } from './NewUserTabs';

const InviteDialog = lazy(async () => ({ default: (await import('./InviteDialog')).InviteDialog }));
const ContactDrawer = lazy(async () => ({ default: (await import('./ContactDrawer')).ContactDrawer }));

export interface ContactsPageProps {
  readonly params: ContactParams;
  readonly onParams: (params: ContactParams) => void;
  readonly rows: AsyncPage<RowsPage<ErpPerson>>;
  readonly turning: boolean;
  readonly totals: AsyncResult<ErpTotals>;
  readonly inviting: Inviting;
  /** Told what was done, in words. */
  readonly onDone: (message: string) => void;
  readonly exports: Exporting;
  readonly memory?: GridMemory;
  readonly onPrint: () => void;
}

/** Persons whom the ERP knows, for the office to invite together. Nobody gets in by standing here. */
export function ContactsPage(props: ContactsPageProps) {
  const { params, onParams, rows, totals, inviting, onDone } = props;
  const zone = totals.data?.booksZone ?? 'UTC';
  const columns = useMemo(() => contactColumns(zone), [zone]);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const invites = useMay()('manageUsers');
  const [isAsking, setAsking] = useState(false);
  const [opened, setOpened] = useState<ErpPerson>();
  const ask = () => {
    inviting.reset();
    inviting.preview([...chosen]);
    setAsking(true);
  };
  const ended = () => {
    if (inviting.done) setChosen(new Set());
    setAsking(false);
  };
  const resend = async (email: string) => {
    await inviting.resend(email);
    onDone(m.resent({ email }));
  };
  return (
    <>
      <PageHeader title={shell.titleContacts()} subtitle={m.contactsSubtitle()} />
      <NewUserTabs current="/admin/access-requests/contacts" />
      <ResourceList
        list={contactList}
        params={params}
        onParams={onParams}
        rows={rows}
        turning={props.turning}
        columns={columns}
        rowId={({ email }) => email}
        onOpen={setOpened}
        selection={
          invites
            ? {
                ids: chosen,
                onSelect: setChosen,
                nameOf: ({ name, email }) => name ?? email,
                actions: (
                  <Button size="small" variant="contained" disabled={chosen.size > maxAtOnce} onClick={ask}>
                    {chosen.size > maxAtOnce
                      ? m.tooManyChosen({ most: maxAtOnce })
                      : m.invitePeople({ n: chosen.size })}
                  </Button>
                ),
              }
            : undefined
        }
        totals={totals}
        sums={totals.data && totalsWords(totals.data)}
        counts={totals.data && tabCounts(totals.data)}
        choices={{}}
        periods={[]}
        download={<TableDownload exports={props.exports} rows={totals.data?.rows} />}
        onPrint={props.onPrint}
        memory={props.memory}
        empty={<EmptyState title={m.nobodyThere()}>{m.nobodyThereAbout()}</EmptyState>}
      />
      <Suspense>
        {isAsking && <InviteDialog inviting={inviting} onClose={ended} />}
        {opened && (
          <ContactDrawer
            person={rows.data?.rows.find(({ email }) => email === opened.email) ?? opened}
            zone={zone}
            onResend={invites ? resend : undefined}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

const now = { ...showPrevious, ...quiet };

export function ContactsScreen() {
  const { params, show } = useListParams(contactParams);
  const toast = useToast();
  const filter = toQuery(params.filters);
  const { size: limit, after, before } = params;
  const rows = useListEndpoint(
    contactInvitations.list,
    { query: { ...filter, limit, after: after || undefined, before: before || undefined } },
    now,
  );
  return (
    <ContactsPage
      params={params}
      onParams={show}
      rows={asyncPage(rows)}
      turning={rows.isPlaceholderData}
      totals={asyncResult(useEndpoint(contactInvitations.totals, { query: filter }, now))}
      inviting={useInviting(() => crypto.randomUUID())}
      onDone={(message) => toast({ message, severity: 'success' })}
      exports={useTableExport(contactInvitations.exportFile, { query: filter })}
      memory={useListMemory('contacts')}
      onPrint={() => window.print()}
    />
  );
}
