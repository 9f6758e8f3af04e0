import { isDate } from './cells';

const MINUS = 45;
const POINT = 46;
const ZERO = 48;
const NINE = 57;

/** Where a number's parts lie within a cell of bytes; reused, because millions of cells are looked at. */
export interface NumberParts {
  /** Of its decimal point, or its end when there is none. */
  point: number;
  /** Digits behind the point. */
  places: number;
}

/** Whether the bytes are a plain number: a sign, digits and one point with digits behind it, nothing else. */
function isNumber(bytes: Uint8Array, from: number, to: number, parts: NumberParts): boolean {
  let at = from;
  if (bytes[at] === MINUS) at += 1;
  const first = at;
  while (at < to && bytes[at]! >= ZERO && bytes[at]! <= NINE) at += 1;
  parts.point = at;
  parts.places = 0;
  if (at === first) return false;
  if (at === to) return true;
  if (bytes[at] !== POINT) return false;
  const behind = at + 1;
  for (at = behind; at < to; at += 1) if (bytes[at]! < ZERO || bytes[at]! > NINE) return false;
  parts.places = at - behind;
  return parts.places > 0;
}

/** As {@link isNumber}, with at most that many digits before and behind the point. */
export function isDecimalIn(
  bytes: Uint8Array,
  from: number,
  to: number,
  parts: NumberParts,
  before: number,
  after: number,
): boolean {
  if (!isNumber(bytes, from, to, parts)) return false;
  const whole = parts.point - from - (bytes[from] === MINUS ? 1 : 0);
  return whole <= before && parts.places <= after;
}

// Most rows of a file are of few days.
const days = new Map<number, boolean>();

/** Whether the bytes are a day of the calendar, YYYY-MM-DD. */
export function isDateIn(bytes: Uint8Array, from: number, to: number): boolean {
  if (to - from !== 10 || bytes[from + 4] !== MINUS || bytes[from + 7] !== MINUS) return false;
  let number = 0;
  for (let at = from; at < to; at += 1) {
    if (at === from + 4 || at === from + 7) continue;
    const digit = bytes[at]! - ZERO;
    if (digit < 0 || digit > 9) return false;
    number = number * 10 + digit;
  }
  let known = days.get(number);
  if (known === undefined) {
    known = isDate(Buffer.from(bytes.subarray(from, to)).toString('latin1'));
    if (days.size < 100_000) days.set(number, known);
  }
  return known;
}

/** The whole cents of a number with at most two decimals. */
export function centsIn(bytes: Uint8Array, from: number, to: number, { places }: NumberParts): number {
  const negative = bytes[from] === MINUS;
  let cents = 0;
  for (let at = negative ? from + 1 : from; at < to; at += 1) {
    if (bytes[at] !== POINT) cents = cents * 10 + bytes[at]! - ZERO;
  }
  if (places < 2) cents *= places === 1 ? 10 : 100;
  return negative ? -cents : cents;
}

/** COPY text that grows as bytes: millions of cells are written into it one after the other. */
export class CopyBuffer {
  #bytes = Buffer.allocUnsafe(0);
  /** How much is written. May be set back to take the last row away again. */
  filled = 0;

  /** Makes room for so many bytes more; what writes without asking relies on it. */
  reserve(size: number): void {
    if (this.filled + size <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(512 * 1024, (this.filled + size) * 2));
    this.#bytes.copy(larger, 0, 0, this.filled);
    this.#bytes = larger;
  }

  byte(value: number): void {
    this.#bytes[this.filled++] = value;
  }

  // What the loop counts with is its own: shared variables would be read and written for each byte.
  copy(bytes: Uint8Array, from: number, to: number): void {
    const target = this.#bytes;
    const shift = this.filled - from;
    let at = from;
    for (; at < to; at += 1) target[at + shift] = bytes[at]!;
    this.filled = at + shift;
  }

  latin1(text: string): void {
    this.filled += this.#bytes.write(text, this.filled, 'latin1');
  }

  /** Adds text of any letters, and makes room for it. */
  put(text: string): void {
    this.reserve(text.length * 3);
    this.filled += this.#bytes.write(text, this.filled);
  }

  /** All that was written since the last call. */
  take(): Buffer<ArrayBuffer> {
    const taken = this.#bytes.subarray(0, this.filled);
    this.#bytes = Buffer.allocUnsafe(0);
    this.filled = 0;
    return taken;
  }
}
