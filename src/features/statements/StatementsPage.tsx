import Button from '@mui/material/Button';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import * as common from '@locales/common';
import * as m from '@locales/statements';
import type { Account, AsOf } from '@contract/accounts/schema';
import { formatDate } from '@contract/format/date';
import { mayPayOn } from '@contract/rules/mayPay';
import * as statementsApi from '@contract/statements/endpoints';
import type { SinceStatement as Since, Statement, StatementTotals } from '@contract/statements/schema';
import { type Clock, systemClock } from '@/clock';
import { AccountHeader } from '@/domain/AccountHeader/AccountHeader';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import type { GridMemory } from '@/components/gridPreferences';
import { Icon } from '@/components/Icon/Icon';
import { useAccounts } from '@/data/accounts';
import { type AsyncPage, asyncPage, type RowsPage } from '@/data/listPage';
import { type AsyncResult, asyncResult } from '@/data/asyncResult';
import { withOpened } from '@/data/searchParams';
import { useSelectedAccount } from '@/data/selectedAccount';
import { useStatementViewed } from '@/data/statements';
import { useDocument, useDownload } from '@/data/useDownload';
import { showPrevious, useEndpoint, useListEndpoint } from '@/data/useEndpoint';
import { useListParams } from '@/data/useListParams';
import { ListDownload, type ListDownloadProps } from '@/lists/ListDownload';
import { ResourceList } from '@/lists/ResourceList';
import { useListMemory } from '@/lists/useListMemory';
import { SinceStatement } from './SinceStatement';
import type { WholeStatement } from './StatementBody';
import { statementColumns } from './statementColumns';
import {
  byYear,
  exportFormats,
  filterChoices,
  forAnotherAccount,
  statementParams,
  type StatementFormat,
  statementList,
  type StatementParams,
  toQuery,
  totalsWords,
  yearPeriods,
} from './statementList';

const StatementDrawer = lazy(async () => ({ default: (await import('./StatementDrawer')).StatementDrawer }));

interface Choices {
  readonly years: readonly number[];
  readonly nextCloseDate: string | null;
}

export interface StatementsPageProps extends Omit<ListDownloadProps<StatementFormat>, 'formats' | 'rows'> {
  readonly accounts: AsyncResult<{ readonly asOf: AsOf | null; readonly accounts: readonly Account[] }>;
  readonly selected: string | null;
  readonly onSelect: (id: string | null) => void;
  readonly params: StatementParams;
  readonly onParams: (params: StatementParams) => void;
  readonly statements: AsyncPage<RowsPage<Statement>>;
  /** Whether other rows are on their way while these still stand. */
  readonly turning: boolean;
  readonly totals: AsyncResult<StatementTotals>;
  readonly choices: AsyncResult<Choices>;
  readonly since: AsyncResult<{ readonly accounts: readonly Since[] }>;
  readonly statement: AsyncResult<WholeStatement>;
  /** The statement whose paper is on its way. */
  readonly downloading: string | undefined;
  readonly onDownload: (statementNo: string) => void;
  /** Fetches the papers of the statements that were selected. */
  readonly onZip: (statementNos: readonly string[]) => void;
  /** The address that shows this list with a statement opened. */
  readonly hrefOf: (statementNo: string) => string;
  readonly memory?: GridMemory;
  readonly onPrint: () => void;
  readonly now: Date;
}

/** Every statement, and what happened since the last. */
export function StatementsPage(props: StatementsPageProps) {
  const { accounts, selected, onSelect, params, onParams, statements, totals, choices, now } = props;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const asOf = accounts.data?.asOf ?? null;
  const owned = accounts.data?.accounts ?? [];
  const years = useMemo(() => choices.data?.years ?? [], [choices.data]);
  const rows = totals.data?.rows;

  return (
    <>
      <AccountHeader
        title={m.statements()}
        breadcrumbs={[{ label: common.myAccount() }, { label: common.purchases() }]}
        accounts={owned}
        selected={selected}
        onSelect={onSelect}
        asOf={asOf}
        loading={accounts.state === 'loading'}
        now={now}
      />
      <ResourceList
        list={statementList}
        params={params}
        onParams={onParams}
        rows={statements}
        turning={props.turning}
        columns={statementColumns({
          hrefOf: props.hrefOf,
          several: selected === null && owned.length > 1,
          leftOf: (statementNo) => leftOf(props.since.data?.accounts, statementNo),
          onDownload: props.onDownload,
        })}
        grouping={byYear(params, onParams, totals.data)}
        figures={
          <SinceStatement
            since={props.since}
            asOf={asOf?.date}
            mayPayOn={(accountNo) => mayPayOn(owned, accountNo)}
          />
        }
        rowId={({ statementNo }) => statementNo}
        onOpen={({ statementNo }) => onParams(withOpened(params, statementNo))}
        selection={{
          ids: chosen,
          onSelect: setChosen,
          nameOf,
          actions: <TakeAlong {...props} chosen={chosen} />,
        }}
        totals={totals}
        sums={totals.data && totalsWords(totals.data)}
        choices={filterChoices(years)}
        periods={yearPeriods(years)}
        download={<ListDownload {...props} formats={exportFormats(rows)} rows={rows} />}
        onPrint={props.onPrint}
        memory={props.memory}
        empty={<NoStatements nextCloseDate={choices.data?.nextCloseDate ?? null} />}
      />
      <Suspense>
        {params.opened !== null && (
          <StatementDrawer
            statementNo={params.opened}
            statement={props.statement}
            mayPayOn={(accountNo) => mayPayOn(owned, accountNo)}
            leftCents={leftOf(props.since.data?.accounts, params.opened)}
            downloading={props.downloading === params.opened}
            onDownload={() => props.onDownload(params.opened!)}
            hrefOf={props.hrefOf}
            onClose={() => onParams(withOpened(params, null))}
          />
        )}
      </Suspense>
    </>
  );
}

