import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import type { DropIssue, DropReport } from '@contract/imports/schema';
import { mayBeApplied, mayBeDismissed } from '@contract/imports/labels';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { Icon } from '@/components/Icon/Icon';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { Section } from '@/components/Section/Section';
import type { Deciding, DropAct } from '@/data/imports';
import type { AsyncPage, RowsPage } from '@/data/listPage';
import type { AsyncResult } from '@/data/asyncResult';
import { countOnly } from '@/lists/listTotals';
import { ResourceList } from '@/lists/ResourceList';
import { DropBody } from './DropBody';
import {
  count,
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
  readonly downloading: boolean;
  readonly onDownload: (dropId: number) => void;
  readonly onPrint: () => void;
  readonly zone: string;
}

/** One drop whole: what came of it, what it changes, what was found in it, and what can be decided. */
export function DropPage(props: DropPageProps) {
  const { drop, running, deciding, zone } = props;
  const { data, state, problem, retry } = drop;
  const [act, setAct] = useState<DropAct | null>(null);
  const ask = (next: DropAct | null) => {
    deciding.reset();
    setAct(next);
  };
  return (
    <>
      <PageHeader
        title={data ? data.name : 'Drop'}
        breadcrumbs={[{ label: 'Imports', href: listHref }]}
        actions={data && <Actions drop={data} running={running !== null} onAct={ask} />}
      />
      <AsyncBoundary
        state={state}
        skeleton={<Skeleton variant="rounded" sx={{ height: 360 }} />}
        error={problem && { title: 'This drop didn’t load', ...problem }}
        onRetry={retry}
      >
        {running && <RunningImport {...running} />}
        {data?.outcome === 'uploaded' && (
          <Alert severity="info" role="note" sx={{ mb: 2 }}>
            The drop is being checked. What it would change is shown here when that is done.
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
          Dismiss
        </Button>
      )}
      {mayBeApplied(outcome) && (
        <Button variant="contained" disabled={running} onClick={() => onAct('apply')}>
          Apply
        </Button>
      )}
      {canRollBack && (
        <Button variant="outlined" disabled={running} onClick={() => onAct('rollBack')}>
          Roll back
        </Button>
      )}
    </>
  );
}

function Findings(props: DropPageProps & { readonly report: DropReport }) {
  const { report, params, onParams, totals, downloading, onDownload } = props;
  if (issueRows(report.findings) === 0) {
    return (
      <Section level={2} title="What was found">
        <Alert severity="success" role="note">
          Nothing was found amiss.
        </Alert>
      </Section>
    );
  }
  const rows = totals.data && issueRows(totals.data);
  return (
    <Section level={2} title="What was found">
      <ResourceList
        list={issueList}
        params={params}
        onParams={onParams}
        rows={props.findings}
        turning={props.turning}
        columns={issueColumns}
        rowId={({ seq }) => String(seq)}
        totals={{ ...totals, data: rows === undefined ? undefined : { rows } }}
        sums={rows === undefined ? undefined : countOnly(rows)}
        counts={severityCounts(report.findings)}
        choices={issueChoices(report)}
        periods={[]}
        download={
          <Button
            startIcon={<Icon name="download" />}
            loading={downloading}
            loadingPosition="start"
            onClick={() => onDownload(report.dropId)}
          >
            Download CSV
          </Button>
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

const words = {
  apply: { title: 'Apply', action: 'Apply drop', wayOut: 'Not now', destructive: false },
  dismiss: { title: 'Dismiss', action: 'Dismiss drop', wayOut: 'Keep it', destructive: true },
  rollBack: { title: 'Roll back', action: 'Roll back', wayOut: 'Keep it', destructive: true },
} as const;

/** Asks before a drop is decided on, and says what customers will see. */
function DecideDrop({ act, drop, busy, failure, onConfirm, onCancel }: DecideDropProps) {
  const { title, ...rest } = words[act];
  return (
    <ConfirmDialog
      {...rest}
      title={`${title} ${drop.name}?`}
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
  apply: (drop) =>
    [
      `Customers then see the figures ${asOf(drop)}.`,
      drop.receivable &&
        `All accounts together owe ${formatMoney(drop.receivable.afterCents)}; at present it is ${formatMoney(drop.receivable.beforeCents)}.`,
      drop.rowsQuarantined > 0 &&
        `${count(drop.rowsQuarantined)} ${drop.rowsQuarantined === 1 ? 'row is' : 'rows are'} held back: their accounts go on showing what they said before, and say that they are being updated.`,
      'You can roll it back afterwards.',
    ]
      .filter(Boolean)
      .join(' '),
  dismiss: () =>
    'It is not applied, and customers go on seeing what they see now. It cannot be applied later, but the drop can be uploaded again.',
  rollBack: (drop) =>
    `Customers then see the drop before it again, and no longer the figures ${asOf(drop)}. Requests that its payments had marked as posted are taken back, and those customers get an email. To see this drop again, upload it again.`,
};

const asOf = (drop: DropReport): string =>
  drop.asOf === null ? 'of this drop' : `as of ${formatDate(drop.asOf)}`;
