import Box from '@mui/material/Box';
import * as common from '@locales/common';
import { texts } from '@locales/language';
import * as m from '@locales/summaries';
import { formatMoney } from '@contract/format/money';
import type { SummaryRow } from '@contract/summaries/schema';
import { summaryColumns as labels, summaryDimensionLabels } from '@contract/summaries/labels';
import { type Column, labeledColumns } from '@/components/columns';
import { Icon } from '@/components/Icon/Icon';
import { visuallyHidden } from '@/components/visuallyHidden';
import {
  changePercent,
  changeText,
  differenceText,
  nameText,
  priceText,
  quantityText,
  shareText,
  type SummaryLine,
} from './summaryFigures';
import type { SummaryFilters } from './summaryList';

type SummaryColumn = Column<SummaryLine>;

interface ColumnsOf {
  readonly filters: Pick<SummaryFilters, 'by' | 'measure'>;
  /** Where a row leads: to its lines, or to itself unfolded. */
  readonly hrefOf: (line: SummaryLine) => string;
  /** The whole sum; undefined while it is not known. */
  readonly cents: number | undefined;
  readonly hasPrior: boolean;
}

/** A figure of a row, with a dash where there is none. A word on what is missing has no figures at all. */
const figure = (text: (row: SummaryRow) => string): Pick<SummaryColumn, 'text' | 'cell'> => ({
  text: (line) => (line.kind === 'row' ? text(line.row) : ''),
  cell: (line) => (line.kind === 'row' ? text(line.row) || '–' : ''),
});

/** As `figure`, for a card on which no title says that it is the change. */
const change = (text: (row: SummaryRow) => string): Pick<SummaryColumn, 'text' | 'cell'> => ({
  ...figure(text),
  text: (line) => (line.kind === 'row' && text(line.row) ? m.changeOf({ change: text(line.row) }) : ''),
});

const number = { align: 'right', width: 128, mobile: 'hidden' } as const;

const column = labeledColumns<SummaryLine, keyof typeof labels>(labels);

/** The columns of a summary. Every measure can bring in the columns of the others. */
export function summaryColumns(of: ColumnsOf): SummaryColumn[] {
  const { filters, hrefOf, hasPrior } = of;
  const isMonth = filters.by === 'month';
  const columns: readonly (SummaryColumn | WithPrior)[] = [
    {
      id: 'name',
      label: summaryDimensionLabels[filters.by || 'group'],
      text: (line) => lineNameText(line, isMonth),
      cell: (line) => <LineName line={line} isMonth={isMonth} />,
      href: hrefOf,
      width: 180,
      grow: 1,
      sortable: true,
      orders: isMonth ? [common.oldestFirst(), common.newestFirst()] : undefined,
      mobile: 'title',
    },
    ...quantityColumns(filters.measure),
    ...priceColumns(filters.measure),
    ...amountColumns(filters.measure, of.cents),
  ];
  return columns.flatMap((each) => ('prior' in each ? (hasPrior ? [each.prior] : []) : [each]));
}

type Measure = SummaryFilters['measure'];

/** A column that needs a season before to compare with. */
interface WithPrior {
  readonly prior: SummaryColumn;
}

/** Columns of another measure than the one in view are brought in with the Columns menu. */
const only = (own: Measure, measure: Measure) => (own === measure ? {} : { optional: true });

const quantityColumns = (measure: Measure): (SummaryColumn | WithPrior)[] => [
  column('quantity', {
    ...number,
    ...figure(({ quantity, unit }) => quantityText(quantity, unit)),
    yields: measure === 'quantity' ? undefined : 2,
    mobile: measure === 'quantity' ? 'amount' : 'meta',
  }),
  {
    prior: column('priorQuantity', {
      ...number,
      ...only('quantity', measure),
      ...figure(({ priorQuantity, unit }) => quantityText(priorQuantity, unit)),
      yields: 1,
    }),
  },
  {
    prior: column('quantityChange', {
      ...number,
      ...only('quantity', measure),
      ...change(({ quantity, priorQuantity, unit }) =>
        differenceText(quantity, priorQuantity, (more) => quantityText(more, unit)),
      ),
      mobile: measure === 'quantity' ? 'meta' : 'hidden',
    }),
  },
];

const priceColumns = (measure: Measure): (SummaryColumn | WithPrior)[] => [
  column('price', {
    ...number,
    ...only('price', measure),
    ...figure(({ averagePrice, unit }) => priceText(averagePrice, unit)),
    width: 140,
    mobile: measure === 'price' ? 'amount' : 'hidden',
  }),
  {
    prior: column('priorPrice', {
      ...number,
      ...only('price', measure),
      ...figure(({ priorAveragePrice, unit }) => priceText(priorAveragePrice, unit)),
      width: 140,
      yields: 1,
    }),
  },
  {
    prior: column('priceChange', {
      ...number,
      ...only('price', measure),
      ...change(({ averagePrice, priorAveragePrice, unit }) =>
        differenceText(averagePrice, priorAveragePrice, (more) => priceText(more, unit)),
      ),
      mobile: measure === 'price' ? 'meta' : 'hidden',
    }),
  },
];

const amountColumns = (measure: Measure, cents: number | undefined): (SummaryColumn | WithPrior)[] => [
  column('amount', {
    ...number,
    ...figure((row) => formatMoney(row.cents)),
    sortable: true,
    yields: measure === '' ? undefined : 2,
    mobile: measure === '' ? 'amount' : 'meta',
  }),
  column('share', {
    ...number,
    ...only('', measure),
    ...figure((row) => (cents === undefined ? '' : shareText(row.cents, cents))),
    width: 92,
    yields: 4,
  }),
  {
    prior: column('prior', {
      ...number,
      ...only('', measure),
      ...figure(({ priorCents }) => formatMoney(priorCents)),
      sortable: true,
      yields: 1,
    }),
  },
  {
    prior: column('change', {
      ...number,
      ...only('', measure),
      ...change(changeText),
      sortable: true,
      mobile: measure === '' ? 'meta' : 'hidden',
    }),
  },
  {
    prior: column('changePercent', {
      ...number,
      ...only('', measure),
      ...figure(changePercent),
      width: 92,
      yields: 3,
    }),
  },
];

const notes = texts({
  loading: m.loadingProducts,
  failed: m.productsFailed,
  more: m.moreProducts,
});

/** What a line of the table is called, with what tells it apart. */
function lineNameText(line: SummaryLine, isMonth: boolean): string {
  if (line.kind === 'note') return notes[line.note];
  return [nameText(line.row, isMonth), line.row.note].filter(Boolean).join(' · ');
}

interface LineNameProps {
  readonly line: SummaryLine;
  readonly isMonth: boolean;
}

/** The name as the grid paints it: a group can be seen to unfold, its products stand further in. */
function LineName({ line, isMonth }: LineNameProps) {
  const text = lineNameText(line, isMonth);
  if (line.kind === 'note' || line.inGroup)
    return (
      <Box component="span" sx={{ pl: 3.5 }}>
        {line.kind === 'row' ? line.row.name : text}
      </Box>
    );
  if (line.unfolded === undefined) return text;
  return (
    <>
      <Icon
        name={line.unfolded ? 'expand' : 'forward'}
        fontSize="small"
        sx={{ verticalAlign: 'middle', mr: 0.5 }}
      />
      {text}
      <Box component="span" sx={visuallyHidden}>
        {', '}
        {line.unfolded ? m.hideProducts() : m.showProducts()}
      </Box>
    </>
  );
}
