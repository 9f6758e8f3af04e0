import * as common from '@locales/common';
import { texts } from '@locales/language';
import * as m from '@locales/summaries';

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
export const summaryColumns = texts({
  quantity: common.quantity,
  priorQuantity: m.quantityBefore,
  quantityChange: m.change,
  price: m.averagePrice,
  priorPrice: m.priceBefore,
  priceChange: m.change,
  amount: common.amount,
  share: m.share,
  prior: m.before,
  change: m.change,
  changePercent: m.changePercent,
  unit: common.unit,
});

/** What the rows of a summary are, by what they are put together by. */
export const summaryDimensionLabels = texts({
  group: common.productGroup,
  product: common.product,
  field: common.field,
  branch: common.branch,
  month: m.month,
  crop: common.crop,
  /** Beside the rows, in files only. */
  productCode: m.productCode,
  farm: common.farm,
});
