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
import {
  type BatchMove,
  batchStatusWords,
  deliveryFaultWords,
  deliveryStateWords,
} from '@contract/achBatches/labels';
import type { AchBatchDetail, AchDelivery, AchEntry } from '@contract/achBatches/schema';
import { formatDate, formatInstant } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { Facts } from '@/components/Facts/Facts';
import { Icon } from '@/components/Icon/Icon';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { PlainTable } from '@/components/PlainTable/PlainTable';
import { Section } from '@/components/Section/Section';
import type { BatchFile, Changing } from '@/data/achBatches';
import type { AsyncResult } from '@/data/asyncResult';
import { useMay } from '@/data/may';
import { RowsInOrder, type RowsInOrderProps } from '@/lists/RowsInOrder';
import { BatchChip, entryColumns, groupColumns, listHref } from './batchList';

const MoveBatchDialog = lazy(async () => ({
  default: (await import('./MoveBatchDialog')).MoveBatchDialog,
}));

interface BatchPageProps extends RowsInOrderProps<AchEntry> {
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
  const works = useMay()('workBankFiles');
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
        actions={data && works && <Actions batch={data} files={props.files} onMove={ask} />}
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

const buttons = [
  ['void', 'outlined', m.voidFile],
  ['release', 'contained', m.release],
  ['send', 'outlined', m.send],
] as const;

function Actions({ batch, files, onMove }: ActionsProps) {
  return (
    <>
      {buttons
        .filter(([move]) => batch.moves.some((one) => one.move === move && one.why === null))
        .map(([move, variant, words]) => (
          <Button key={move} variant={variant} onClick={() => onMove(move)}>
            {words()}
          </Button>
        ))}
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
  const doubt = deliveryDoubt(data);
  const { status, sentCount: n, entryCount: all } = data;
  const notes: readonly (readonly ['info' | 'warning', string])[] = [
    ...data.moves.flatMap(({ why }) => (why === null ? [] : [['info', why] as const])),
    ...(doubt ? [['warning', doubt] as const] : []),
    ...(status === 'sent' && n < all ? [['info', m.tellingCustomers({ n, all })] as const] : []),
  ];
  return (
    <>
      <Stack sx={{ gap: 1, mb: 2 }}>
        {notes.map(([severity, words]) => (
          <Alert key={words} severity={severity} role="note">
            {words}
          </Alert>
        ))}
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
          columns={groupColumns(formatDate)}
          rowId={({ effectiveDate, direction, secCode }) => [effectiveDate, direction, secCode].join()}
        />
      </Section>
      <Section level={2} title={m.entries()}>
        <RowsInOrder
          {...props}
          label={m.entriesOf()}
          columns={entryColumns()}
          count={data.entryCount}
          failed={m.entriesFailed()}
        />
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
    { name: 'contacts', label: m.contactsSheet(), isEmpty: batch.contactChangeCount === 0 },
    { name: 'refunds', label: m.refundsSheet(), isEmpty: batch.creditCents === 0 },
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

/** What is in the way of its delivery and when it is tried again, or what only a person can find out. */
function deliveryDoubt({ batchNo, delivery, booksZone }: AchBatchDetail): string | null {
  const { state, fault, nextTryAt } = delivery ?? {};
  if (fault && nextTryAt) {
    const words = { why: deliveryFaultWords[fault], when: formatInstant(nextTryAt, booksZone) };
    return state === 'uncertain' ? m.mayHaveIt(words) : m.triedAgain(words);
  }
  return state === 'uncertain' ? m.askTheBank({ batch: String(batchNo) }) : null;
}

function factsOf(batch: AchBatchDetail) {
  const deliveryText = ({ state, at }: AchDelivery) =>
    state === 'delivered'
      ? m.deliveredOn({ when: formatInstant(at!, batch.booksZone) })
      : deliveryStateWords[state];
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
    ...(batch.delivery ? [{ label: m.delivery(), value: deliveryText(batch.delivery) }] : []),
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
