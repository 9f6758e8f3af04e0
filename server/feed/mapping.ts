import type { FeedFile } from './feedFile';

/** How an ERP writes dates, numbers and flags where it does not follow the portal's own conventions. */
export interface Formats {
  /** Like MM/DD/YYYY or D.M.YYYY. */
  readonly dates?: string;
  readonly numbers?: NumberFormat;
  readonly flags?: { readonly yes: readonly string[]; readonly no: readonly string[] };
}

/** What is particular to one file; its formats stand before those of the whole profile. */
export interface FileProfile extends Formats {
  /** The portal's column by the ERP's header. Headers that are not named here are taken as they are. */
  readonly columns?: Readonly<Record<string, string>>;
  /** Columns of which the sign is turned. */
  readonly flip?: readonly string[];
  /** By the portal's column: its value, ready to be read, by the ERP's; '' is an empty cell. */
  readonly codes?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The mapping profile of one ERP (docs/feed.md). */
export interface Profile extends Formats {
  readonly files?: Readonly<Record<string, FileProfile>>;
}

/** One file's share of a profile, made ready for millions of cells. */
export interface Mapping {
  /** The header as the portal names its columns. */
  readonly rename: (header: readonly string[]) => readonly string[];
  /** Readers by column; a column without one holds cells in the portal's own form. */
  readonly readers: Readonly<Record<string, CellReader>>;
  /** Reads a cell of that column for the control total, as the file writes it: signs are not turned. */
  readonly control: (column: string) => CellReader | undefined;
}

/** The portal's name for a column that goes by the ERP's, or by the portal's own. */
export function columnNamed(profile: Profile | undefined, file: string, name: string): string {
  const columns = profile?.files?.[file]?.columns ?? {};
  return Object.hasOwn(columns, name) ? columns[name]! : name;
}

/** How the ERP writes the numbers of a file; undefined where as the portal does. */
export function numbersOf(profile: Profile | undefined, file: string): CellReader | undefined {
  const { numbers } = { ...profile, ...profile?.files?.[file] };
  return numbers && numberReader(numbers);
}

export function mappingOf(profile: Profile, description: FeedFile): Mapping {
  const own = profile.files?.[description.file] ?? {};
  const formats = { ...profile, ...own };
  const kinds: Readonly<Record<string, string>> = {
    ...Object.fromEntries(Object.entries(description.columns).map(([name, { kind }]) => [name, kind])),
    op: 'text',
  };
  const readers: Record<string, CellReader> = {};
  for (const [name, kind] of Object.entries(kinds)) {
    const form = readerOf(kind, formats);
    const signed = own.flip?.includes(name) ? flipped(form ?? same) : form;
    const reader = coded(own.codes?.[name], signed);
    if (reader) readers[name] = reader;
  }
  return {
    rename: (header) => header.map((name) => columnNamed(profile, description.file, name)),
    readers,
    control: (column) => coded(own.codes?.[column], numbersOf(profile, description.file)),
  };
}

function readerOf(kind: string, { dates, numbers, flags }: Formats): CellReader | undefined {
  switch (kind) {
    case 'date':
      return dates === undefined ? undefined : dateReader(dates);
    case 'money':
    case 'decimal':
    case 'whole':
      return numbers && numberReader(numbers);
    case 'flag':
      return flags && flagReader(flags);
    default:
      return undefined;
  }
}

/** A value that is mapped is ready; the others go on to be read. */
function coded(
  codes: Readonly<Record<string, string>> | undefined,
  next: CellReader | undefined,
): CellReader | undefined {
  if (!codes) return next;
  const values = new Map(Object.entries(codes));
  return (cell) => values.get(cell) ?? (next ? next(cell) : cell);
}

const same: CellReader = (cell) => cell;

/** Turns a cell into the portal's own form; undefined when it is not in the form that it promises. */
type CellReader = (cell: string) => string | undefined;

/** How numbers are written. What is not named is not accepted. */
interface NumberFormat {
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

function flagReader({ yes, no }: { yes: readonly string[]; no: readonly string[] }): CellReader {
  const words = new Map([
    ['', ''],
    ...yes.map((word) => [word, 'Y'] as const),
    ...no.map((word) => [word, 'N'] as const),
  ]);
  return (cell) => words.get(cell);
}

/** The same number with the other sign. */
const flipped =
  (read: CellReader): CellReader =>
  (cell) => {
    const number = read(cell);
    if (number === undefined || !/[1-9]/.test(number)) return number;
    return number.startsWith('-') ? number.slice(1) : `-${number}`;
  };

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
