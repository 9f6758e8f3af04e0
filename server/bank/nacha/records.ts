import { isCalendarDate } from '@contract/format/date';
import { charactersOf, type Complain } from './faults';
import { type Field, FILL_RECORD, type Layout, layouts, RECORD_LENGTH, type SecCode } from './layouts';

interface ValueOfKind {
  readonly text: string;
  readonly textRight: string;
  readonly digits: string;
  /** Nine digits. */
  readonly routing: string;
  readonly number: number;
  /** Cents. */
  readonly money: bigint;
  /** 'YYYY-MM-DD'; undefined where the field holds none. */
  readonly date: string | undefined;
  /** 'HH:MM'; undefined where the field holds none. */
  readonly time: string | undefined;
}

type Value = ValueOfKind[keyof ValueOfKind];

/** The values of a record by the keys of its layout, without what is constant. */
type Values<L extends Layout> = {
  readonly [
    N in keyof L as L[N]['kind'] extends 'constant' ? never : N
  ]: L[N]['kind'] extends keyof ValueOfKind ? ValueOfKind[L[N]['kind']] : never;
};

/**
 * A record: its values, and in `raw` the characters of those fields that somebody else fills in another way than we
 * do. They are written instead of the value.
 */
type RecordOf<L extends Layout> = Values<L> & {
  readonly raw: Readonly<Partial<Record<string, string>>>;
};

type FileHeader = RecordOf<typeof layouts.fileHeader>;
type BatchHeader = RecordOf<typeof layouts.batchHeader>;
/** `addendaCount` only under CTX; `discretionary` is the payment type under WEB. */
export type EntryDetail = RecordOf<typeof layouts.entries.PPD> & { readonly addendaCount?: number };
export type BatchControl = RecordOf<typeof layouts.batchControl>;
type FileControl = RecordOf<typeof layouts.fileControl>;

type AddendaType = keyof typeof layouts.addenda;
export type Addenda = {
  readonly [T in AddendaType]: { readonly typeCode: T } & RecordOf<(typeof layouts.addenda)[T]>;
}[AddendaType];

interface Entry {
  readonly detail: EntryDetail;
  readonly addenda: readonly Addenda[];
}

export interface Batch {
  readonly header: BatchHeader;
  readonly entries: readonly Entry[];
  readonly control: BatchControl;
}

export interface NachaFile {
  readonly header: FileHeader;
  readonly batches: readonly Batch[];
  readonly control: FileControl;
  /** How many records of nines fill the last block: 0 to 9. */
  readonly fillRecords: number;
  readonly lineEnd: '\n' | '\r\n';
  /** Whether a line end stands behind the last record too. */
  readonly endsWithLineEnd: boolean;
}

/** A batch while it is read. */
export interface OpenBatch {
  readonly header: BatchHeader;
  readonly entries: { readonly detail: EntryDetail; readonly addenda: Addenda[] }[];
  control?: BatchControl;
  /** Its SEC code or an addenda type is none that we know: its entries are not read, and not added up. */
  unknown: boolean;
}

/** A file while it is read. */
export interface OpenFile {
  header?: FileHeader;
  readonly batches: OpenBatch[];
  control?: FileControl;
  /** Lines so far. */
  records: number;
  fillRecords: number;
}

/** A batch of which the entries are made while they are written: there may be tens of thousands. */
export type BatchToWrite = Omit<Batch, 'entries'> & { readonly entries: Iterable<Entry> };

export type FileToWrite = Omit<NachaFile, 'batches'> & { readonly batches: readonly BatchToWrite[] };

/**
 * The bytes of a file as its records say, ASCII. What the file adds up to is taken as it is.
 * Throws a RangeError when a value does not fit into its field.
 */
export const writeRecords = (file: NachaFile): Uint8Array => writeOneByOne(file, recordsOf(file));

const recordsOf = ({ batches, fillRecords }: NachaFile): number =>
  batches.reduce(
    (sum, { entries }) => entries.reduce((all, { addenda }) => all + 1 + addenda.length, sum + 2),
    2 + fillRecords,
  );

/**
 * The same of entries that are made while they are written. No text holds more than one record.
 * @param count of all records
 */
export function writeOneByOne(file: FileToWrite, count: number): Uint8Array {
  const { lineEnd, endsWithLineEnd } = file;
  const step = RECORD_LENGTH + lineEnd.length;
  const bytes = new Uint8Array(count * step - (endsWithLineEnd ? 0 : lineEnd.length));
  const text = Buffer.from(bytes.buffer);
  let at = 0;
  for (const line of linesOf(file)) {
    if (at > 0) text.write(lineEnd, at - lineEnd.length, 'latin1');
    text.write(line, at, 'latin1');
    at += step;
  }
  if (endsWithLineEnd) text.write(lineEnd, at - lineEnd.length, 'latin1');
  return bytes;
}

