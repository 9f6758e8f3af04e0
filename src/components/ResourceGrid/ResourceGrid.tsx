import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import {
  Activity,
  type ComponentType,
  lazy,
  type RefObject,
  Suspense,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { layout } from '@theme/index';
import * as m from '@locales/components';
import { inChosenOrder, spaceForValues, shownColumns } from '../columnSpace';
import type { Column, TableProps } from '../columns';
import { useIsOffice } from '../density';
import { inOrder } from '../inOrder';
import type { GridHandle, GridRowsProps } from '../GridRows/GridRows';
import { GridSettings } from '../GridSettings/GridSettings';
import { Pager } from '../Pager/Pager';
import { PlainTable } from '../PlainTable/PlainTable';
import { SelectionBar } from '../SelectionBar/SelectionBar';
import { useWidth } from '../useWidth';

const loadRows = () => import('../GridRows/GridRows');
const LazyRows = lazy(async () => ({ default: (await loadRows()).GridRows }));

/**
 * A grid with its tools, sums and pages around it. Only the rows wait for the grid's code, in a plain table until
 * it is there: a menu that was opened or a word that was begun meanwhile must stay.
 */
export function ResourceGrid<Row extends object>(props: TableProps<Row>) {
  const { label, rows, loading = false, instead, selection, preferences, onPrefer } = props;
  const columns = spaceForValues(inChosenOrder(props.columns, preferences.order), rows, preferences.columns);
  const isOffice = useIsOffice();
  const [measure, width] = useWidth();
  const grid = useRef<GridHandle>(null);
  const hintId = useId();
  const place = useRef<HTMLElement>(null);
  const { stand, height } = useLateReturn(place);
  // Where something stands instead of the rows, no column gives way.
  const room = width && !instead ? width - (selection ? CHECKBOXES : 0) : undefined;
  const shown = shownColumns(columns, preferences.columns, room);
  const plain = <PlainTable {...props} columns={plainColumns(columns, shown)} />;
  // The data grid measures itself when it comes; one that waits behind what still comes would be laid out too late.
  const isAway = width === 0 && typeof ResizeObserver !== 'undefined';
  // `lazy` forgets that the component is generic.
  const Rows = LazyRows as unknown as ComponentType<GridRowsProps<Row>>;

  return (
    <Box ref={measure} sx={isOffice ? [frame, low] : frame}>
      <Box data-screen-only sx={bar}>
        <Box sx={{ flex: 1, minWidth: 0 }}>{props.toolbar}</Box>
        <GridSettings
          columns={columns.map(({ id, label: words, optional = false }) => ({
            id,
            label: words,
            shown: shown.has(id),
            gaveWay: !shown.has(id) && (preferences.columns[id] ?? !optional),
          }))}
          preferences={preferences}
          onPrefer={onPrefer}
          onFit={() => grid.current?.fit()}
        />
      </Box>
      {props.totals}
      {instead ? (
        <Box sx={{ borderTop: '1px solid', borderColor: 'divider', p: 2 }}>{instead}</Box>
      ) : (
        <Box
          ref={place}
          sx={[stageFor(rows.length, loading, isOffice), props.onOpen !== undefined && opens]}
          style={{ minHeight: height }}
          onClick={({ target }) => {
            // The grid opens its own rows; until it comes, those of the plain table are pressed.
            const line = (target as Element).closest<HTMLTableRowElement>('tbody tr');
            const row = line && rows[line.sectionRowIndex];
            if (row) props.onOpen?.(row);
          }}
          aria-busy={loading}
          data-coming={(loading && rows.length === 0) || undefined}
        >
          {/* The grid's own bar has no name and stands among its rows, where a screen reader expects none. */}
          {loading && rows.length > 0 && (
            <LinearProgress aria-label={m.loadingThing({ thing: label })} sx={turningBar} />
          )}
          {isAway ? (
            plain
          ) : (
            <Suspense fallback={plain}>
              <Activity mode={stand ? 'visible' : 'hidden'}>
                <Rows {...props} ref={grid} columns={columns} shown={shown} hintId={hintId} />
              </Activity>
            </Suspense>
          )}
        </Box>
      )}
      {selection && <SelectedRows {...props} selection={selection} />}
      {!instead && (
        <Box sx={footer}>
          <Typography id={hintId} data-hint variant="caption" sx={hint}>
            {hintWords(props)}
          </Typography>
          <Pager {...props} onMore={undefined} />
        </Box>
      )}
    </Box>
  );
}

interface Rows {
  readonly stand: boolean;
  /** Pixels that are held for them meanwhile. */
  readonly height?: number;
}
const standing: Rows = { stand: true };

/**
 * Whether the rows stand on a screen that comes back: not in its first frame, since the data grid makes all of its
 * columns anew then, and what is above the rows would wait for that.
 */
function useLateReturn(place: RefObject<HTMLElement | null>): Rows {
  const [rows, setRows] = useState(standing);
  useLayoutEffect(
    function comeLate() {
      let left = false;
      requestAnimationFrame(() => setTimeout(() => left || setRows(standing)));
      return () => {
        left = true;
        setRows({ stand: false, height: heightOf(place) });
      };
    },
    [place],
  );
  return rows;
}
const heightOf = ({ current }: RefObject<HTMLElement | null>) => current?.offsetHeight ?? 0;

type WithSelection<Row> = TableProps<Row> & Required<Pick<TableProps<Row>, 'selection'>>;

function SelectedRows<Row>({ selection, rows, rowId, page }: WithSelection<Row>) {
  const { ids, onSelect, sum, actions } = selection;
  const here = rows.filter((row) => ids.has(rowId(row))).length;
  return (
    <SelectionBar
      selected={ids.size}
      here={here}
      total={page.total}
      sum={sum}
      onClear={() => onSelect(new Set())}
    >
      {actions}
    </SelectionBar>
  );
}

/** The shown columns for the plain table, which knows nothing of what somebody chose and leaves out optional ones. */
const plainColumns = <Row,>(columns: readonly Column<Row>[], shown: ReadonlySet<string>): Column<Row>[] =>
  columns.filter(({ id }) => shown.has(id)).map((column) => Object.assign({}, column, { optional: false }));

const hintWords = <Row,>({ onOpen, selection }: TableProps<Row>): string =>
  [m.arrowKeysMove(), onOpen && m.enterOpens(), selection && m.spaceSelects()].filter(Boolean).join(', ');

const PLACEHOLDERS = 10;
/** Pixels of the data grid's own column of checkboxes. */
const CHECKBOXES = 50;

const frame = {
  ...inOrder,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1.5,
  bgcolor: 'background.paper',
  // Not "hidden", which would hold fast what sticks to the window.
  overflow: 'clip',
  '& > [data-joins-frame]': { borderWidth: '1px 0 0', borderRadius: 0, bottom: 0 },
  '&:has(.MuiDataGrid-main :focus-visible) [data-hint]': { visibility: 'visible' },
} as const;
const bar = { display: 'flex', alignItems: 'flex-end', gap: 1, minHeight: 64, p: 1.5 } as const;
/** Tools and sums of the office's lists: each one line, close to the next. */
const low = {
  '& > [data-screen-only]:first-of-type': {
    minHeight: 0,
    py: 0.5,
    px: 1,
    alignItems: 'center',
    '& .MuiButton-root, & .MuiInputBase-root': { minHeight: { md: 34 }, height: { md: 34 } },
  },
  '& > [data-joins-frame][aria-live]': { minHeight: 0, py: '2px' },
  // The plain table until the grid is there.
  '& section td': { height: layout.row.office, py: 0, fontSize: '0.875rem' },
  '& section th': { height: layout.row.officeHead, py: 0 },
} as const;
const opens = { '& tbody': { cursor: 'pointer' } } as const;
const turningBar = { position: 'absolute', top: 0, insetInline: 0, zIndex: 1 } as const;
const footer = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
} as const;
const hint = { flex: 1, px: 2, color: 'text.secondary', visibility: 'hidden' } as const;
const stage = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  '& > section, & .MuiDataGrid-root': { borderRadius: 0, borderInline: 0 },
  // What has the focus must not hide behind the bar of selected rows.
  '& .MuiDataGrid-cell': { scrollMarginBottom: '72px' },
} as const;

/** Before the first rows come, their place is held; a long page scrolls in itself, below its own head. */
function stageFor(rows: number, loading: boolean, isOffice: boolean) {
  const { head, standard, office, officeHead } = layout.row;
  if (loading && rows === 0)
    return {
      ...stage,
      height: isOffice ? officeHead + PLACEHOLDERS * office : head + PLACEHOLDERS * standard,
      // Its borders must not make a plain table scroll by two pixels.
      '& > section': { overflow: 'hidden' },
    };
  return rows > 25 ? { ...stage, maxHeight: `calc(100dvh - ${isOffice ? 200 : 240}px)` } : stage;
}
