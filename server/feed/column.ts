/** How one column of a drop's CSV file is written and what it must hold. */
export interface Column {
  readonly kind: 'text' | 'money' | 'date' | 'flag' | 'whole' | 'decimal' | 'zone';
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

/** The column must be there and filled. */
export const R = { required: true } as const;
/** An empty amount is zero. */
export const ZERO = { empty: '0' } as const;

export const text = (rest: Rest = {}): Column => ({ kind: 'text', ...rest });
/** Dollars with at most two decimals; the table keeps whole cents under the name with `_cents`. */
export const money = (rest: Rest = {}): Column => ({ kind: 'money', ...rest });
/** A calendar date, YYYY-MM-DD. */
export const date = (rest: Rest = {}): Column => ({ kind: 'date', ...rest });
/** Y or N. */
export const flag = (whenEmpty: 'Y' | 'N'): Column => ({
  kind: 'flag',
  empty: whenEmpty === 'Y' ? 't' : 'f',
});
export const whole = (rest: Rest = {}): Column => ({ kind: 'whole', ...rest });
/** A quantity with up to six decimals. */
export const quantity = (): Column => ({ kind: 'decimal', digits: [10, 6] });
export const price = (): Column => ({ kind: 'decimal', digits: [8, 6] });
export const percent = (): Column => ({ kind: 'decimal', digits: [3, 4] });
export const rate = (): Column => ({ kind: 'decimal', digits: [6, 6] });
/** An IANA time zone, like America/Chicago. */
export const zone = (rest: Rest = {}): Column => ({ kind: 'zone', ...rest });

/** The name of a CSV column in the table behind it. */
export const inTable = (name: string, { kind }: Column): string =>
  kind === 'money' ? `${name}_cents` : name;