function* linesOf({ header, batches, control, fillRecords }: FileToWrite): Generator<string> {
  yield writeRecord(layouts.fileHeader, header);
  for (const batch of batches) {
    yield writeRecord(layouts.batchHeader, batch.header);
    for (const { detail, addenda } of batch.entries) {
      yield writeRecord(layouts.entries[batch.header.secCode as SecCode], detail);
      for (const record of addenda) yield writeRecord(layouts.addenda[record.typeCode], record);
    }
    yield writeRecord(layouts.batchControl, batch.control);
  }
  yield writeRecord(layouts.fileControl, control);
  for (let count = 0; count < fillRecords; count += 1) yield FILL_RECORD;
}

function writeRecord(layout: Layout, record: object & { readonly raw: RecordOf<Layout>['raw'] }): string {
  const values = record as Readonly<Record<string, Value>>;
  // One flat text: what is put together bit by bit weighs many times as much, which tells in a file of many records.
  return Object.entries(layout)
    .map(([name, field]) => record.raw[name] ?? written(field, values[name]))
    .join('');
}

/** The characters of a value. Nothing is cut here: half of an amount or of a number would be another one. */
function written(field: Field, value: Value): string {
  const characters = charactersFor(field, value);
  if (characters.length !== field.length || /[^ -~]/.test(characters)) {
    throw new RangeError(`The value of the field ${field.label} does not fit its ${field.length} positions.`);
  }
  return characters;
}

function charactersFor({ kind, length, allowed }: Field, value: Value): string {
  const text = String(value ?? '');
  switch (kind) {
    case 'constant':
      return allowed![0]!;
    case 'textRight':
    case 'routing':
      return text.padStart(length);
    case 'number':
    case 'money':
      return text.padStart(length, '0');
    case 'date':
      return text.replace(/^20(..)-(..)-(..)$/, '$1$2$3').padEnd(length);
    case 'time':
      return text.replace(':', '').padEnd(length);
    default:
      return text.padEnd(length);
  }
}

/** Reads a line of 94 characters by its layout, and complains of each field that is not as it must be. */
export function readRecord<L extends Layout>(layout: L, line: string, complain: Complain): RecordOf<L> {
  const values: Record<string, Value> = {};
  const raw: Record<string, string> = {};
  for (const [name, field] of Object.entries(layout)) {
    const characters = charactersOf(field, line);
    if (field.kind === 'constant') {
      if (characters !== field.allowed![0]) complain(field, 'constant', constantMessage(field));
      continue;
    }
    const value = valueOf(field, characters, complain);
    values[name] = value;
    if (charactersFor(field, value) !== characters) raw[name] = characters;
  }
  return Object.assign(values, { raw }) as unknown as RecordOf<L>;
}

const constantMessage = ({ allowed }: Field): string =>
  allowed![0]!.trim() === '' ? 'It must hold spaces only.' : `It must be ${allowed![0]}.`;

/** The value of a field, or an empty one where there is none. */
function valueOf(field: Field, characters: string, complain: Complain): Value {
  const trimmed = characters.trim();
  const isNone = trimmed === '' || (field.kind === 'date' && /^0+$/.test(trimmed));
  if (isNone) {
    if (field.required) complain(field, 'mandatory', 'It is empty, and the rules require it.');
    return emptyOf(field);
  }
  const value = readers[field.kind as keyof ValueOfKind](characters);
  if (value === undefined) {
    complain(field, 'format', formatMessages[field.kind as keyof typeof formatMessages]);
    return emptyOf(field);
  }
  if (field.allowed && !field.allowed.includes(String(value))) {
    complain(field, 'code', 'This code is not known.');
  }
  return value;
}

const emptyOf = ({ kind }: Field): Value => {
  if (kind === 'money') return 0n;
  if (kind === 'number') return 0;
  return kind === 'date' || kind === 'time' ? undefined : '';
};

/** Undefined where the characters are none of the kind. */
const readers: Readonly<Record<keyof ValueOfKind, (characters: string) => Value>> = {
  text: (characters) => characters.trim(),
  textRight: (characters) => characters.trim(),
  digits: (characters) => (/^[0-9]+$/.test(characters) ? characters : undefined),
  routing: (characters) => /^ ([0-9]{9})$/.exec(characters)?.[1],
  number: (characters) => (/^[0-9]+$/.test(characters) ? Number(characters) : undefined),
  money: (characters) => (/^[0-9]+$/.test(characters) ? BigInt(characters) : undefined),
  date(characters) {
    const day = characters.replace(/^([0-9]{2})([0-9]{2})([0-9]{2})$/, '20$1-$2-$3');
    return isCalendarDate(day) ? day : undefined;
  },
  time: (characters) =>
    /^([01][0-9]|2[0-3])[0-5][0-9]$/.test(characters)
      ? `${characters.slice(0, 2)}:${characters.slice(2)}`
      : undefined,
};

const formatMessages = {
  digits: 'It must hold digits only.',
  routing: 'It must be a routing number of nine digits behind a space.',
  number: 'It must be a number, filled with zeros from the left.',
  money: 'It must be an amount in cents, filled with zeros from the left, without a point.',
  date: 'It must be a day of the calendar as YYMMDD.',
  time: 'It must be a time as HHMM.',
} as const;
