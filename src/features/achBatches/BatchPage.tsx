import * as m from '@locales/achBatches';
import * as common from '@locales/common';
import * as shell from '@locales/shell';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { type BatchMove, batchStatusWords } from '@contract/achBatches/labels';
import type { AchBatchDetail } from '@contract/achBatches/schema';
import { formatInstant } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { Facts } from '@/components/Facts/Facts';
import { Icon } from '@/components/Icon/Icon';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { PlainTable } from '@/components/PlainTable/PlainTable';
import { Section } from '@/components/Section/Section';
import type { BatchFile, Changing } from '@/data/achBatches';
import type { AsyncResult } from '@/data/asyncResult';
import { BatchEntries, type BatchEntriesProps } from './BatchEntries';
import { BatchChip, groupColumns, listHref } from './batchList';

const MoveBatchDialog = lazy(async () => ({
  default: (await import('./MoveBatchDialog')).MoveBatchDialog,
}));

interface BatchPageProps extends Omit<BatchEntriesProps, 'count'> {
  readonly batch: AsyncResult<AchBatchDetail>;
  readonly moving: Changing<[AchBatchDetail, BatchMove, string, (batch: AchBatchDetail) => void]>;
  readonly files: {
    readonly fetching: BatchFile | undefined;
    readonly failure: string | undefined;
    readonly start: (file: BatchFile) => void;
  };
  /** Told what was done, in words. */
  readonly onDone: (message: string) => void;
}

/** One file: where it stands, what is in it, what can be done with it and what goes beside it. */
export function BatchPage(props: BatchPageProps) {
  const { batch, moving, onDone } = props;
  const { data, state, problem, retry } = batch;
  const [move, setMove] = useState<BatchMove | null>(null);
  const ask = (next: BatchMove | null) => {
    moving.reset();
    setMove(next);
  };
  return (
    <>
      <PageHeader
        title={data ? m.batchTitle({ batch: String(data.batchNo) }) : m.batch()}
        breadcrumbs={[{ label: shell.titleBankFiles(), href: listHref }]}
        actions={data && <Actions batch={data} files={props.files} onMove={ask} />}
      />
      <AsyncBoundary
        state={state}
        skeleton={<Skeleton variant="rounded" sx={{ height: 360 }} />}
        error={problem && { title: m.batchLoadFailed(), ...problem }}
        onRetry={retry}
      >
        {data && <Body {...props} data={data} />}
      </AsyncBoundary>
      <Suspense>
        {data && move !== null && (
          <MoveBatchDialog
            batch={data}
            move={move}
            busy={moving.pending}
            failure={moving.failure}
            onConfirm={(reason) =>
              moving.start(data, move, reason, ({ batchNo, status }) => {
                setMove(null);
                onDone(m.moved({ batch: String(batchNo), status: batchStatusWords[status] }));
              })
            }
            onCancel={() => ask(null)}
          />
        )}
      </Suspense>
    </>
  );
}

interface ActionsProps extends Pick<BatchPageProps, 'files'> {
  readonly batch: AchBatchDetail;
  readonly onMove: (move: BatchMove) => void;
}

const isThere = ({ status, fileDeletedAt }: AchBatchDetail): boolean =>
  (status === 'released' || status === 'sent') && fileDeletedAt === null;

function Actions({ batch, files, onMove }: ActionsProps) {
  const may = (move: BatchMove) => batch.moves.some((one) => one.move === move && one.why === null);
  return (
    <>
      {may('void') && (
        <Button variant="outlined" onClick={() => onMove('void')}>
          {m.voidFile()}
        </Button>
      )}
      {may('release') && (
        <Button variant="contained" onClick={() => onMove('release')}>
          {m.release()}
        </Button>
      )}
      {may('send') && (
        <Button variant="outlined" onClick={() => onMove('send')}>
          {m.send()}
        </Button>
      )}
      {isThere(batch) && (
        <Button
          variant="contained"
          startIcon={<Icon name="download" />}
          loading={files.fetching === 'bank'}
          loadingPosition="start"
          onClick={() => files.start('bank')}
        >
          {m.download()}
        </Button>
      )}
    </>
  );
}

function Body(props: BatchPageProps & { readonly data: AchBatchDetail }) {
  const { data, files } = props;
  const reasons = data.moves.flatMap(({ why }) => (why === null ? [] : [why]));
  const isTelling = data.status === 'sent' && data.sentCount < data.entryCount;
  return (
    <>
      <Stack sx={{ gap: 1, mb: 2 }}>
        {reasons.map((reason) => (
          <Alert key={reason} severity="info" role="note">
            {reason}
          </Alert>
        ))}
        {isTelling && (
          <Alert severity="info" role="note">
            {m.tellingCustomers({ n: data.sentCount, all: data.entryCount })}
          </Alert>
        )}
        {files.failure && <Alert severity="error">{files.failure}</Alert>}
      </Stack>
      <Box sx={{ maxWidth: 640 }}>
        <Facts facts={factsOf(data)} />
      </Box>
      <Sheets batch={data} files={files} />
      <Section level={2} title={m.contents()}>
        <PlainTable
          label={m.totalsByDay()}
          rows={data.groups}
          columns={groupColumns()}
          rowId={({ effectiveDate, direction, secCode }) => [effectiveDate, direction, secCode].join()}
        />
      </Section>
      <Section level={2} title={m.entries()}>
        <BatchEntries {...props} count={data.entryCount} />
      </Section>
    </>
  );
}

function Sheets({ batch, files }: Pick<BatchPageProps, 'files'> & { readonly batch: AchBatchDetail }) {
  if (batch.status === 'void') return null;
  const sheets = [
    { name: 'register', label: m.register(), isEmpty: false },
    { name: 'payments', label: m.paymentsSheet(), isEmpty: batch.debitCents === 0 },
    { name: 'withdrawals', label: m.withdrawalsSheet(), isEmpty: batch.creditCents === 0 },
  ] as const;
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mt: 2 }}>
      {sheets
        .filter(({ isEmpty }) => !isEmpty)
        .map(({ name, label }) => (
          <Button
            key={name}
            startIcon={<Icon name="download" />}
            loading={files.fetching === name}
            loadingPosition="start"
            onClick={() => files.start(name)}
          >
            {label}
          </Button>
        ))}
    </Stack>
  );
}

function factsOf(batch: AchBatchDetail) {
  const happened = (label: string, at: string | null, by?: string | null, why?: string | null) =>
    at === null
      ? []
      : [
          {
            label,
            value: [formatInstant(at, batch.booksZone), by].filter(Boolean).join(' · '),
            note: why ?? undefined,
          },
        ];
  return [
    { label: common.status(), value: <BatchChip {...batch} /> },
    { label: m.debits(), value: formatMoney(batch.debitCents) },
    { label: m.credits(), value: formatMoney(batch.creditCents) },
    ...happened(m.createdOn(), batch.createdAt, batch.createdBy),
    ...happened(m.releasedFact(), batch.releasedAt, batch.releasedBy),
    ...happened(m.sentOn(), batch.sentAt, batch.sentBy),
    ...happened(m.voidedFact(), batch.voidedAt, batch.voidedBy, batch.voidReason),
    ...happened(m.deletedFact(), batch.status === 'void' ? null : batch.fileDeletedAt),
    { label: m.fileName(), value: batch.fileName },
    {
      label: m.checksum(),
      value: (
        <Typography component="span" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {batch.sha256}
        </Typography>
      ),
    },
  ];
}
