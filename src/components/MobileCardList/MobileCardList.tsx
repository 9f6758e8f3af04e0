import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Column, TableProps } from '../columns';
import { Pager } from '../Pager/Pager';
import { SortSelect } from '../SortSelect/SortSelect';

const PLACEHOLDERS = 6;

/** The rows of a grid as cards for a phone, from the same column description. */
export function MobileCardList<Row>(props: TableProps<Row>) {
  const { label, rows, columns, rowId, loading = false, onOpen, totals, toolbar, sort, onSort } = props;
  const waiting = loading && rows.length === 0;
  return (
    <Stack sx={{ gap: 1.5 }}>
      {toolbar}
      <SortSelect columns={columns} sort={sort} onSort={onSort} />
      {totals}
      <Box component="ul" aria-label={label} aria-busy={loading} sx={list}>
        {waiting
          ? Array.from({ length: PLACEHOLDERS }, (_, at) => <Waiting key={at} />)
          : rows.map((row) => <RowCard key={rowId(row)} row={row} columns={columns} onOpen={onOpen} />)}
      </Box>
      <Pager {...props} />
    </Stack>
  );
}

const list = { display: 'grid', gap: 1.5, listStyle: 'none', m: 0, p: 0 } as const;

type RowCardProps<Row> = Pick<TableProps<Row>, 'columns' | 'onOpen'> & { readonly row: Row };

function RowCard<Row>({ row, columns, onOpen }: RowCardProps<Row>) {
  const at = (place: Column<Row>['mobile']) => columns.filter(({ mobile }) => mobile === place);
  const paint = (column: Column<Row>) => column.cell?.(row) ?? column.text(row);
  const title = at('title')
    .map((column) => column.text(row))
    .join(', ');
  const meta = at('meta')
    .map((column) => column.text(row))
    .filter(Boolean);
  return (
    <Card component="li" sx={{ position: 'relative', p: 2 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'flex-start', gap: 2 }}>
        <Typography variant="subtitle2" sx={{ fontSize: '1rem', overflowWrap: 'anywhere' }}>
          {onOpen ? (
            <ButtonBase onClick={() => onOpen(row)} sx={wholeCard}>
              {title}
            </ButtonBase>
          ) : (
            title
          )}
        </Typography>
        <Typography component="span" sx={{ fontWeight: 700, flexShrink: 0 }}>
          {at('amount').map((column) => (
            <span key={column.id}>{paint(column)}</span>
          ))}
        </Typography>
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
        {meta.join(' · ')}
      </Typography>
      {at('status').length > 0 && (
        <Stack
          direction="row"
          useFlexGap
          sx={{ gap: 1, mt: 1, flexWrap: 'wrap', justifyContent: 'space-between' }}
        >
          {at('status').map((column) => (
            <span key={column.id}>{paint(column)}</span>
          ))}
        </Stack>
      )}
    </Card>
  );
}

/** Stretches the button over its card, so that a thumb need not hit the words. */
const wholeCard = {
  font: 'inherit',
  textAlign: 'left',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '12px' },
} as const;

const Waiting = () => (
  <Card component="li" sx={{ p: 2 }}>
    <Skeleton sx={{ width: '70%' }} />
    <Skeleton sx={{ width: '50%' }} />
    <Skeleton sx={{ width: '30%', height: 26 }} />
  </Card>
);
