interface Group {
  readonly name: string;
  readonly eligible: boolean;
  readonly service: boolean;
}

const discounted = (name: string): Group => ({ name, eligible: true, service: false });
const plain = (name: string): Group => ({ name, eligible: false, service: false });
const service = (name: string): Group => ({ name, eligible: false, service: true });

/** The product groups. Fertilizer, crop protection, feed and merchandise earn early-payment discounts. */
export const groups = {
  NIT: discounted('Nitrogen'),
  PHO: discounted('Phosphate'),
  POT: discounted('Potash'),
  SUL: discounted('Sulfur'),
  MIC: discounted('Micronutrients'),
  LIM: discounted('Lime'),
  SEED: plain('Seed'),
  HERB: discounted('Herbicide'),
  FUNG: discounted('Fungicide'),
  INSE: discounted('Insecticide'),
  ADJ: discounted('Adjuvant'),
  STRT: discounted('Seed treatment'),
  DYED: plain('Dyed diesel'),
  CLEAR: plain('Clear diesel'),
  GAS: plain('Gasoline'),
  DEF: plain('Diesel exhaust fluid'),
  PROP: plain('Propane'),
  LUBE: discounted('Lubricants'),
  FEED: discounted('Feed and animal health'),
  APPL: service('Custom application'),
  DELV: service('Delivery'),
  SOIL: service('Soil testing'),
  SCOUT: service('Scouting'),
  MERC: discounted('Farm supplies'),
  FINC: plain('Finance charge'),
} as const satisfies Record<string, Group>;

export type GroupCode = keyof typeof groups;

/** Which tax falls on a product where the buyer is not exempt. */
type TaxKind = 'none' | 'sales' | 'clear' | 'gasoline' | 'dyed';

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
