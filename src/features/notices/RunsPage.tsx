import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode, Suspense, useCallback, useId, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatInstant } from '@contract/format/date';
import * as notices from '@contract/notices/endpoints';
import { noticePage } from '@contract/notices/labels';
import type { NoticeRun } from '@contract/notices/schema';
import * as m from '@locales/notices';
import * as shell from '@locales/shell';
import { zoneHere } from '@/clock';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { PlainTable } from '@/components/PlainTable/PlainTable';
import { useToast } from '@/components/Toasts/Toasts';
import { type AsyncResult, asyncResult } from '@/data/asyncResult';
import type { RowsPage } from '@/data/listPage';
import { useMay } from '@/data/may';
import { type DecideRun, type RunAct, useDecideRun } from '@/data/notices';
import { lookAgain, showPrevious, useEndpoint } from '@/data/useEndpoint';
import { kindsLine, runColumns } from './runColumns';

const DecideDialog = lazy(async () => ({ default: (await import('./DecideDialog')).DecideDialog }));

const PaidAfterPart = lazy(async () => ({ default: (await import('./PaidAfter')).PaidAfterPart }));

export interface RunsPageProps {
  readonly runs: AsyncResult<RowsPage<NoticeRun>>;
  /** The IANA zone in which times are told. */
  readonly zone: string;
  readonly onDecide: DecideRun;
  /** Told what was done, in words. */
  readonly onDone: (message: string) => void;
}

/** What each import and night tells customers: what waits for the office first, then what went out or was kept back. */
export function RunsPage({ runs, zone, onDecide, onDone }: RunsPageProps) {
  const { data, state, problem, retry } = runs;
  const may = useMay()('announce');
  const [asked, setAsked] = useState<{ readonly run: NoticeRun; readonly as: RunAct }>();
  const askAgain = useCallback((run: NoticeRun) => setAsked({ run, as: 'resend' }), []);
  const held = data?.rows.filter((run) => run.state === 'held') ?? [];
  return (
    <>
      <PageHeader
        title={shell.titleNoticeRuns()}
        subtitle={m.runsSubtitle()}
        actions={<Button href="/admin/notices/settings">{shell.titleNoticeSettings()}</Button>}
      />
      <AsyncBoundary
        state={state === 'ready' && data?.rows.length === 0 ? 'empty' : state}
        skeleton={<Skeleton variant="rounded" sx={{ height: 320 }} />}
        empty={<EmptyState title={m.noRuns()}>{m.noRunsAbout()}</EmptyState>}
        error={problem && { title: m.runsFailed(), ...problem }}
        onRetry={retry}
      >
        <Stack sx={{ gap: 2 }}>
          {held.length > 0 && (
            <Part title={m.runsHeld()}>
              {held.map((run) => (
                <HeldRun
                  key={run.runId}
                  run={run}
                  zone={zone}
                  onAsk={may ? (as) => setAsked({ run, as }) : undefined}
                />
              ))}
            </Part>
          )}
          {data && <Earlier page={data} zone={zone} onResend={may ? askAgain : undefined} />}
        </Stack>
      </AsyncBoundary>
      <Suspense>
        {asked && (
          <DecideDialog
            {...asked}
            onDecide={() => onDecide(asked.as, asked.run.runId)}
            onDone={onDone}
            onClose={() => setAsked(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

const Part = ({ title, children }: PartProps) => (
  <Stack sx={{ gap: 1 }}>
    <Typography component="h2" variant="h3">
      {title}
    </Typography>
    {children}
  </Stack>
);

interface HeldRunProps {
  readonly run: NoticeRun;
  readonly zone: string;
  /** Undefined for whoever only reads. */
  readonly onAsk: ((as: 'release' | 'drop') => void) | undefined;
}

/** One run that waits: how much it is, why it waits, and what can be done. */
function HeldRun({ run, zone, onAsk }: HeldRunProps) {
  const { runId, at, heldBecause, notices: told, people } = run;
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, '@sm': 3 } }}>
      <Typography component="h3" variant="h3" id={id}>
        {m.runNamed({ number: runId })}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {formatInstant(at, zone)}
      </Typography>
      {heldBecause !== null && <Typography sx={{ mt: 1, fontWeight: 600 }}>{heldBecause}</Typography>}
      <Typography sx={{ mt: 1 }}>{m.runCounts({ notices: told, people })}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {kindsLine(run)}
      </Typography>
      {run.heldBack > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {m.runHeldBack({ accounts: run.heldBack })}
        </Typography>
      )}
      {onAsk && (
        <Stack useFlexGap sx={{ flexDirection: { xs: 'column', '@sm': 'row' }, gap: 1.5, mt: 2 }}>
          <Button variant="contained" onClick={() => onAsk('release')}>
            {m.release()}
          </Button>
          <Button variant="outlined" color="error" onClick={() => onAsk('drop')}>
            {m.dropRun()}
          </Button>
        </Stack>
      )}
    </Card>
  );
}

interface EarlierProps {
  readonly page: RowsPage<NoticeRun>;
  readonly zone: string;
  readonly onResend: ((run: NoticeRun) => void) | undefined;
}

function Earlier({ page: { rows, next, previous }, zone, onResend }: EarlierProps) {
  const columns = useMemo(() => runColumns(zone, onResend), [zone, onResend]);
  const decided = rows.filter(({ state }) => state !== 'held');
  return (
    <Part title={m.runsDecided()}>
      {decided.length > 0 && (
        <PlainTable
          label={m.runsDecided()}
          rows={decided}
          columns={columns}
          rowId={({ runId }) => String(runId)}
        />
      )}
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
        {previous !== null && (
          <Button href={`?before=${encodeURIComponent(previous)}`}>{m.previousRuns()}</Button>
        )}
        {next !== null && <Button href={`?after=${encodeURIComponent(next)}`}>{m.nextRuns()}</Button>}
      </Box>
    </Part>
  );
}

/** A run may come while somebody looks. */
const now = { ...showPrevious, ...lookAgain(60_000) };

interface RunsScreenProps {
  readonly zone?: string;
}

export function RunsScreen({ zone = zoneHere() }: RunsScreenProps) {
  const [address] = useSearchParams();
  const [after, before] = [address.get('after') ?? undefined, address.get('before') ?? undefined];
  const query = { limit: noticePage, after: before ? undefined : after, before };
  const toast = useToast();
  return (
    <>
      <RunsPage
        runs={asyncResult(useEndpoint(notices.runs, { query }, now))}
        zone={zone}
        onDecide={useDecideRun()}
        onDone={(message) => toast({ message, severity: 'success' })}
      />
      <Suspense>
        <PaidAfterPart />
      </Suspense>
    </>
  );
}
