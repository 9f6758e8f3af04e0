import * as m from '@locales/officeAccounts';
import * as shell from '@locales/shell';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as officeAccounts from '@contract/officeAccounts/endpoints';
import type { DeskAccount, HistoryRow, HistoryTotals } from '@contract/officeAccounts/schema';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import type { GridMemory } from '@/components/gridPreferences';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { useToast } from '@/components/Toasts/Toasts';
import { type AsyncResult, asyncResult } from '@/data/asyncResult';
import { useSource } from '@/data/DataProvider';
import { type AsyncPage, asyncPage, type RowsPage } from '@/data/listPage';
import { useMay } from '@/data/may';
import {
  type AccountChange,
  useAccountChange,
  useAccountHistory,
  useDeskAccount,
  useHistoryTotals,
} from '@/data/officeAccounts';
import { withOpened } from '@/data/searchParams';
import { type Exporting, useDocument, useTableExport } from '@/data/useDownload';
import { useListParams } from '@/data/useListParams';
import { TableDownload } from '@/lists/ListDownload';
import { ResourceList } from '@/lists/ResourceList';
import { useListMemory } from '@/lists/useListMemory';
import { RemindedOf } from './AccountReminders';
import { AccountSide } from './AccountSide';
import { AccountFigures, AccountSubtitle } from './AccountHead';
import {
  historyColumns,
  historyList,
  historyParams,
  type HistoryParams,
  nameOfRow,
  tabCounts,
  toQuery,
  totalsWords,
} from './historyColumns';

// What a press alone shows stands in no page's way.
const HistoryDrawer = lazy(async () => ({ default: (await import('./HistoryDrawer')).HistoryDrawer }));
const NoteDialog = lazy(async () => ({ default: (await import('./NoteDialogs')).NoteDialog }));
const TagsDialog = lazy(async () => ({ default: (await import('./NoteDialogs')).TagsDialog }));

export interface AccountPageProps {
  readonly accountNo: string;
  /** The sign-in of whoever looks. */
  readonly self: string;
  readonly desk: AsyncResult<DeskAccount>;
  readonly params: HistoryParams;
  readonly onParams: (params: HistoryParams) => void;
  readonly rows: AsyncPage<RowsPage<HistoryRow>>;
  readonly turning: boolean;
  readonly totals: AsyncResult<HistoryTotals>;
  readonly change: AccountChange;
  readonly hrefOf: (id: string) => string;
  readonly onPdf: (statementNo: string) => void;
  readonly openingPdf: boolean;
  readonly exports: Exporting;
  readonly memory?: GridMemory;
  readonly onPrint: () => void;
  /** What the account promised, and whether it is reminded. */
  readonly promises?: ReactNode;
}

/** Everything that the office needs about one customer: the figures that the customer sees, what happened, and who. */
export function AccountPage(props: AccountPageProps) {
  const { accountNo, desk, params, onParams, totals, hrefOf, change } = props;
  const may = useMay();
  const [asking, setAsking] = useState<Asking>(null);
  const columns = useMemo(() => historyColumns(hrefOf), [hrefOf]);
  const { data } = desk;
  const zone = data?.asOf?.booksZone ?? 'UTC';
  return (
    <>
      <PageHeader
        title={data?.account.name ?? accountNo}
        breadcrumbs={[{ label: shell.titleAccounts(), href: '/admin/accounts' }]}
        subtitle={<AccountSubtitle accountNo={accountNo} data={data} />}
        actions={
          may('noteAccounts') && (
            <Button variant="contained" disabled={!data} onClick={() => setAsking('note')}>
              {m.addNote()}
            </Button>
          )
        }
      />
      <AsyncBoundary
        state={desk.state}
        skeleton={<Skeleton variant="rounded" sx={{ height: 96, mb: 2 }} />}
        error={desk.problem && { title: m.accountFailed(), ...desk.problem }}
        onRetry={desk.retry}
      >
        {data && <AccountFigures desk={data} />}
      </AsyncBoundary>
      <Box sx={beside}>
        <Box sx={{ minWidth: 0 }}>
          <ResourceList
            list={historyList}
            params={params}
            onParams={onParams}
            rows={props.rows}
            turning={props.turning}
            columns={columns}
            rowId={nameOfRow}
            onOpen={(row) => onParams(withOpened(params, nameOfRow(row)))}
            totals={totals}
            sums={totals.data && totalsWords(totals.data)}
            counts={totals.data && tabCounts(totals.data)}
            choices={noChoices}
            periods={[]}
            download={<TableDownload exports={props.exports} rows={totals.data?.rows} />}
            onPrint={props.onPrint}
            memory={props.memory}
            empty={<EmptyState title={m.nothingYet()}>{m.nothingYetAbout()}</EmptyState>}
          />
        </Box>
        {data && (
          <AccountSide
            may={may}
            desk={data}
            zone={zone}
            busy={change.pending}
            onNote={change.changeNote}
            onTags={() => setAsking('tags')}
            promises={props.promises}
          />
        )}
      </Box>
      <Suspense>
        <Asked {...props} asking={asking} onAsk={setAsking} />
      </Suspense>
    </>
  );
}