const nameOf = ({ statementDate, accountNo }: Statement) =>
  m.statementOf({ date: formatDate(statementDate), account: accountNo });

type TakeAlongProps = Pick<StatementsPageProps, 'exporting' | 'onZip'> & {
  readonly chosen: ReadonlySet<string>;
};

const TakeAlong = ({ exporting, onZip, chosen }: TakeAlongProps) => (
  <Button
    size="small"
    variant="contained"
    startIcon={<Icon name="download" />}
    loading={exporting}
    loadingPosition="start"
    onClick={() => onZip([...chosen])}
  >
    {m.downloadZip()}
  </Button>
);

/** What is left of a statement, which is known of the last one of each account. */
const leftOf = (accounts: readonly Since[] | undefined, statementNo: string): number | undefined =>
  accounts?.find(({ last }) => last?.statementNo === statementNo)?.last?.leftCents;

const NoStatements = ({ nextCloseDate }: Pick<Choices, 'nextCloseDate'>) => (
  <EmptyState
    title={m.noStatements()}
    action={
      <Button variant="outlined" href="/my-account/purchases/account-details">
        {m.seeAccountDetails()}
      </Button>
    }
  >
    {nextCloseDate ? m.firstAfterDate({ date: formatDate(nextCloseDate) }) : m.firstAfterClose()}
  </EmptyState>
);

interface StatementsScreenProps {
  readonly clock?: Clock;
}

export function StatementsScreen({ clock = systemClock }: StatementsScreenProps) {
  const { account } = useSelectedAccount('my-account');
  const { params, show, showAccount, hrefOf } = useListParams(statementParams);
  const filter = toQuery(params.filters, account);
  const rows = useListEndpoint(statementsApi.list, {
    query: {
      ...filter,
      sort: params.sort,
      limit: params.size,
      after: params.after || undefined,
      before: params.before || undefined,
    },
  });
  const statement = useEndpoint(statementsApi.one, { params: { statementNo: params.opened } });
  const paper = useDocument(statementsApi.pdf, 'statementNo');
  const exports = useDownload(statementsApi.exportFile);
  const zip = useDownload(statementsApi.zip);
  const viewed = useStatementViewed();
  const opened = statement.isSuccess ? params.opened : null;

  useEffect(
    function rememberThatItWasOpened() {
      if (opened !== null) viewed(opened);
    },
    [opened, viewed],
  );

  return (
    <StatementsPage
      accounts={asyncResult(useAccounts('my-account'))}
      selected={account}
      onSelect={(id) => showAccount(id, forAnotherAccount(params))}
      params={params}
      onParams={show}
      statements={asyncPage(rows)}
      turning={rows.isPlaceholderData}
      totals={asyncResult(useEndpoint(statementsApi.totals, { query: filter }, showPrevious))}
      choices={asyncResult(useEndpoint(statementsApi.choices, { query: { account } }))}
      since={asyncResult(useEndpoint(statementsApi.since, { query: { account } }))}
      statement={asyncResult(statement)}
      downloading={paper.fetching}
      onDownload={(statementNo) => {
        viewed(statementNo);
        paper.start(statementNo);
      }}
      onZip={(statementNos) => zip.start({ account: account ?? undefined, numbers: statementNos.join(',') })}
      hrefOf={hrefOf}
      memory={useListMemory('statements')}
      exporting={exports.pending || zip.pending}
      exportFailed={exports.failed || zip.failed}
      onExport={(format) =>
        format === 'zip' ? zip.start(filter) : exports.start({ ...filter, sort: params.sort, format })
      }
      onPrint={() => window.print()}
      now={clock.now()}
    />
  );
}
