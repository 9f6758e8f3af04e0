/** What purchases can be summed up by. A product group unfolds into its products. */
export const summaryDimensions = ['group', 'product', 'field', 'branch', 'month', 'crop'] as const;

/** What a summary can be sorted by; "-" in front turns the order around. */
export const summarySorts = ['name', 'amount', 'prior', 'change'] as const;

/** How the list stands until somebody says otherwise; the server sends the same first page with the start. */
export const usualSummarySort = '-amount';

export const summaryExportFormats = ['csv', 'xlsx'] as const;

export type SummaryDimension = (typeof summaryDimensions)[number];
export type SummaryExportFormat = (typeof summaryExportFormats)[number];

/** What the columns of the purchase summary are called, on the screen and in its files. */
export const summaryColumns = {
  quantity: 'Quantity',
  priorQuantity: 'Quantity before',
  quantityChange: 'Change',
  price: 'Average price',
  priorPrice: 'Price before',
  priceChange: 'Change',
  amount: 'Amount',
  share: '% of total',
  prior: 'Before',
  change: 'Change',
  changePercent: 'Change %',
  unit: 'Unit',
} as const;

/** What the rows of a summary are, by what they are put together by. */
export const summaryDimensionLabels = {
  group: 'Product group',
  product: 'Product',
  field: 'Field',
  branch: 'Branch',
  month: 'Month',
  crop: 'Crop',
  /** Beside the rows, in files only. */
  productCode: 'Product code',
  farm: 'Farm',
} as const;
