/** How one column of a drop's CSV file is written and what it must hold. */
export interface Column {
  readonly kind: 'text' | 'money' | 'date' | 'flag' | 'whole' | 'decimal' | 'zone' | 'instant';
  /** The header must have it and no cell of it may be empty. */
  readonly required?: boolean;
  /** What an empty cell means, in PostgreSQL's text form; without it an empty cell is null. */
  readonly empty?: string;
  /** An empty cell takes this column's value. */
  readonly emptyAs?: string;
  /** The only values there are. */
  readonly allowed?: readonly string[];
  /** Money that cannot be below zero. */
  readonly notNegative?: boolean;
  /** Digits before and after the point of a decimal. */
  readonly digits?: readonly [number, number];
}

type Rest = Omit<Column, 'kind'>;

// Every column has the same properties in the same order: millions of cells are read through them, and the
// engine reads one shape faster than several.
const column = (kind: Column['kind'], rest: Rest): Column => ({
  kind,
  required: rest.required ?? false,
  empty: rest.empty,
  emptyAs: rest.emptyAs,
  allowed: rest.allowed,
  notNegative: rest.notNegative ?? false,
  digits: rest.digits,
});

/** The column must be there and filled. */
export const R = { required: true } as const;
/** An empty amount is zero. */
export const ZERO = { empty: '0' } as const;

export const text = (rest: Rest = {}): Column => column('text', rest);
/** Dollars with at most two decimals; the table keeps whole cents under the name with `_cents`. */
export const money = (rest: Rest = {}): Column => column('money', rest);
/** A calendar date, YYYY-MM-DD. */
export const date = (rest: Rest = {}): Column => column('date', rest);
/** Y or N. */
export const flag = (whenEmpty: 'Y' | 'N'): Column => ({
  kind: 'flag',
  empty: whenEmpty === 'Y' ? 't' : 'f',
});
export const whole = (rest: Rest = {}): Column => column('whole', rest);
/** A quantity with up to six decimals. */
export const quantity = (): Column => column('decimal', { digits: [10, 6] });
export const price = (): Column => column('decimal', { digits: [8, 6] });
export const percent = (): Column => column('decimal', { digits: [3, 4] });
export const rate = (): Column => column('decimal', { digits: [6, 6] });
/** A moment: ISO 8601 with its offset, like 2026-04-13T01:55:02-07:00. */
export const instant = (rest: Rest = {}): Column => column('instant', rest);
/** An IANA time zone, like America/Chicago. */
export const zone = (rest: Rest = {}): Column => column('zone', rest);

/** The name of a CSV column in the table behind it. */
export const inTable = (name: string, { kind }: Column): string =>
  kind === 'money' ? `${name}_cents` : name;
