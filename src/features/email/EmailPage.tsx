import * as m from '@locales/email';
import * as shell from '@locales/shell';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useMemo, useState } from 'react';
import { dateInZone } from '@contract/format/date';
import * as letters from '@contract/email/endpoints';
import type { Email, EmailDetail, EmailTotals } from '@contract/email/schema';
import { emailKindLabels } from '@contract/email/labels';
import { type Clock, systemClock } from '@/clock';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import type { GridMemory } from '@/components/gridPreferences';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import {
  type EmailActs,
  type Requeuing,
  useEmail,
  useEmailActs,
  useEmails,
  useEmailTotals,
  useRequeueEmails,
} from '@/data/email';
import { withFilters, withOpened } from '@/data/searchParams';
import { type AsyncPage, asyncPage, type RowsPage } from '@/data/listPage';
import { useMay } from '@/data/may';
import { type AsyncResult, asyncResult } from '@/data/asyncResult';
import { type Exporting, useTableExport } from '@/data/useDownload';
import { useListParams } from '@/data/useListParams';
import { dayPeriods } from '@/lists/listDefinition';
import { TableDownload } from '@/lists/ListDownload';
import { ResourceList } from '@/lists/ResourceList';
import { useListMemory } from '@/lists/useListMemory';
import {
  chipCounts,
  filterChoices,
  emailParams,
  emailColumns,
  emailList,
  type EmailParams,
  toQuery,
  totalsWords,
} from './emailList';

const EmailDrawer = lazy(async () => ({ default: (await import('./EmailDrawer')).EmailDrawer }));

export interface EmailPageProps {
  readonly params: EmailParams;
  readonly onParams: (params: EmailParams) => void;
  readonly emails: AsyncPage<RowsPage<Email>>;
  /** Whether other rows are on their way while these still stand. */
  readonly turning: boolean;
  readonly totals: AsyncResult<EmailTotals>;
  readonly letter: AsyncResult<EmailDetail>;
  readonly requeuing: Requeuing;
  readonly acts: EmailActs;
  /** The address that shows this list with an email opened. */
  readonly hrefOf: (id: string) => string;
  readonly exports: Exporting;
  readonly memory?: GridMemory;
  readonly onPrint: () => void;
  readonly now: Date;
}

/** What the portal wrote to people, and what became of it. */
export function EmailPage(props: EmailPageProps) {
  const { params, onParams, emails, totals, requeuing, hrefOf, now } = props;
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  const zone = totals.data?.booksZone ?? 'UTC';
  const columns = useMemo(() => emailColumns({ hrefOf, zone }), [hrefOf, zone]);
  const choices = useMemo(() => filterChoices(emails.data?.rows ?? []), [emails.data]);
  const dead = totals.data?.states.dead ?? 0;
  const sends = useMay()('sendEmailAgain');

  return (
    <>
      <PageHeader title={shell.titleEmail()} />
      {dead > 0 && params.filters.state !== 'dead' && (
        <Alert
          severity="warning"
          // On a phone the chip beside the search says how many.
          sx={{ mb: 2, display: { xs: 'none', '@sm': 'flex' } }}
          action={
            <Button color="inherit" onClick={() => onParams(withFilters(params, { state: 'dead' }))}>
              {m.show()}
            </Button>
          }
        >
          {m.notSentCount({ n: dead })}
        </Alert>
      )}
      <RequeueOutcome requeuing={requeuing} />
      <ResourceList
        list={emailList}
        params={params}
        onParams={onParams}
        rows={emails}
        turning={props.turning}
        columns={columns}
        rowId={({ id }) => id}
        onOpen={({ id }) => onParams(withOpened(params, id))}
        selection={
          sends
            ? {
                ids: chosen,
                onSelect: choose,
                nameOf: ({ kind, recipient }) => m.kindTo({ kind: emailKindLabels(kind), recipient }),
                actions: (
                  <Button
                    size="small"
                    variant="contained"
                    loading={requeuing.pending}
                    onClick={() => requeuing.start([...chosen], () => choose(new Set()))}
                  >
                    {m.sendAgain()}
                  </Button>
                ),
              }
            : undefined
        }
        totals={totals}
        sums={totals.data && totalsWords(totals.data)}
        counts={totals.data && chipCounts(totals.data)}
        choices={choices}
        periods={dayPeriods(totals.data && dateInZone(now, zone))}
        download={<TableDownload exports={props.exports} rows={totals.data?.rows} />}
        onPrint={props.onPrint}
        memory={props.memory}
        empty={<EmptyState title={m.noneYet()}>{m.listedHere()}</EmptyState>}
      />
      <Suspense>
        {params.opened !== null && (
          <EmailDrawer
            letter={props.letter}
            sends={sends}
            requeuing={requeuing}
            acts={props.acts}
            zone={zone}
            onClose={() => onParams(withOpened(params, null))}
          />
        )}
      </Suspense>
    </>
  );
}

interface EmailScreenProps {
  readonly clock?: Clock;
}

export function EmailScreen({ clock = systemClock }: EmailScreenProps) {
  const { params, show, hrefOf } = useListParams(emailParams);
  const filter = toQuery(params.filters);
  const rows = useEmails({
    ...filter,
    sort: params.sort,
    limit: params.size,
    after: params.after || undefined,
    before: params.before || undefined,
  });

  return (
    <EmailPage
      params={params}
      onParams={show}
      emails={asyncPage(rows)}
      turning={rows.isPlaceholderData}
      totals={asyncResult(useEmailTotals(filter))}
      letter={asyncResult(useEmail(params.opened))}
      requeuing={useRequeueEmails()}
      acts={useEmailActs()}
      hrefOf={hrefOf}
      exports={useTableExport(letters.exportFile, { query: { ...filter, sort: params.sort } })}
      memory={useListMemory('office-emails')}
      onPrint={() => window.print()}
      now={clock.now()}
    />
  );
}

interface RequeueOutcomeProps {
  readonly requeuing: Requeuing;
}

/** What came of the emails that somebody had sent again: those that could not go are told one by one. */
function RequeueOutcome({ requeuing: { outcomes, failure, reset } }: RequeueOutcomeProps) {
  const done = outcomes?.filter((outcome) => outcome.done).length ?? 0;
  const left = outcomes?.filter((outcome) => !outcome.done) ?? [];
  return (
    <Box component="output" sx={{ display: 'block', '& > *': { mb: 2 } }}>
      {failure && (
        <Alert severity="error" onClose={reset}>
          {m.nothingSentAgain({ why: failure })}
        </Alert>
      )}
      {done > 0 && (
        <Alert severity="success" onClose={reset}>
          {m.onTheirWay({ n: done })}
        </Alert>
      )}
      {left.length > 0 && (
        <Alert severity="warning" onClose={reset}>
          {m.leftAlone({ n: left.length, why: [...new Set(left.map(({ message }) => message))].join(' ') })}
        </Alert>
      )}
    </Box>
  );
}
