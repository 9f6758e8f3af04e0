import * as m from '@locales/achReturns';
import * as common from '@locales/common';
import * as shell from '@locales/shell';
import Alert, { type AlertProps } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { type ReturnFileMove, returnFileStatusWords, returnFormatWords } from '@contract/achReturns/labels';
import type { ReturnFileDetail, ReturnRow, StatementEntry } from '@contract/achReturns/schema';
import { formatInstant } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { Facts } from '@/components/Facts/Facts';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { Section } from '@/components/Section/Section';
import type { MovingReturns } from '@/data/achReturns';
import type { AsyncResult } from '@/data/asyncResult';
import { useMay } from '@/data/may';
import { RowsInOrder, type RowsInOrderProps } from '@/lists/RowsInOrder';
import { listHref, ReturnFileChip } from './returnList';
import { returnRowColumns } from './returnRows';
import { StatementEntries } from './StatementEntries';

const MoveReturnDialog = lazy(async () => ({
  default: (await import('./MoveReturnDialog')).MoveReturnDialog,
}));

interface ReturnFilePageProps extends RowsInOrderProps<ReturnRow> {
  readonly file: AsyncResult<ReturnFileDetail>;
  /** What came in and went out, where the file is a bank statement. */
  readonly entries: RowsInOrderProps<StatementEntry>;
  readonly moving: MovingReturns;
  /** Told what was done, in words. */
  readonly onDone: (message: string) => void;
}

/** One file of the bank: what is in it, whose payments they are, and what becomes of it. */
export function ReturnFilePage(props: ReturnFilePageProps) {
  const { file, moving, onDone } = props;
  const { data, state, problem, retry } = file;
  const works = useMay()('workBankFiles');
  const [move, setMove] = useState<ReturnFileMove | null>(null);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const choose = useCallback(
    (seq: number, isChosen: boolean) =>
      setChosen((before) => [...before.filter((one) => one !== seq), ...(isChosen ? [seq] : [])]),
    [],
  );
  const ask = (next: ReturnFileMove | null) => {
    moving.reset();
    setMove(next);
  };
  return (
    <>
      <PageHeader
        title={data ? m.fileTitle({ file: String(data.fileNo) }) : m.file()}
        breadcrumbs={[{ label: shell.titleReturns(), href: listHref }]}
        actions={data && works && <Actions moves={data.moves} onMove={ask} />}
      />
      <AsyncBoundary
        state={state}
        skeleton={<Skeleton variant="rounded" sx={{ height: 360 }} />}
        error={problem && { title: m.fileLoadFailed(), ...problem }}
        onRetry={retry}
      >
        {data && <Body {...props} data={data} works={works} chosen={chosen} onChoose={choose} />}
      </AsyncBoundary>
      <Suspense>
        {data && move !== null && (
          <MoveReturnDialog
            move={move}
            fileNo={data.fileNo}
            counts={countsOf(data, chosen.length)}
            busy={moving.pending}
            failure={moving.failure}
            onConfirm={() =>
              moving.start(data, move, chosen, ({ fileNo, status }) => {
                setMove(null);
                setChosen([]);
                onDone(m.done({ file: String(fileNo), status: returnFileStatusWords[status] }));
              })
            }
            onCancel={() => ask(null)}
          />
        )}
      </Suspense>
    </>
  );
}

/** What is not found, or not agreed to, is not applied. */
function countsOf(
  { returnCount, changeCount, unmatchedCount, likelyCount, entryCount }: ReturnFileDetail,
  chosen: number,
) {
  const returns = Math.max(0, returnCount - unmatchedCount - likelyCount + chosen);
  return { returns, changes: changeCount, entries: entryCount };
}

interface ActionsProps {
  readonly moves: readonly ReturnFileMove[];
  readonly onMove: (move: ReturnFileMove) => void;
}

const buttons = [
  ['undo', 'outlined', m.undo],
  ['dismiss', 'outlined', m.dismiss],
  ['apply', 'contained', m.apply],
] as const;

const Actions = ({ moves, onMove }: ActionsProps) =>
  buttons
    .filter(([move]) => moves.includes(move))
    .map(([move, variant, words]) => (
      <Button key={move} variant={variant} onClick={() => onMove(move)}>
        {words()}
      </Button>
    ));

interface BodyProps extends ReturnFilePageProps {
  /** Whether whoever looks may apply it. */
  readonly works: boolean;
  readonly data: ReturnFileDetail;
  readonly chosen: readonly number[];
  readonly onChoose: (seq: number, isChosen: boolean) => void;
}

function Body({ data, works, chosen, onChoose, entries, ...list }: BodyProps) {
  const canApply = works && data.moves.includes('apply');
  const columns = useMemo(
    () => returnRowColumns({ chosen, onChoose: canApply ? onChoose : undefined }),
    [chosen, onChoose, canApply],
  );
  return (
    <>
      <Notes file={data} canApply={canApply} />
      <Box sx={{ maxWidth: 640 }}>
        <Facts facts={factsOf(data)} />
      </Box>
      {!(isStatement(data) && data.rowCount === 0) && (
        <Section level={2} title={m.rowsOf()}>
          <RowsInOrder
            {...list}
            label={m.rows()}
            columns={columns}
            count={data.rowCount}
            failed={m.rowsFailed()}
          />
        </Section>
      )}
      {isStatement(data) && <StatementEntries {...entries} count={data.entryCount} />}
    </>
  );
}

/** What a person has to look at. */
function Notes({ file, canApply }: { readonly file: ReturnFileDetail; readonly canApply: boolean }) {
  const { unmatchedCount, likelyCount, states } = file;
  const notes: readonly [boolean, AlertProps['severity'], string][] = [
    [unmatchedCount > 0, 'warning', m.someUnmatched({ n: unmatchedCount })],
    [canApply && likelyCount > 0, 'info', m.someLikely({ n: likelyCount })],
    [states.ask > 0, 'warning', m.someAsk({ n: states.ask })],
    [states.refused > 0, 'warning', m.someRefused({ n: states.refused })],
  ];
  return (
    <Stack sx={{ gap: 1, mb: 2 }}>
      {notes
        .filter(([isSo]) => isSo)
        .map(([, severity, words]) => (
          <Alert key={words} severity={severity} role="note">
            {words}
          </Alert>
        ))}
    </Stack>
  );
}

const isStatement = ({ format }: ReturnFileDetail): boolean => format === 'bai2' || format === 'camt053';

function factsOf(file: ReturnFileDetail) {
  const at = (instant: string, by: string | null) =>
    [formatInstant(instant, file.booksZone), by].filter(Boolean).join(' · ');
  const sum = (n: number, cents: number) => m.countAndSum({ n, amount: formatMoney(cents) });
  const moved = [
    { label: m.depositsFact(), value: sum(file.depositCount, file.depositCents) },
    { label: m.withdrawalsFact(), value: sum(file.withdrawalCount, file.withdrawalCents) },
  ];
  return [
    { label: common.status(), value: <ReturnFileChip {...file} /> },
    { label: m.format(), value: returnFormatWords[file.format] },
    { label: m.returnsFact(), value: sum(file.returnCount, file.returnCents) },
    ...(isStatement(file) ? moved : [{ label: m.changesFact(), value: String(file.changeCount) }]),
    { label: m.receivedFact(), value: at(file.takenAt, file.takenBy) },
    ...(file.movedAt === null ? [] : [{ label: m.decidedFact(), value: at(file.movedAt, file.movedBy) }]),
    { label: m.fileName(), value: file.name },
  ];
}
