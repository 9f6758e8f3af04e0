import * as m from '@locales/reconciliation';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatDate, formatInstant } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import type { CloseFigures, Closes, MoneyFlow } from '@contract/reconciliation/schema';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import type { Column } from '@/components/columns';
import { Fold } from '@/components/Fold/Fold';
import { Money } from '@/components/Money/Money';
import { PlainTable } from '@/components/PlainTable/PlainTable';
import { sumRow } from '@/components/sumRow';
import type { AsyncResult } from '@/data/asyncResult';
import type { SigningClose } from '@/data/reconciliation';

export interface DayCloseProps {
  /** Whether whoever looks may sign. */
  readonly works: boolean;
  readonly closes: AsyncResult<Closes>;
  readonly signing: SigningClose;
  /** Told whether the days are closed with this signature. */
  readonly onSigned: (closed: boolean) => void;
}

/** The days that are to be closed: what went to the bank, what the ERP made of it, and who signed. */
export function DayClose({ works, closes, signing, onSigned }: DayCloseProps) {
  const { data, state, problem, retry } = closes;
  const [open, setOpen] = useState(false);
  return (
    <AsyncBoundary
      state={state}
      skeleton={<Skeleton variant="rounded" sx={{ height: 320 }} />}
      error={problem && { title: m.closesFailed(), ...problem }}
      onRetry={retry}
    >
      {data && (
        <Card sx={{ p: { xs: 2, '@sm': 3 } }}>
          {data.next ? (
            <Next {...data} works={works} next={data.next} signing={signing} onSigned={onSigned} />
          ) : (
            <Typography>
              {data.asOf === null ? m.nothingToClose() : m.allClosed({ day: formatDate(data.asOf) })}
            </Typography>
          )}
          {data.closed.length > 0 && (
            <Fold
              variant="row"
              title={m.closedThrough({ day: formatDate(data.closed[0]!.through) })}
              open={open}
              onToggle={() => setOpen(!open)}
            >
              <PlainTable
                label={m.lastCloses()}
                rows={data.closed}
                columns={closedColumns(data.booksZone)}
                rowId={({ through }) => through}
              />
            </Fold>
          )}
        </Card>
      )}
    </AsyncBoundary>
  );
}

interface NextProps
  extends Pick<Closes, 'asOf' | 'booksZone'>, Pick<DayCloseProps, 'works' | 'signing' | 'onSigned'> {
  readonly next: NonNullable<Closes['next']>;
}

function Next({ works, next, asOf, booksZone, signing, onSigned }: NextProps) {
  const { from, through, figures, firstBy, firstAt, why, hash } = next;
  return (
    <Stack sx={{ gap: 2 }}>
      <div>
        <Typography component="h2" variant="h3">
          {from === through
            ? m.closeOneDay({ day: formatDate(from) })
            : m.closeTitle({ from: formatDate(from), through: formatDate(through) })}
        </Typography>
        {asOf !== null && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {m.asOf({ day: formatDate(asOf) })}
          </Typography>
        )}
      </div>
      <Figures figures={figures} />
      {figures.statement && (
        <Typography variant="body2">
          {m.onStatement({
            settled: formatMoney(figures.statement.settledCents),
            sent: formatMoney(figures.statement.sentCents),
          })}
        </Typography>
      )}
      <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="subtitle2" component="p">
          {m.unexplained({ amount: formatMoney(figures.openCents) })}
        </Typography>
        {figures.namedCount > 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {m.named({ n: figures.namedCount, amount: formatMoney(figures.namedCents) })}
          </Typography>
        )}
      </Stack>
      {signing.failure !== undefined && (
        <Alert severity="error">
          <strong>{m.signFailed()}.</strong> {signing.failure}
        </Alert>
      )}
      <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        {works && why !== null && <Typography variant="body2">{why}</Typography>}
        {works && why === null && (
          <Button
            variant="contained"
            loading={signing.pending}
            onClick={() => signing.start({ through, hash }, onSigned)}
          >
            {firstBy === null ? m.signFirst() : m.signSecond()}
          </Button>
        )}
        {firstBy !== null && firstAt !== null && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {m.signedBy({ name: firstBy, at: formatInstant(firstAt, booksZone) })}
          </Typography>
        )}
      </Stack>
    </Stack>
  );
}

const rows: readonly (readonly [keyof MoneyFlow, () => string])[] = [
  ['sentCents', m.rowSent],
  ['returnedCents', m.rowReturned],
  ['waitingCents', m.rowWaiting],
  ['bookedCents', m.rowBooked],
  ['differenceCents', m.rowDifference],
];

/** From what was sent to what the ERP booked, for each direction. */
const Figures = ({ figures: { debits, credits } }: { readonly figures: CloseFigures }) => (
  <Table size="small" aria-label={m.figures()} sx={{ maxWidth: 640, borderCollapse: 'separate' }}>
    <TableHead>
      <TableRow>
        <TableCell component="td" />
        <TableCell align="right">{m.debits()}</TableCell>
        <TableCell align="right" sx={{ pr: 0 }}>
          {m.credits()}
        </TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {rows.map(([name, label]) => (
        <TableRow key={name} sx={name === 'differenceCents' ? sumRow : undefined}>
          <TableCell component="th" scope="row" sx={{ px: 0 }}>
            {label()}
          </TableCell>
          <TableCell align="right">
            <Money cents={debits[name]} />
          </TableCell>
          <TableCell align="right" sx={{ pr: 0 }}>
            <Money cents={credits[name]} />
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);

type Closed = Closes['closed'][number];

const closedColumns = (zone: string): Column<Closed>[] => [
  {
    id: 'days',
    label: m.closedDays(),
    text: ({ from, through }) =>
      from === through
        ? formatDate(from)
        : m.daysFromTo({ from: formatDate(from), through: formatDate(through) }),
    width: 210,
    mobile: 'title',
  },
  {
    id: 'difference',
    label: m.rowDifference(),
    text: ({ figures: { debits, credits } }) => formatMoney(debits.differenceCents + credits.differenceCents),
    align: 'right',
    width: 110,
    mobile: 'amount',
  },
  {
    id: 'named',
    label: m.lastNamed(),
    text: ({ figures }) => String(figures.namedCount),
    align: 'right',
    width: 90,
    mobile: 'meta',
  },
  {
    id: 'signed',
    label: m.bothSigned(),
    text: ({ firstBy, secondBy, secondAt }) =>
      m.twoNames({
        first: firstBy,
        second: secondBy ?? '',
        at: secondAt ? formatInstant(secondAt, zone) : '',
      }),
    width: 260,
    mobile: 'meta',
    grow: 1,
  },
];
