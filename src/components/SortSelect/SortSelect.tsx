import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import * as m from '@locales/components';
import type { TableProps } from '../columns';
import { tallFieldOnPhone } from '../touch';

export type SortSelectProps<Row> = Pick<TableProps<Row>, 'columns' | 'sort' | 'onSort'>;

/** The order of a list where there are no column heads to press. */
export function SortSelect<Row>({ columns, sort, onSort }: SortSelectProps<Row>) {
  const orders = columns
    .filter(({ sortable }) => sortable)
    .flatMap((column) => {
      const [rising, falling] = column.orders ?? (column.align === 'right' ? byNumber() : byText());
      return [
        { value: `-${column.id}`, words: m.columnInOrder({ column: column.label, order: falling }) },
        { value: column.id, words: m.columnInOrder({ column: column.label, order: rising }) },
      ];
    });
  if (orders.length === 0) return null;
  return (
    <TextField
      select
      size="small"
      label={m.sortBy()}
      value={orders.some(({ value }) => value === sort) ? sort : ''}
      onChange={(event) => onSort(event.target.value)}
      sx={[tallFieldOnPhone, wrapped]}
    >
      {orders.map(({ value, words }) => (
        <MenuItem key={value} value={value}>
          {words}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Large text takes a second line rather than dots. */
const wrapped = { '& .MuiSelect-select': { whiteSpace: 'normal' } } as const;

const byText = () => [m.aToZ(), m.zToA()] as const;
const byNumber = () => [m.lowestFirst(), m.highestFirst()] as const;
