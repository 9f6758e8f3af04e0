import * as m from '@locales/achReturns';
import * as common from '@locales/common';
import Checkbox from '@mui/material/Checkbox';
import Chip, { type ChipProps } from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import {
  matchWords,
  outcomeWords,
  returnRowColumns as labels,
  type ReturnRowState,
  rowStateWords,
} from '@contract/achReturns/labels';
import type { ReturnRow } from '@contract/achReturns/schema';
import { formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { type Column, labeledColumns } from '@/components/columns';

const stateColors: Readonly<Record<ReturnRowState, ChipProps['color']>> = {
  waiting: 'info',
  applied: 'success',
  known: 'default',
  ask: 'warning',
  refused: 'warning',
  left: 'default',
  undone: 'default',
};

interface Choosing {
  /** Numbers of rows found by amount and day alone that are applied too. */
  readonly chosen: readonly number[];
  /** Undefined where the file is not to be applied now. */
  readonly onChoose?: (seq: number, isChosen: boolean) => void;
}

const column = labeledColumns<ReturnRow, keyof typeof labels>(labels);

/** Columns of what is in a file. */
export const returnRowColumns = ({ chosen, onChoose }: Choosing): Column<ReturnRow>[] => [
  column('request', {
    text: ({ number }) => number ?? m.unknownPayment(),
    cell: ({ requestId, number, originalTrace, match }) => (
      <Noted notes={[match !== 'trace' && originalTrace]}>
        {requestId === null ? (
          (number ?? m.unknownPayment())
        ) : (
          <Link href={`/admin/queue?tab=all&request=${requestId}`}>{number}</Link>
        )}
      </Noted>
    ),
    width: 145,
    mobile: 'title',
  }),
  column('account', {
    text: ({ accountName, accountNo }) =>
      accountNo === null ? '' : common.nameAndNumber({ name: accountName ?? '', number: accountNo }),
    width: 165,
    mobile: 'meta',
  }),
  column('reason', {
    text: ({ code, words }) => m.codeAndWords({ code, words }),
    cell: ({ code, words, advice, kind, blocks, late }) => (
      <Noted notes={[kind === 'change' && advice, blocks && m.blocksAccount(), late && m.isLate()]}>
        {m.codeAndWords({ code, words })}
      </Noted>
    ),
    width: 240,
    grow: 1,
    mobile: 'meta',
  }),
  column('amount', {
    text: ({ kind, amountCents }) => (kind === 'return' ? formatMoney(amountCents) : m.correction()),
    align: 'right',
    width: 115,
    mobile: 'amount',
  }),
  column('day', {
    text: ({ returnedOn }) => formatDate(returnedOn),
    width: 115,
    mobile: 'meta',
  }),
  column('outcome', {
    text: outcomeWords,
    cell: (row) => <Outcome row={row} chosen={chosen} onChoose={onChoose} />,
    width: 150,
    mobile: 'status',
  }),
];

/** What becomes of a row; one that was found by amount and day alone is chosen by a person. */
function Outcome({ row, chosen, onChoose }: Choosing & { readonly row: ReturnRow }) {
  const { match, state, seq, number } = row;
  if (match === 'none') return matchWords.none;
  return (
    <Noted notes={[match === 'amount' && matchWords.amount]}>
      {match === 'amount' && onChoose ? (
        <Checkbox
          size="small"
          checked={chosen.includes(seq)}
          onChange={({ target }) => onChoose(seq, target.checked)}
          slotProps={{ input: { 'aria-label': m.applyToo({ request: number ?? '' }) } }}
          sx={{ m: -1 }}
        />
      ) : (
        <Chip label={rowStateWords[state]} color={stateColors[state]} />
      )}
    </Noted>
  );
}

interface NotedProps {
  readonly notes: readonly (string | false)[];
  readonly children: ReactNode;
}

/** What a cell says, and below it what has to be thought of with it. */
export const Noted = ({ notes, children }: NotedProps) => (
  <>
    {children}
    {notes.map(
      (note) =>
        note && (
          <Typography key={note} component="span" variant="caption" sx={{ display: 'block' }}>
            {note}
          </Typography>
        ),
    )}
  </>
);
