import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { lazy, Suspense, useMemo, useState } from 'react';
import { dateInZone } from '@contract/format/date';
import type { Email, EmailDetail, EmailTotals } from '@contract/email/schema';
import { emailKindLabels } from '@contract/email/labels';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import type { GridMemory } from '@/components/gridPreferences';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import type { Requeuing } from '@/data/email';
import { withFilters, withOpened } from '@/data/listChanges';
import type { AsyncPage, RowsPage } from '@/data/listPage';
import type { Loaded } from '@/data/asyncResult';
import { dayPeriods } from '@/lists/listPeriods';
import { ResourceList } from '@/lists/ResourceList';
import { emailColumns } from './emailColumns';
import { chipCounts, filterChoices, emailList, totalsWords } from './emailKind';
import type { EmailSearchParams } from './emailView';
import { RequeueOutcome } from './RequeueOutcome';

const EmailDrawer = lazy(async () => ({ default: (await import('./EmailDrawer')).EmailDrawer }));

export interface EmailPageProps {
  readonly view: EmailSearchParams;
  readonly onView: (view: EmailSearchParams) => void;
  readonly letters: AsyncPage<RowsPage<Email>>;
  /** Whether other rows are on their way while these still stand. */
  readonly turning: boolean;
  readonly totals: Loaded<EmailTotals>;
  readonly letter: Loaded<EmailDetail>;
  readonly requeuing: Requeuing;
  /** The address that shows this list with a letter opened. */
  readonly hrefOf: (id: string) => string;
  readonly memory?: GridMemory;
  readonly onPrint: () => void;
  readonly now: Date;
}

/** What the portal wrote to people, and what became of it. */
export function EmailPage(props: EmailPageProps) {
  const { view, onView, letters, totals, requeuing, hrefOf, now } = props;
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  const zone = totals.data?.booksZone ?? 'UTC';
  const columns = useMemo(() => emailColumns({ hrefOf, zone }), [hrefOf, zone]);
  const choices = useMemo(() => filterChoices(letters.data?.rows ?? []), [letters.data]);
  const dead = totals.data?.states.dead ?? 0;

  return (
    <>
      <PageHeader title="Letters" />
      {dead > 0 && view.filters.state !== 'dead' && (
        <Alert
          severity="warning"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" onClick={() => onView(withFilters(view, { state: 'dead' }))}>
              Show
            </Button>
          }
        >
          {dead === 1 ? 'One letter was given up' : `${dead.toLocaleString('en-US')} letters were given up`}:
          nobody got {dead === 1 ? 'it' : 'them'}.
        </Alert>
      )}
      <RequeueOutcome requeuing={requeuing} />
      <ResourceList
        kind={emailList}
        view={view}
        onView={onView}
        rows={letters}
        turning={props.turning}
        columns={columns}
        rowId={({ id }) => id}
        onOpen={({ id }) => onView(withOpened(view, id))}
        selection={{
          ids: chosen,
          onSelect: choose,
          nameOf: ({ kind, recipient }) => `${emailKindLabels(kind)} to ${recipient}`,
          actions: (
            <Button
              size="small"
              variant="contained"
              loading={requeuing.pending}
              onClick={() => requeuing.start([...chosen], () => choose(new Set()))}
            >
              Send again
            </Button>
          ),
        }}
        totals={totals}
        sums={totals.data && totalsWords(totals.data)}
        counts={totals.data && chipCounts(totals.data)}
        choices={choices}
        periods={dayPeriods(totals.data && dateInZone(now, zone))}
        onPrint={props.onPrint}
        memory={props.memory}
        empty={
          <EmptyState title="No letters yet">
            Codes, invitations, receipts and notices stand here for a month after the portal wrote them.
          </EmptyState>
        }
      />
      <Suspense>
        {view.opened !== null && (
          <EmailDrawer
            letter={props.letter}
            requeuing={requeuing}
            zone={zone}
            onClose={() => onView(withOpened(view, null))}
          />
        )}
      </Suspense>
    </>
  );
}
