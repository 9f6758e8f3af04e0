/** Turns a cell into the portal's own form; undefined when it is not in the form that it promises. */
export type CellReader = (cell: string) => string | undefined;

/** How numbers are written. What is not named is not accepted. */
export interface NumberFormat {
  /** The decimal sign; a point when left out. */
  readonly decimal?: '.' | ',';
  /** What may stand between groups of three digits. */
  readonly thousands?: '.' | ',' | ' ' | "'";
  /** `1234.50-` is below zero. */
  readonly trailingMinus?: boolean;
  /** `(1234.50)` is below zero. */
  readonly parentheses?: boolean;
  /** A sign of money that may stand in front. */
  readonly currency?: string;
}

const tokens: Readonly<Record<string, string>> = {
  YYYY: '(?<year>\\d{4})',
  MM: '(?<month>\\d{2})',
  M: '(?<month>\\d{1,2})',
  DD: '(?<day>\\d{2})',
  D: '(?<day>\\d{1,2})',
};

/** The pattern of a date format; undefined unless it names year, month and day once each. */
export function datePattern(format: string): RegExp | undefined {
  const parts = format.match(/YYYY|MM?|DD?|[^YMD]+/g) ?? [];
  const letters = parts.filter((part) => part in tokens).map((part) => part[0]);
  if (parts.join('') !== format || letters.length !== 3 || new Set(letters).size !== 3) return undefined;
  return new RegExp(`^${parts.map((part) => tokens[part] ?? escaped(part)).join('')}$`);
}

export function dateReader(format: string): CellReader {
  const pattern = datePattern(format)!;
  return (cell) => {
    if (cell === '') return cell;
    const { year, month, day } = pattern.exec(cell)?.groups ?? {};
    return year && `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`;
  };
}

export function numberReader(format: NumberFormat): CellReader {
  const { decimal = '.', thousands, trailingMinus, parentheses, currency } = format;
  const whole = thousands ? `\\d{1,3}(?:${escaped(thousands)}\\d{3})+|\\d+` : '\\d+';
  const pattern = new RegExp(
    `^(\\()?(-)?${currency ? `(?:${escaped(currency)})?` : ''}(${whole})(?:${escaped(decimal)}(\\d+))?(-)?(\\))?$`,
  );
  return (cell) => {
    if (cell === '') return cell;
    const [matched, open, minus, digits, places, trailing, close] = pattern.exec(cell) ?? [];
    if (matched === undefined || (open === undefined) !== (close === undefined)) return undefined;
    if ((open && !parentheses) || (trailing && !trailingMinus)) return undefined;
    const signs = [open, minus, trailing].filter((sign) => sign !== undefined).length;
    if (signs > 1) return undefined;
    const plain = thousands ? digits!.replaceAll(thousands, '') : digits!;
    return `${signs ? '-' : ''}${plain}${places === undefined ? '' : `.${places}`}`;
  };
}

export function flagReader({ yes, no }: { yes: readonly string[]; no: readonly string[] }): CellReader {
  const words = new Map([
    ['', ''],
    ...yes.map((word) => [word, 'Y'] as const),
    ...no.map((word) => [word, 'N'] as const),
  ]);
  return (cell) => words.get(cell);
}

/** The same number with the other sign. */
export const flipped =
  (read: CellReader): CellReader =>
  (cell) => {
    const number = read(cell);
    if (number === undefined || !/[1-9]/.test(number)) return number;
    return number.startsWith('-') ? number.slice(1) : `-${number}`;
  };

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