type Asking = 'note' | 'tags' | null;

interface AskedProps extends AccountPageProps {
  readonly asking: Asking;
  readonly onAsk: (asking: Asking) => void;
}

/** What is opened over the page. */
function Asked({ asking, onAsk, ...props }: AskedProps) {
  const {
    desk: { data },
    params,
    onParams,
    change,
  } = props;
  const zone = data?.asOf?.booksZone ?? 'UTC';
  const opened = props.rows.data?.rows.find((row) => nameOfRow(row) === params.opened);
  const asked = { busy: change.pending, failure: change.failure, onCancel: () => onAsk(null) };
  return (
    <>
      {opened && (
        <HistoryDrawer
          row={opened}
          zone={zone}
          onPdf={props.onPdf}
          opening={props.openingPdf}
          onClose={() => onParams(withOpened(params, null))}
        />
      )}
      {data && asking === 'note' && (
        <NoteDialog
          {...asked}
          today={data.asOf?.today ?? ''}
          colleagues={data.colleagues}
          self={props.self}
          onSave={(note) => change.addNote(note, () => onAsk(null))}
        />
      )}
      {data && asking === 'tags' && (
        <TagsDialog {...asked} tags={data.tags} onSave={(tags) => change.setTags(tags, () => onAsk(null))} />
      )}
    </>
  );
}

const noChoices = {};

const beside = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', '@md': 'minmax(0, 1fr) 280px' },
  gap: 3,
} as const;

export function AccountScreen() {
  const { pathname } = useLocation();
  const accountNo = decodeURIComponent(pathname.replace(/\/+$/, '').replace(/.*\//, ''));
  return <OneAccount key={accountNo} accountNo={accountNo} />;
}

function OneAccount({ accountNo }: Pick<AccountPageProps, 'accountNo'>) {
  const { params, show, hrefOf } = useListParams(historyParams);
  const filter = toQuery(params.filters);
  const { size: limit, after, before, sort } = params;
  const query = {
    ...filter,
    sort: sort as '-day',
    limit,
    after: after || undefined,
    before: before || undefined,
  };
  const rows = useAccountHistory(accountNo, query);
  const totals = useHistoryTotals(accountNo, filter);
  const toast = useToast();
  const change = useAccountChange(accountNo, (what, onPress) =>
    toast({
      message: what === 'tags' ? m.tagsSaved() : m.followUpDone(),
      severity: 'success',
      action: { label: m.undo(), onPress },
    }),
  );
  const desk = asyncResult(useDeskAccount(accountNo));
  const pdf = useDocument(officeAccounts.statementPdf, 'statementNo');
  return (
    <AccountPage
      accountNo={accountNo}
      self={useSource().username}
      desk={desk}
      promises={<RemindedOf accountNo={accountNo} accountName={desk.data?.account.name ?? ''} />}
      params={params}
      onParams={show}
      rows={asyncPage(rows)}
      turning={rows.isPlaceholderData}
      totals={asyncResult(totals)}
      change={change}
      hrefOf={hrefOf}
      onPdf={pdf.start}
      openingPdf={pdf.pending}
      exports={useTableExport(officeAccounts.historyFile, {
        params: { accountNo },
        query: { ...filter, sort: query.sort },
      })}
      memory={useListMemory('account')}
      onPrint={() => window.print()}
    />
  );
}
