/** What purchases can be summed up by. A product group unfolds into its products. */
export const summaryDimensions = ['group', 'product', 'field', 'branch', 'month', 'crop'] as const;

/** What a summary can be sorted by; "-" in front turns the order around. */
export const summarySorts = ['name', 'amount', 'prior', 'change'] as const;

export const summaryExportFormats = ['csv', 'xlsx'] as const;

export type SummaryDimension = (typeof summaryDimensions)[number];
export type SummaryExportFormat = (typeof summaryExportFormats)[number];
