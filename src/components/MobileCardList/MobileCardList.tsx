import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { type TableProps, toggled } from '../columns';
import { Pager } from '../Pager/Pager';
import { RowCard } from '../RowCard/RowCard';
import { SelectBox } from '../SelectBox/SelectBox';
import { SelectionBar } from '../SelectionBar/SelectionBar';
import { SortSelect } from '../SortSelect/SortSelect';

const PLACEHOLDERS = 6;

/** The rows of a grid as cards for a phone, from the same column description. */
export function MobileCardList<Row>(props: TableProps<Row>) {
  const { label, rows, columns, rowId, loading = false, instead, onOpen, selection, page } = props;
  const waiting = loading && rows.length === 0;
  const here = rows.map(rowId).filter((id) => selection?.ids.has(id));
  return (
    <Stack sx={{ gap: 1.5 }}>
      {props.toolbar}
      <SortSelect columns={columns} sort={props.sort} onSort={props.onSort} />
      {props.totals}
      {selection && !instead && rows.length > 0 && (
        <SelectBox
          labelled
          label={`Select all ${rows.length} shown`}
          checked={here.length === rows.length || (here.length > 0 && 'some')}
          onCheck={(on) => selection.onSelect(toggled(selection.ids, rows.map(rowId), on))}
        />
      )}
      {instead ?? (
        <Box component="ul" aria-label={label} aria-busy={loading} sx={list}>
          {waiting
            ? Array.from({ length: PLACEHOLDERS }, (_, at) => <Waiting key={at} />)
            : rows.map((row) => (
                <RowCard
                  key={rowId(row)}
                  row={row}
                  columns={columns}
                  onOpen={onOpen}
                  selection={selection}
                  id={rowId(row)}
                />
              ))}
        </Box>
      )}
      {selection && (
        <SelectionBar
          selected={selection.ids.size}
          here={here.length}
          total={page.total}
          onClear={() => selection.onSelect(new Set())}
        >
          {selection.actions}
        </SelectionBar>
      )}
      {!instead && <Pager {...props} />}
    </Stack>
  );
}

const list = { display: 'grid', gap: 1.5, listStyle: 'none', m: 0, p: 0 } as const;

const Waiting = () => (
  <Card component="li" sx={{ p: 2 }}>
    <Skeleton sx={{ width: '70%' }} />
    <Skeleton sx={{ width: '50%' }} />
    <Skeleton sx={{ width: '30%', height: 26 }} />
  </Card>
);
