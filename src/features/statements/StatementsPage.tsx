import Button from '@mui/material/Button';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { Account, AsOf } from '@contract/accounts/schema';
import { formatDate } from '@contract/format/date';
import type { SinceStatement as Since, Statement, StatementTotals } from '@contract/statements/schema';
import { mayPayOn } from '@contract/rules/mayPay';
import { AccountHeader } from '@/components/AccountHeader/AccountHeader';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import type { GridMemory } from '@/components/gridPreferences';
import { Icon } from '@/components/Icon/Icon';
import { withOpened } from '@/data/listChanges';
import type { AsyncPage, RowsPage } from '@/data/listPage';
import type { Loaded } from '@/data/asyncResult';
import { ListDownload, type ListDownloadProps } from '@/lists/ListDownload';
import { ResourceList } from '@/lists/ResourceList';
import { SinceStatement } from './SinceStatement';
import type { WholeStatement } from './StatementBody';
import { statementColumns } from './statementColumns';
import {
  exportFormats,
  filterChoices,
  type StatementFormat,
  statementKind,
  totalsWords,
  yearPeriods,
} from './statementKind';
import type { StatementView } from './statementView';

const StatementDrawer = lazy(async () => ({ default: (await import('./StatementDrawer')).StatementDrawer }));

interface Choices {
  readonly years: readonly number[];
  readonly nextCloseDate: string | null;
}

export interface StatementsPageProps extends Omit<ListDownloadProps<StatementFormat>, 'formats' | 'rows'> {
  readonly accounts: Loaded<{ readonly asOf: AsOf | null; readonly accounts: readonly Account[] }>;
  readonly selected: string | null;
  readonly onSelect: (id: string | null) => void;
  readonly view: StatementView;
  readonly onView: (view: StatementView) => void;
  readonly statements: AsyncPage<RowsPage<Statement>>;
  /** Whether other rows are on their way while these still stand. */
  readonly turning: boolean;
  readonly totals: Loaded<StatementTotals>;
  readonly choices: Loaded<Choices>;
  readonly since: Loaded<{ readonly accounts: readonly Since[] }>;
  readonly statement: Loaded<WholeStatement>;
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
  const { accounts, selected, onSelect, view, onView, statements, totals, choices, now } = props;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const asOf = accounts.data?.asOf ?? null;
  const owned = accounts.data?.accounts ?? [];
  const years = useMemo(() => choices.data?.years ?? [], [choices.data]);
  const rows = totals.data?.rows;

  return (
    <>
      <AccountHeader
        title="Statements"
        breadcrumbs={[{ label: 'My Account' }, { label: 'Purchases' }]}
        accounts={owned}
        selected={selected}
        onSelect={onSelect}
        asOf={asOf}
        now={now}
      />
      <SinceStatement
        since={props.since}
        asOf={asOf?.date}
        mayPayOn={(accountNo) => mayPayOn(owned, accountNo)}
      />
      <ResourceList
        kind={statementKind}
        view={view}
        onView={onView}
        rows={statements}
        turning={props.turning}
        columns={statementColumns(props.hrefOf, selected === null && owned.length > 1)}
        rowId={({ statementNo }) => statementNo}
        onOpen={({ statementNo }) => onView(withOpened(view, statementNo))}
        selection={{
          ids: chosen,
          onSelect: setChosen,
          nameOf: ({ statementDate, accountNo }) =>
            `statement of ${formatDate(statementDate)}, account ${accountNo}`,
          actions: (
            <Button
              size="small"
              variant="contained"
              startIcon={<Icon name="download" />}
              loading={props.exporting}
              loadingPosition="start"
              onClick={() => props.onZip([...chosen])}
            >
              Download as ZIP
            </Button>
          ),
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
        {view.opened !== null && (
          <StatementDrawer
            statementNo={view.opened}
            statement={props.statement}
            mayPayOn={(accountNo) => mayPayOn(owned, accountNo)}
            leftCents={leftOf(props.since.data?.accounts, view.opened)}
            downloading={props.downloading === view.opened}
            onDownload={() => props.onDownload(view.opened!)}
            hrefOf={props.hrefOf}
            onClose={() => onView(withOpened(view, null))}
          />
        )}
      </Suspense>
    </>
  );
}

/** What is left of a statement, which is known of the last one of each account. */
const leftOf = (accounts: readonly Since[] | undefined, statementNo: string): number | undefined =>
  accounts?.find(({ last }) => last?.statementNo === statementNo)?.last?.leftCents;

const NoStatements = ({ nextCloseDate }: Pick<Choices, 'nextCloseDate'>) => (
  <EmptyState
    title="No statements yet"
    action={
      <Button variant="outlined" href="/my-account/purchases/account-details">
        See your account details
      </Button>
    }
  >
    This page lists your statements, with their PDFs. Your first statement will be posted after{' '}
    {nextCloseDate ? formatDate(nextCloseDate) : 'the books close for the first time'}.
  </EmptyState>
);
