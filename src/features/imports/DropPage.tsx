import * as common from '@locales/common';
import * as m from '@locales/imports';
import * as shell from '@locales/shell';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useMemo, useState } from 'react';
import { formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import type { DropIssue, DropReport } from '@contract/imports/schema';
import { mayBeApplied, mayBeDismissed } from '@contract/imports/labels';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { Section } from '@/components/Section/Section';
import type { Deciding, DropAct, IssueFormat } from '@/data/imports';
import type { AsyncPage, RowsPage } from '@/data/listPage';
import { useMay } from '@/data/may';
import type { AsyncResult } from '@/data/asyncResult';
import type { Exporting } from '@/data/useDownload';
import { ListDownload } from '@/lists/ListDownload';
import { countOnly } from '@/lists/listTotals';
import { ResourceList } from '@/lists/ResourceList';
import { tableFormats } from '@/lists/tableFormats';
import { DropBody } from './DropBody';
import {
  issueChoices,
  issueColumns,
  issueList,
  issueRows,
  type IssueParams,
  listHref,
  severityCounts,
} from './importList';
import { type Running, RunningImport } from './RunningImport';

interface DropPageProps {
  readonly drop: AsyncResult<DropReport>;
  readonly running: Running | null;
  readonly params: IssueParams;
  readonly onParams: (params: IssueParams) => void;
  readonly findings: AsyncPage<RowsPage<DropIssue>>;
  readonly turning: boolean;
  readonly totals: AsyncResult<DropReport['findings']>;
  readonly deciding: Deciding;
  readonly exports: Exporting<IssueFormat>;
  readonly onPrint: () => void;
  readonly zone: string;
}

/** One drop whole: what came of it, what it changes, what was found in it, and what can be decided. */
export function DropPage(props: DropPageProps) {
  const { drop, running, deciding, zone } = props;
  const { data, state, problem, retry } = drop;
  const works = useMay()('workImports');
  const [act, setAct] = useState<DropAct | null>(null);
  const ask = (next: DropAct | null) => {
    deciding.reset();
    setAct(next);
  };
  return (
    <>
      <PageHeader
        title={data ? data.name : m.drop()}
        breadcrumbs={[{ label: shell.titleImports(), href: listHref }]}
        actions={data && works && <Actions drop={data} running={running !== null} onAct={ask} />}
      />
      <AsyncBoundary
        state={state}
        skeleton={<Skeleton variant="rounded" sx={{ height: 360 }} />}
        error={problem && { title: m.dropLoadFailed(), ...problem }}
        onRetry={retry}
      >
        {running && <RunningImport {...running} />}
        {data?.outcome === 'uploaded' && (
          <Alert severity="info" role="note" sx={{ mb: 2 }}>
            {m.beingChecked()}
          </Alert>
        )}
        {data && <DropBody drop={data} zone={zone} />}
        {data && data.outcome !== 'uploaded' && <Findings {...props} report={data} />}
      </AsyncBoundary>
      {data && act !== null && (
        <DecideDrop
          act={act}
          drop={data}
          busy={deciding.pending}
          failure={deciding.failure}
          onConfirm={() => deciding.start(act, data.dropId, () => setAct(null))}
          onCancel={() => ask(null)}
        />
      )}
    </>
  );
}

interface ActionsProps {
  readonly drop: DropReport;
  /** One thing at a time: while an import runs, nothing is decided. */
  readonly running: boolean;
  readonly onAct: (act: DropAct) => void;
}

function Actions({ drop: { outcome, canRollBack }, running, onAct }: ActionsProps) {
  return (
    <>
      {mayBeDismissed(outcome) && (
        <Button variant="outlined" disabled={running} onClick={() => onAct('dismiss')}>
          {m.dismiss()}
        </Button>
      )}
      {mayBeApplied(outcome) && (
        <Button variant="contained" disabled={running} onClick={() => onAct('apply')}>
          {m.apply()}
        </Button>
      )}
      {canRollBack && (
        <Button variant="outlined" disabled={running} onClick={() => onAct('rollBack')}>
          {m.rollBack()}
        </Button>
      )}
    </>
  );
}

function Findings(props: DropPageProps & { readonly report: DropReport }) {
  const { report, params, onParams, totals } = props;
  const columns = useMemo(() => issueColumns(), []);
  if (issueRows(report.findings) === 0) {
    return (
      <Section level={2} title={m.whatWasFound()}>
        <Alert severity="success" role="note">
          {m.noProblems()}
        </Alert>
      </Section>
    );
  }
  const rows = totals.data && issueRows(totals.data);
  return (
    <Section level={2} title={m.whatWasFound()}>
      <ResourceList
        list={issueList}
        params={params}
        onParams={onParams}
        rows={props.findings}
        turning={props.turning}
        columns={columns}
        rowId={({ seq }) => String(seq)}
        totals={{ ...totals, data: rows === undefined ? undefined : { rows } }}
        sums={rows === undefined ? undefined : countOnly(rows)}
        counts={severityCounts(report.findings)}
        choices={issueChoices(report)}
        periods={[]}
        download={
          <ListDownload
            {...props.exports}
            formats={[
              ...tableFormats(rows),
              { id: 'validation', label: m.validationFile(), note: m.validationNote() },
            ]}
            rows={rows}
          />
        }
        onPrint={props.onPrint}
        empty={null}
      />
    </Section>
  );
}

interface DecideDropProps {
  readonly act: DropAct;
  readonly drop: DropReport;
  readonly busy: boolean;
  readonly failure: string | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

const questions = {
  apply: (name: string) => ({
    title: m.askApply({ name }),
    action: m.applyDrop(),
    wayOut: common.notNow(),
    destructive: false,
  }),
  dismiss: (name: string) => ({
    title: m.askDismiss({ name }),
    action: m.dismissDrop(),
    wayOut: m.keepDrop(),
    destructive: true,
  }),
  rollBack: (name: string) => ({
    title: m.askRollBack({ name }),
    action: m.rollBack(),
    wayOut: m.keepDrop(),
    destructive: true,
  }),
} as const;

/** Asks before a drop is decided on, and says what customers will see. */
function DecideDrop({ act, drop, busy, failure, onConfirm, onCancel }: DecideDropProps) {
  return (
    <ConfirmDialog
      {...questions[act](drop.name)}
      busy={busy}
      failure={failure}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {consequences[act](drop)}
    </ConfirmDialog>
  );
}

const consequences: Readonly<Record<DropAct, (drop: DropReport) => string>> = {
  apply: ({ asOf, receivable, rowsQuarantined }) =>
    [
      asOf === null ? m.thenItsFigures() : m.thenFiguresOf({ date: formatDate(asOf) }),
      receivable &&
        m.togetherOwe({
          before: formatMoney(receivable.beforeCents),
          after: formatMoney(receivable.afterCents),
        }),
      rowsQuarantined > 0 && m.rowsHeldBack({ n: rowsQuarantined }),
      m.canRollBack(),
    ]
      .filter(Boolean)
      .join(' '),
  dismiss: () => m.dismissAbout(),
  rollBack: ({ asOf }) => {
    const back = asOf === null ? m.rollBackFromThis() : m.rollBackFrom({ date: formatDate(asOf) });
    return `${back} ${m.rollBackAbout()}`;
  },
};
