/** What Nacha counts returned debits by, and up to which share of all debits: docs/rules.md#return-rates. */
export const returnRates = {
  /** Closed, unknown or wrong accounts. */
  administrative: { codes: ['R02', 'R03', 'R04'], mostPermille: 30 },
  /** Nobody said that it may be debited. */
  unauthorized: { codes: ['R05', 'R07', 'R10', 'R11', 'R29', 'R51'], mostPermille: 5 },
  /** All returns of any code. */
  overall: { codes: null, mostPermille: 150 },
} as const;

export type ReturnRate = keyof typeof returnRates;
export const returnRateNames = Object.keys(returnRates) as readonly ReturnRate[];

/** Days over which the rates are counted, today included. */
export const RETURN_RATE_DAYS = 60;

/** Whether so many returns of so many debits are more than Nacha accepts; exactly the threshold is accepted. */
export const exceedsRate = (rate: ReturnRate, returns: number, debits: number): boolean =>
  returns * 1000 > returnRates[rate].mostPermille * debits;

/** A share of debits as a percentage with two places, "0.83"; null of none. */
export function ratePercent(returns: number, debits: number): string | null {
  if (debits === 0) return null;
  const hundredths = String(Math.round((returns * 10_000) / debits)).padStart(3, '0');
  return `${hundredths.slice(0, -2)}.${hundredths.slice(-2)}`;
}

/** A file of returns: some ten thousand of them. */
export const maxReturnFileBytes = 5 * 1024 * 1024;
