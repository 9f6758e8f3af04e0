interface ExportName {
  readonly screen: string;
  /** Undefined or empty where the file is of all accounts. */
  readonly account?: string;
  /** 'YYYY-MM-DD', as all days here; undefined or empty is from the beginning, and up to the as-of day. */
  readonly from?: string;
  readonly to?: string;
  readonly asOf: string;
  readonly extension: string;
}

/** `purchase-details_00117_2026-01-01_2026-04-12_2026-04-12.csv`: what a file holds, for the customer's disk. */
export function exportName({ screen, account, from, to, asOf, extension }: ExportName): string {
  const parts = [screen, account || 'all', from || 'start', to || asOf, asOf];
  return `${parts.map((part) => part.replace(/[^\w-]/g, '-')).join('_')}.${extension}`;
}
