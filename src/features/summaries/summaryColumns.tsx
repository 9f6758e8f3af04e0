import { formatMoney } from '@contract/format/money';
import type { SummaryRow } from '@contract/summaries/schema';
import type { Column } from '@/components/columns';
import { LineName, lineNameText } from './LineName';
import type { SummaryLine } from './summaryLines';
import {
  changePercent,
  changeText,
  differenceText,
  priceText,
  quantityText,
  shareText,
} from './summaryFigures';
import type { SummaryFilters } from './summaryView';

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
  text: (line) => (line.kind === 'row' && text(line.row) ? `Change ${text(line.row)}` : ''),
});

const names = {
  '': 'Product group',
  product: 'Product',
  field: 'Field',
  branch: 'Branch',
  month: 'Month',
  crop: 'Crop',
} as const;

const number = { align: 'right', width: 128, mobile: 'hidden' } as const;

/** The columns of a summary. Every measure can bring in the columns of the others. */
export function summaryColumns({ filters, hrefOf, cents, hasPrior }: ColumnsOf): SummaryColumn[] {
  const { by, measure } = filters;
  const isMonth = by === 'month';
  const only = (...measures: readonly SummaryFilters['measure'][]) =>
    measures.includes(measure) ? {} : { optional: true };
  const prior = (column: SummaryColumn): SummaryColumn[] => (hasPrior ? [column] : []);
  const main = (own: SummaryFilters['measure']) => (measure === own ? 'amount' : 'hidden');
  return [
    {
      id: 'name',
      label: names[by],
      text: (line) => lineNameText(line, isMonth),
      cell: (line) => <LineName line={line} isMonth={isMonth} />,
      href: hrefOf,
      width: 180,
      grow: 1,
      sortable: true,
      orders: isMonth ? ['oldest first', 'newest first'] : undefined,
      mobile: 'title',
    },
    {
      ...number,
      id: 'quantity',
      label: 'Quantity',
      ...figure(({ quantity, unit }) => quantityText(quantity, unit)),
      yields: measure === 'quantity' ? undefined : 2,
      mobile: measure === 'quantity' ? 'amount' : 'meta',
    },
    ...prior({
      ...number,
      ...only('quantity'),
      id: 'priorQuantity',
      label: 'Quantity before',
      ...figure(({ priorQuantity, unit }) => quantityText(priorQuantity, unit)),
      yields: 1,
    }),
    ...prior({
      ...number,
      ...only('quantity'),
      id: 'quantityChange',
      label: 'Change',
      ...change(({ quantity, priorQuantity, unit }) =>
        differenceText(quantity, priorQuantity, (more) => quantityText(more, unit)),
      ),
      mobile: measure === 'quantity' ? 'meta' : 'hidden',
    }),
    {
      ...number,
      ...only('price'),
      id: 'price',
      label: 'Average price',
      ...figure(({ averagePrice, unit }) => priceText(averagePrice, unit)),
      width: 140,
      mobile: main('price'),
    },
    ...prior({
      ...number,
      ...only('price'),
      id: 'priorPrice',
      label: 'Price before',
      ...figure(({ priorAveragePrice, unit }) => priceText(priorAveragePrice, unit)),
      width: 140,
      yields: 1,
    }),
    ...prior({
      ...number,
      ...only('price'),
      id: 'priceChange',
      label: 'Change',
      ...change(({ averagePrice, priorAveragePrice, unit }) =>
        differenceText(averagePrice, priorAveragePrice, (more) => priceText(more, unit)),
      ),
      mobile: measure === 'price' ? 'meta' : 'hidden',
    }),
    {
      ...number,
      id: 'amount',
      label: 'Amount',
      ...figure((row) => formatMoney(row.cents)),
      sortable: true,
      yields: measure === '' ? undefined : 2,
      mobile: measure === '' ? 'amount' : 'meta',
    },
    {
      ...number,
      ...only(''),
      id: 'share',
      label: '% of total',
      ...figure((row) => (cents === undefined ? '' : shareText(row.cents, cents))),
      width: 92,
      yields: 4,
    },
    ...prior({
      ...number,
      ...only(''),
      id: 'prior',
      label: 'Before',
      ...figure(({ priorCents }) => formatMoney(priorCents)),
      sortable: true,
      yields: 1,
    }),
    ...prior({
      ...number,
      ...only(''),
      id: 'change',
      label: 'Change',
      ...change(changeText),
      sortable: true,
      mobile: measure === '' ? 'meta' : 'hidden',
    }),
    ...prior({
      ...number,
      ...only(''),
      id: 'changePercent',
      label: 'Change %',
      ...figure(changePercent),
      width: 92,
      yields: 3,
    }),
  ];
}
