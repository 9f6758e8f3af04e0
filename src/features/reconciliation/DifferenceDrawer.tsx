import * as m from '@locales/reconciliation';
import * as common from '@locales/common';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  differenceAbout,
  differenceColumns as labels,
  type DifferenceKind,
  type DifferenceMove,
  differenceMoveWords,
  differenceWords,
} from '@contract/reconciliation/labels';
import type { DifferenceDetail } from '@contract/reconciliation/schema';
import { formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { accountHref } from '@/data/accountHref';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { DetailDrawer } from '@/components/DetailDrawer/DetailDrawer';
import { Facts } from '@/components/Facts/Facts';
import { Section } from '@/components/Section/Section';
import { Timeline } from '@/components/Timeline/Timeline';
import type { AsyncResult } from '@/data/asyncResult';
import { accountOf, DifferenceChip } from './differenceList';

interface DifferenceDrawerProps {
  readonly difference: AsyncResult<DifferenceDetail>;
  /** Undefined for whoever only looks. */
  readonly onMove: ((move: DifferenceMove) => void) | undefined;
  readonly onClose: () => void;
}

/** One difference beside the board: what each side says, what was done about it, and what can be done. */
export function DifferenceDrawer({ difference, onMove, onClose }: DifferenceDrawerProps) {
  const { data, state, problem, retry } = difference;
  return (
    <DetailDrawer
      open
      title={data ? differenceWords[data.kind] : m.difference()}
      onClose={onClose}
      actions={data && onMove && <Moves moves={data.moves} onMove={onMove} />}
    >
      <AsyncBoundary
        state={state}
        skeleton={<Skeleton variant="rounded" sx={{ height: 320 }} />}
        error={problem && { title: m.loadFailed(), ...problem }}
        onRetry={retry}
      >
        {data && (
          <>
            <Alert severity="info" role="note" sx={{ mb: 2 }}>
              {differenceAbout[data.kind]}
            </Alert>
            <Facts facts={factsOf(data)} />
            <Section title={m.history()}>
              {data.notes.length === 0 ? (
                <Typography>{m.nothingDone()}</Typography>
              ) : (
                <Timeline label={m.history()} stages={stagesOf(data)} zone={data.booksZone} />
              )}
            </Section>
          </>
        )}
      </AsyncBoundary>
    </DetailDrawer>
  );
}

const buttons: readonly (readonly [DifferenceMove, () => string])[] = [
  ['match', m.match],
  ['close', m.close],
  ['ask', m.ask],
  ['write', m.write],
  ['reopen', m.reopen],
];

interface MovesProps {
  readonly moves: readonly DifferenceMove[];
  readonly onMove: (move: DifferenceMove) => void;
}

const Moves = ({ moves, onMove }: MovesProps) => (
  <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
    {buttons
      .filter(([move]) => moves.includes(move))
      .map(([move, words], at) => (
        <Button
          key={move}
          size="small"
          variant={at === 0 ? 'contained' : 'outlined'}
          onClick={() => onMove(move)}
        >
          {words()}
        </Button>
      ))}
  </Stack>
);

/** Of these the bank's statement says what was booked, not the ERP. */
const ofStatement: ReadonlySet<DifferenceKind> = new Set(['notOnStatement', 'notOurs']);

function factsOf(row: DifferenceDetail) {
  const { requestId, requestNo, paymentNo, batchNo, sentCents, bookedCents } = row;
  const account = accountOf(row);
  const booked = ofStatement.has(row.kind) ? m.columnSettled() : labels.booked;
  return [
    { label: common.status(), value: <DifferenceChip {...row} /> },
    { label: labels.difference, value: formatMoney(row.differenceCents) },
    ...(sentCents === null ? [] : [{ label: labels.sent, value: formatMoney(sentCents) }]),
    ...(bookedCents === null ? [] : [{ label: booked, value: formatMoney(bookedCents) }]),
    { label: labels.day, value: formatDate(row.day) },
    { label: labels.age, value: m.ageDays({ n: row.ageDays }) },
    ...(account === undefined
      ? []
      : [{ label: labels.account, value: <Link href={accountHref(row.accountNo!)}>{account}</Link> }]),
    ...(requestId === null
      ? []
      : [
          {
            label: labels.request,
            value: <Link href={`/admin/queue?tab=all&request=${requestId}`}>{requestNo}</Link>,
          },
        ]),
    ...(paymentNo === null ? [] : [{ label: labels.payment, value: paymentNo }]),
    ...(batchNo === null
      ? []
      : [
          {
            label: m.bankFile(),
            value: <Link href={`/admin/payments/batches?batch=${batchNo}`}>{batchNo}</Link>,
          },
        ]),
    ...(row.notes[0]?.lookAgainOn
      ? [{ label: m.lookAgainFact(), value: formatDate(row.notes[0].lookAgainOn) }]
      : []),
  ];
}

/** The first that was done first. */
const stagesOf = ({ notes }: DifferenceDetail) =>
  notes.toReversed().map(({ at, by, move, reason }, place) => ({
    id: String(place),
    label: differenceMoveWords[move],
    state: 'done' as const,
    at,
    who: by,
    note: reason,
  }));
