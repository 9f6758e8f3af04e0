/** Rows on a page: what a list may ask for. The grid of the browser refuses more than 100. */
export const pageSizes = [25, 50, 100] as const;

/** The members of a comma-separated list in a query: "FERT,SEED". */
export const members = (list: string | undefined): string[] =>
  (list ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
