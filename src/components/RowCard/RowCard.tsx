import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import * as m from '@locales/components';
import { type Column, type TableProps, toggled } from '../columns';
import { SelectBox } from '../SelectBox/SelectBox';

export interface RowCardProps<Row> extends Pick<TableProps<Row>, 'columns' | 'onOpen' | 'selection'> {
  readonly id: string;
  /** The row that the card shows. */
  readonly row: Row;
}

/** One row of a list as a card: what it is and how much, the details, its status. */
export function RowCard<Row>({ id, row, columns, onOpen, selection }: RowCardProps<Row>) {
  const at = (place: Column<Row>['mobile']) => columns.filter(({ mobile }) => mobile === place);
  const paint = (column: Column<Row>) => (
    <span key={column.id}>{column.cell?.(row) ?? column.text(row)}</span>
  );
  const title = at('title')
    .map((column) => column.text(row))
    .join(', ');
  const meta = at('meta').filter((column) => column.text(row) !== '');
  const [status, actions] = [at('status'), at('action')];
  return (
    <Card component="li" sx={card}>
      {selection && (
        // Above the button that covers the card.
        <Box sx={{ zIndex: 1, m: '-12px' }}>
          <SelectBox
            label={m.selectThing({ thing: selection.nameOf(row) })}
            checked={selection.ids.has(id)}
            onCheck={(on) => selection.onSelect(toggled(selection.ids, [id], on))}
          />
        </Box>
      )}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Stack direction="row" useFlexGap sx={cardHead}>
          <Typography variant="subtitle2" sx={cardName}>
            {onOpen ? (
              <ButtonBase onClick={() => onOpen(row)} sx={wholeCard}>
                {title}
              </ButtonBase>
            ) : (
              title
            )}
          </Typography>
          <Typography component="span" sx={cardAmount}>
            {at('amount').map(paint)}
          </Typography>
        </Stack>
        <Typography variant="body2" sx={cardMeta}>
          {meta.map((column, place) => (
            <Fragment key={column.id}>
              {place > 0 && ' · '}
              <Box component="span" sx={unbroken}>
                {column.text(row)}
              </Box>
            </Fragment>
          ))}
        </Typography>
        {(status.length > 0 || actions.length > 0) && (
          <Stack direction="row" useFlexGap sx={states}>
            {status.map(paint)}
            {/* Above the button that covers the card. */}
            {actions.length > 0 && (
              <Box sx={{ zIndex: 1, marginInlineStart: 'auto', my: -1 }}>{actions.map(paint)}</Box>
            )}
          </Stack>
        )}
      </Box>
    </Card>
  );
}

const card = {
  position: 'relative',
  display: 'flex',
  gap: 2,
  p: 1.75,
  // What has the focus must not hide behind the bar of selected rows.
  scrollMarginBottom: '72px',
} as const;

/** Beside each other while both fit: a long name and a long amount share a line only then. */
export const cardHead = {
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: 2,
} as const;

export const cardName = { flex: '1 1 8rem', fontSize: '1rem', overflowWrap: 'anywhere' } as const;
export const cardAmount = { fontWeight: 700, marginInlineStart: 'auto' } as const;
export const cardMeta = { color: 'text.secondary', mt: 0.5, overflowWrap: 'anywhere' } as const;

/** Where the letters are large the words of a chip take two lines: they may name a day. */
const states = {
  gap: 1,
  mt: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  '& .MuiChip-label': { whiteSpace: 'normal' },
} as const;

/** A number stays beside its unit. */
const unbroken = { display: 'inline-block', maxWidth: '100%' } as const;

/** Stretches the button over its card, so that a thumb need not hit the words. */
const wholeCard = {
  // Else it would end with the button's own edge.
  position: 'static',
  font: 'inherit',
  textAlign: 'start',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 1.5 },
} as const;
