import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import * as common from '@locales/common';
import * as m from '@locales/lists';
import { AsyncBoundary } from '../components/AsyncBoundary/AsyncBoundary';
import { inChosenOrder, printedColumns } from '../components/columnSpace';
import type { Column, Grouping, Selection } from '../components/columns';
import { ErrorPanel } from '../components/ErrorPanel/ErrorPanel';
import type { GridMemory, GridPreferences } from '../components/gridPreferences';
import { Icon } from '../components/Icon/Icon';
import { CardsToolbar, ListToolbar, type ListToolbarProps } from '../components/ListToolbar/ListToolbar';
import { NoMatches } from '../components/NoMatches/NoMatches';
import { PlainTable } from '../components/PlainTable/PlainTable';
import { ResourceTable } from '../components/ResourceTable/ResourceTable';
import { type Totals, TotalsLine, TotalsStrip } from '../components/TotalsStrip/TotalsStrip';
import { useGridPreferences } from '../components/useGridPreferences';
import {
  type SearchParams,
  pageOf,
  withFilters,
  withMore,
  withPage,
  withSize,
  withSort,
} from '../data/searchParams';
import type { AsyncPage, RowsPage } from '../data/listPage';
import type { AsyncResult } from '../data/asyncResult';
import {
  filtersInForce,
  type ListDefinition,
  type ListPeriod,
  panelFilterCount,
  type Searchable,
  withoutFilters,
} from './listDefinition';
import type { Edges } from './listEdges';
import { isWhole, partWords, usePrintedRows } from './usePrintedRows';

export interface ListRowsProps<F extends Searchable, Row extends object> {
  readonly list: ListDefinition<F>;
  readonly params: SearchParams<F>;
  readonly onParams: (params: SearchParams<F>) => void;
  readonly rows: AsyncPage<RowsPage<Row>>;
  /** Whether other rows are on their way while these still stand. */
  readonly turning: boolean;
  readonly columns: readonly Column<Row>[];
  readonly rowId: (row: Row) => string;
  readonly onOpen?: (row: Row) => void;
  readonly selection?: Selection<Row>;
  /** How many rows the filters let through. */
  readonly totals: AsyncResult<{ readonly rows: number }>;
  /** The sums over all of them, in words; undefined while they are not known. */
  readonly sums: Totals | undefined;
  /** With cards: a word before the sums' title, which the eye must not miss. */
  readonly word?: ReactNode;
  /** With cards: the one figure or action of `figures` that stays in sight. */
  readonly brief?: ReactNode;
  /** What there is to know of the list as a whole: above it, and with cards below their line of sums, folded. */
  readonly figures?: ReactNode;
  readonly periods: readonly ListPeriod<F>[];
  /** The download menu. */
  readonly download?: ReactNode;
  readonly onPrint: () => void;
  readonly onFilter: () => void;
  /** Whether there is room for cards only. */
  readonly cards: boolean;
  /** What narrows the rows, for the tools above cards. */
  readonly narrowing: Pick<ListToolbarProps, 'views' | 'chips' | 'active'>;
  /** What cards stand under, such as their year. */
  readonly grouping?: Grouping<Row>;
  /** Stands right above and right below the rows, on every page; above cards it is folded with the sums. */
  readonly above?: ReactNode;
  readonly below?: ReactNode;
  /** The same where it depends on the rows between: the balances that a ledger begins and ends with. */
  readonly edges?: (page: RowsPage<Row>) => Edges;
  /** Keeps how this person likes the grid; without it that lasts for the visit. */
  readonly memory?: GridMemory;
}

