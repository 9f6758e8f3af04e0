import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import * as m from '@locales/components';
import { type TableProps, toggled } from '../columns';
import { Icon } from '../Icon/Icon';
import { inOrder } from '../inOrder';
import { Pager } from '../Pager/Pager';
import { cardAmount, cardHead, cardMeta, cardName, RowCard } from '../RowCard/RowCard';
import { SelectBox } from '../SelectBox/SelectBox';
import { SelectionBar } from '../SelectionBar/SelectionBar';

const PLACEHOLDERS = 6;

/** The rows of a grid as cards for a phone, from the same column description. */
export function MobileCardList<Row>(props: TableProps<Row>) {
  const { label, rows, rowId, loading = false, instead, selection, page } = props;
  const here = rows.map(rowId).filter((id) => selection?.ids.has(id));
  return (
    <Stack sx={inOrder}>
      {props.toolbar}
      <Box sx={head}>
        {selection && !instead && rows.length > 0 && (
          <SelectBox
            labelled={!props.totals}
            label={m.selectAllShown({ count: rows.length })}
            checked={here.length === rows.length || (here.length > 0 && 'some')}
            onCheck={(on) => selection.onSelect(toggled(selection.ids, rows.map(rowId), on))}
          />
        )}
        {props.totals}
      </Box>
      {instead ??
        (loading && rows.length === 0 ? (
          <Placeholders label={label} />
        ) : props.grouping ? (
          <Groups {...props} grouping={props.grouping} />
        ) : (
          <Cards {...props} />
        ))}
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

type CardsProps<Row> = Pick<
  TableProps<Row>,
  'label' | 'rows' | 'columns' | 'rowId' | 'loading' | 'onOpen' | 'selection'
>;

function Cards<Row>({ label, rows, columns, rowId, loading, onOpen, selection }: CardsProps<Row>) {
  return (
    <Box component="ul" aria-label={label} aria-busy={loading} sx={list}>
      {rows.map((row) => (
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
  );
}

type GroupsProps<Row> = TableProps<Row> & Required<Pick<TableProps<Row>, 'grouping'>>;

/** Cards under what they have in common, such as their year. The first group is open, the others unfold. */
function Groups<Row>({ grouping, ...props }: GroupsProps<Row>) {
  const { label, rows, page } = props;
  const [folds, setFolds] = useState<ReadonlyMap<string, boolean>>(new Map());
  const here = grouped(rows, grouping.of);
  const [first] = here.keys();
  return (grouping.all ?? counted(here, page.hasNext)).map(({ name, rows: count }) => {
    const members = here.get(name) ?? [];
    const open = folds.get(name) ?? name === first;
    return (
      <Box key={name} component="section" aria-label={name}>
        <Box component="h2" sx={{ m: 0 }}>
          <ButtonBase
            aria-expanded={open}
            onClick={() => {
              setFolds(new Map(folds).set(name, !open));
              if (!open && count !== undefined && members.length < count) grouping.onWhole?.(name);
            }}
            sx={groupHead}
          >
            <Typography component="span" variant="subtitle2">
              {name}
              {count !== undefined && ` · ${count}`}
            </Typography>
            <Icon name="expand" fontSize="small" sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />
          </ButtonBase>
        </Box>
        {open &&
          (members.length > 0 ? (
            <Cards {...props} label={`${label}, ${name}`} rows={members} />
          ) : (
            <Placeholders label={`${label}, ${name}`} />
          ))}
      </Box>
    );
  });
}

function grouped<Row>(
  rows: readonly Row[],
  groupOf: (row: Row) => string,
): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const members = groups.get(groupOf(row));
    if (members) members.push(row);
    else groups.set(groupOf(row), [row]);
  }
  return groups;
}

/** The groups that are here. Of the last one rows may still be to come. */
const counted = <Row,>(here: ReadonlyMap<string, readonly Row[]>, more: boolean) =>
  [...here].map(([name, { length }], at) => ({
    name,
    rows: more && at === here.size - 1 ? undefined : length,
  }));

/** The line of sums brings its own height, which is the gap to the cards too. */
const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: 8,
  // Under each other: this box and those of the cards.
  '& > label': { marginInlineStart: '2px' },
} as const;

const groupHead = {
  display: 'flex',
  justifyContent: 'space-between',
  width: '100%',
  minHeight: 44,
} as const;

const list = { display: 'grid', gap: 1.25, listStyle: 'none', m: 0, p: 0, mb: 1.5 } as const;

const Placeholders = ({ label }: { readonly label: string }) => (
  <Box component="ul" aria-label={label} aria-busy data-coming sx={list}>
    {Array.from({ length: PLACEHOLDERS }, (_, at) => (
      <Waiting key={at} at={at} />
    ))}
  </Box>
);

/**
 * The letters that stand in for ours may be a little narrower. Where the name grew with ours, a browser would call the
 * row painted only then.
 */
const nameToCome = { ...cardName, letterSpacing: '0.005em' } as const;

/** As `RowCard` looks: the first words may come before the code that would draw it. */
const Waiting = ({ at }: { readonly at: number }) => (
  <Card component="li" data-first={`row-${at}`} sx={{ p: 1.75 }}>
    <Stack direction="row" useFlexGap sx={cardHead}>
      <Typography variant="subtitle2" data-first={`row-${at}-title`} sx={nameToCome}>
        <Skeleton sx={{ width: '70%' }} />
      </Typography>
      <Typography component="span" data-first={`row-${at}-amount`} sx={cardAmount}>
        <Skeleton sx={{ width: 72 }} />
      </Typography>
    </Stack>
    <Typography variant="body2" data-first={`row-${at}-meta`} sx={cardMeta}>
      <Skeleton sx={{ width: '50%' }} />
    </Typography>
    <Skeleton sx={{ width: '30%', height: 26, mt: 1 }} />
  </Card>
);
