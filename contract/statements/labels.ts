/** Columns that the list can be sorted by; "-" in front turns the order around. */
export const statementSorts = ['date', 'account', 'ending', 'due'] as const;

export const statementExportFormats = ['csv', 'xlsx'] as const;

export type StatementExportFormat = (typeof statementExportFormats)[number];
