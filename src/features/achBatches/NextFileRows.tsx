import * as m from '@locales/achBatches';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { entryName, leftOutWords } from '@contract/achBatches/labels';
import type { AchProposal } from '@contract/achBatches/schema';
import { formatDate, formatInstant } from '@contract/format/date';
import { changesTold } from '@contract/rules/changedSinceApproval';
import type { Column } from '@/components/columns';
import { RowCard } from '@/components/RowCard/RowCard';
import { requestColumns } from './batchList';

interface CardsProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
}

/** What has a button in each row stands in a narrow place, where a table would hide it. */
export const Cards = <Row extends Proposed | Left>({ label, rows, columns }: CardsProps<Row>) => (
  <Stack component="ul" aria-label={label} sx={{ gap: 1, m: 0, p: 0, listStyle: 'none' }}>
    {rows.map((row) => (
      <RowCard key={row.id} id={row.id} row={row} columns={columns} />
    ))}
  </Stack>
);

export const FirstShown = ({ shown, all }: { readonly shown: number; readonly all: number }) =>
  shown < all ? (
    <Typography variant="body2" sx={{ mb: 1 }}>
      {m.firstShown({ n: shown, all })}
    </Typography>
  ) : null;

type Proposed = AchProposal['entries'][number];
type Left = AchProposal['leftOut'][number];
type Choose = ((id: string, isIn: boolean) => void) | undefined;

export const chosenColumns = (onChoose: Choose): Column<Proposed>[] => [
  ...requestColumns<Proposed>(),
  {
    id: 'day',
    label: m.effectiveOn(),
    text: ({ effectiveDate, moved }) =>
      [formatDate(effectiveDate), moved && m.laterDay()].filter(Boolean).join(' · '),
    width: 130,
    mobile: 'meta',
  },
  ...choice<Proposed>(
    110,
    m.leaveOut(),
    m.leaveOutOne,
    onChoose &&
      (({ id }) =>
        () =>
          onChoose(id, false)),
  ),
];

function whyLeft({ reason, until, changes }: Left, zone: string): string {
  const why = leftOutWords[reason];
  if (until !== null) return m.untilWhen({ why, when: formatInstant(until, zone) });
  return changes.length > 0 ? m.whichOnes({ why, what: changesTold(changes) }) : why;
}

export const leftOutColumns = (zone: string, onChoose: Choose): Column<Left>[] => [
  ...requestColumns<Left>(),
  {
    id: 'why',
    label: m.why(),
    text: (left) => whyLeft(left, zone),
    width: 220,
    grow: 1,
    mobile: 'meta',
  },
  ...choice<Left>(
    130,
    m.putBack(),
    m.putBackOne,
    onChoose && (({ id, reason }) => (reason === 'chosen' ? () => onChoose(id, true) : undefined)),
  ),
];

/** A column with a button in each row that has something to choose; none for whoever only looks. */
const choice = <Row extends Proposed | Left>(
  width: number,
  label: string,
  named: (d: { request: string }) => string,
  actOf: ((row: Row) => (() => void) | undefined) | undefined,
): Column<Row>[] =>
  actOf === undefined
    ? []
    : [
        {
          id: 'choose',
          label,
          text: () => '',
          cell: (row) => {
            const act = actOf(row);
            return (
              act && (
                <Box sx={{ textAlign: 'right' }}>
                  <Button size="small" aria-label={named({ request: entryName(row) })} onClick={act}>
                    {label}
                  </Button>
                </Box>
              )
            );
          },
          width,
          mobile: 'action',
        },
      ];
