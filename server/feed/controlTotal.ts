import { toCents } from './cells';

const PLACES = 12;

/** Adds up one column of a file exactly, whatever it counts: money, quantities or whole numbers. */
interface ControlTotal {
  /** An empty cell is zero. Answers false for what is not a number; it is then left out. */
  add(cell: string): boolean;
  /** Adds what was counted elsewhere. */
  addCents(more: number): void;
  /** The sum as a plain decimal. */
  readonly text: string;
}

export function controlTotal(): ControlTotal {
  // Almost every cell has at most two decimals; those are summed as cents, without big numbers.
  let cents = 0;
  let rest = 0n;
  return {
    add(cell) {
      if (cell === '') return true;
      const inCents = toCents(cell);
      if (inCents !== undefined) {
        cents += Number(inCents);
        return true;
      }
      const scaled = toScaled(cell);
      if (scaled === undefined) return false;
      rest += scaled;
      return true;
    },
    addCents(more) {
      cents += more;
    },
    get text() {
      return toText(BigInt(cents) * 10n ** BigInt(PLACES - 2) + rest);
    },
  };
}

/** The same number in the one form that totals are compared in; undefined when it is none. */
export function plainDecimal(text: string): string | undefined {
  const scaled = toScaled(text);
  return scaled === undefined ? undefined : toText(scaled);
}

function toScaled(text: string): bigint | undefined {
  const [, sign, whole, places = ''] = /^(-?)(\d{1,24})(?:\.(\d{1,12}))?$/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const size = BigInt(whole + places.padEnd(PLACES, '0'));
  return sign ? -size : size;
}

function toText(scaled: bigint): string {
  const size = String(scaled < 0n ? -scaled : scaled).padStart(PLACES + 1, '0');
  const places = size.slice(-PLACES).replace(/0+$/, '').padEnd(2, '0');
  return `${scaled < 0n ? '-' : ''}${size.slice(0, -PLACES)}.${places}`;
}
