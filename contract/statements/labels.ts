/** Columns that the list can be sorted by; "-" in front turns the order around. */
export const statementSorts = ['date', 'account', 'ending', 'due'] as const;

/** How the list stands until somebody says otherwise; the server sends the same first page with the start. */
export const usualStatementSort = '-date';

export const statementExportFormats = ['csv', 'xlsx'] as const;

export type StatementExportFormat = (typeof statementExportFormats)[number];

/** What the columns of statements are called, on the screen and in their files. */
export const statementColumns = {
  date: 'Statement',
  account: 'Account',
  accountName: 'Account name',
  period: 'Period',
  periodFrom: 'Period from',
  periodTo: 'Period to',
  previous: 'Previous balance',
  charges: 'New charges',
  credits: 'Credits',
  seen: 'Opened',
  due: 'Due',
  amountDue: 'Amount due',
  ending: 'Ending balance',
  left: 'Left to pay',
  pdf: 'PDF',
  financeCharge: 'Finance charge',
  discount: 'Discount',
  discountThrough: 'Discount if paid by',
  statementNo: 'Statement no.',
  revision: 'Revision',
  replaces: 'Replaces',
} as const;
