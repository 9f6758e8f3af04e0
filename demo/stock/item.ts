import type { GroupCode } from '../groups';

/** Which tax falls on a product where the buyer is not exempt. */
export type TaxKind = 'none' | 'sales' | 'clear' | 'gasoline' | 'dyed';

/** A row of a stock list, as short as a price sheet. */
export interface StockItem {
  readonly code: string;
  readonly name: string;
  readonly group: GroupCode;
  readonly unit: string;
  /** The band that the price moves in, in cents per unit. */
  readonly band: readonly [low: number, high: number];
  readonly subgroup?: string;
  readonly analysis?: string;
  /** Pounds per gallon, as the format writes it. */
  readonly density?: string;
  readonly epa?: string;
  readonly rup?: boolean;
  readonly tax?: TaxKind;
}