/** The rows with their tools and sums above them, or what there is instead of rows. */
export function ListRows<F extends Searchable, Row extends object>(props: ListRowsProps<F, Row>) {
  const { list, params, onParams, turning, totals, columns, rowId, cards } = props;
  const page = props.rows.data ?? noRows;
  const { rows, next, previous } = page;
  const [preferences, prefer] = useGridPreferences(props.memory);
  const printed = usePrintedRows(props.rows, props.onPrint);
  const more = withMore(params, list.sizes);
  const sums = { totals: props.sums, failed: totals.state === 'error' };
  const strip = <TotalsStrip {...sums} />;
  const { state, retry } = props.rows;
  const place = pageOf(params, rows.length, next, totals.data?.rows);
  const onPaper = printed.printing ? (printed.whole ?? page) : page;
  const { above, below } = { ...props, ...props.edges?.(onPaper) };

  return (
    // Rows that are on their way or failed to come have their place inside the list, below its tools.
    <AsyncBoundary state={state === 'partial' ? 'partial' : 'ready'} skeleton={null} onRetry={retry}>
      {printed.failed && <Alert severity="error">{m.notPrinted()}</Alert>}
      {/* Sums of every row do not stand above some of them. */}
      {printed.printing &&
        (isWhole(onPaper) ? (
          strip
        ) : (
          <Typography variant="subtitle2" component="p">
            {partWords(place, printed.whole, props.rows.readPage !== undefined)}
          </Typography>
        ))}
      {(!cards || printed.printing) && above}
      {printed.printing && <OnPaper {...props} rows={onPaper.rows} preferences={preferences} />}
      {/* A grid on paper ends at the edge of the page and holds only the rows that were in view. */}
      <Box sx={{ '@media print': { display: 'none' } }}>
        <ResourceTable
          cards={cards}
          label={list.label}
          rows={rows}
          columns={columns}
          rowId={rowId}
          grouping={props.grouping}
          loading={state === 'loading' || turning}
          instead={insteadOfRows(props)}
          page={place}
          pageSize={params.size}
          pageSizes={list.sizes}
          onPage={(direction) => onParams(withPage(params, direction, { next, previous }))}
          onPageSize={(size) => onParams(withSize(params, size))}
          onMore={more && (() => onParams(more))}
          sort={params.sort}
          onSort={(sort) => onParams(withSort(params, sort))}
          onOpen={props.onOpen}
          opened={params.opened}
          selection={props.selection}
          totals={
            cards ? (
              <TotalsLine {...sums} word={props.word}>
                {above}
                {props.figures}
                <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
                  <WholeList {...props} printed={printed} />
                </Stack>
              </TotalsLine>
            ) : (
              strip
            )
          }
          toolbar={<Tools {...props} printed={printed} slashKey={preferences.slashKey} />}
          preferences={preferences}
          onPrefer={prefer}
        />
      </Box>
      {below}
    </AsyncBoundary>
  );
}

interface OnPaperProps<Row> {
  readonly list: { readonly label: string };
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly rowId: (row: Row) => string;
  readonly preferences: GridPreferences;
}

/** So many columns have room on a sheet that stands upright. */
const UPRIGHT = 10;

function OnPaper<Row>({ list: { label }, rows, columns, rowId, preferences }: OnPaperProps<Row>) {
  const printed = printedColumns(inChosenOrder(columns, preferences.order), preferences.columns);
  return (
    <Box sx={{ '@media print': printed.length > UPRIGHT ? { page: 'wide' } : {} }}>
      <PlainTable label={label} rows={rows} columns={printed} rowId={rowId} />
    </Box>
  );
}

const noRows = { rows: [], next: null, previous: null } as const;

function insteadOfRows<F extends Searchable, Row extends object>(props: ListRowsProps<F, Row>): ReactNode {
  const { list, params, onParams, rows, turning } = props;
  if (rows.state === 'ready' && !turning && rows.data?.rows.length === 0)
    return <NoMatches things={list.things} onClear={() => onParams(withoutFilters(list, params))} />;
  if (rows.state !== 'error' || !rows.problem) return undefined;
  return (
    <ErrorPanel title={m.thingsFailed({ things: list.things })} {...rows.problem} onRetry={rows.retry} />
  );
}

interface WholeListProps {
  readonly download?: ReactNode;
  readonly printed: Pick<ReturnType<typeof usePrintedRows>, 'reading' | 'start'>;
}

/** What can be done with all rows: download and print. */
const WholeList = ({ download, printed }: WholeListProps) => (
  <>
    {download}
    <Button startIcon={<Icon name="print" />} loading={printed.reading} onClick={printed.start}>
      {common.print()}
    </Button>
  </>
);

type ToolsProps<F extends Searchable> = WholeListProps &
  Pick<
    ListRowsProps<F, object>,
    'list' | 'params' | 'onParams' | 'onFilter' | 'cards' | 'narrowing' | 'periods'
  > & { readonly slashKey: boolean };

/** Search and filter; beside them what can be done with all rows, above cards the chips. */
function Tools<F extends Searchable>(props: ToolsProps<F>) {
  const { list, params, onParams, onFilter, cards, narrowing, periods, slashKey } = props;
  const search = {
    label: m.searchThings({ things: list.things }),
    placeholder: list.searched,
    value: params.filters.q,
    onChange: (q: string) => onParams(withFilters(params, { q } as Partial<F>)),
    slashKey,
  };
  if (cards) {
    const filter = { count: filtersInForce(list, params.filters, periods), onOpen: onFilter };
    const { views, chips, active } = narrowing;
    return <CardsToolbar search={search} filter={filter} views={views} chips={chips} active={active} />;
  }
  return (
    <ListToolbar search={search} filter={{ count: panelFilterCount(list, params.filters), onOpen: onFilter }}>
      <WholeList {...props} />
    </ListToolbar>
  );
}
