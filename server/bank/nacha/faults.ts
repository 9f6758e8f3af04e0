import { type Field, type Layout, layouts, RECORD_LENGTH } from './layouts';

/** What a record, a batch or a file is held to. */
type Rule =
  | 'length'
  | 'characters'
  | 'order'
  | 'constant'
  | 'mandatory'
  | 'format'
  | 'code'
  | 'routing'
  | 'amount'
  | 'addenda'
  | 'trace'
  | 'serviceClass'
  | 'effectiveDate'
  | 'paymentType'
  | 'batchNumber'
  | 'control'
  | 'fill';

/** One thing that is wrong in a file. It never quotes what may be an account number. */
export interface Fault {
  /** The line of the file, from 1. */
  readonly record: number;
  /** The first character of the line, '6' for an entry. */
  readonly recordType: string;
  /** First and last position within the record, from 1. */
  readonly from: number;
  readonly to: number;
  /** The name of the field in the rules; 'Record' for all of it. */
  readonly field: string;
  readonly rule: Rule;
  /** A sentence. */
  readonly message: string;
}

/** A file that is no NACHA file, with all that is wrong in it in the order of its records. */
export class FaultyFile extends Error {
  constructor(readonly faults: readonly Fault[]) {
    super(
      `The file has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}: ${faults[0] && faultText(faults[0])}`,
    );
    this.name = 'FaultyFile';
  }
}

/** "Record 3, positions 30-39, Amount: …" */
export const faultText = ({ record, from, to, field, message }: Fault): string =>
  `Record ${record}, ${from === to ? `position ${from}` : `positions ${from}-${to}`}, ${field}: ${message}`;

/** A line of the file, whether it can be read or not. */
export interface Line {
  readonly record: number;
  /** 94 characters, filled or cut to that where the file has another number. */
  readonly text: string;
}

type Span = Pick<Field, 'start' | 'length' | 'label'>;

const wholeRecord: Span = { start: 1, length: RECORD_LENGTH, label: 'Record' };

/** The characters of a field in a line. */
export const charactersOf = (field: Pick<Field, 'start' | 'length'>, line: string): string =>
  line.slice(field.start - 1, field.start - 1 + field.length);

/** Says what is wrong with a field of one record. */
export type Complain = (field: Field, rule: Rule, message: string) => void;

/** Collects what is wrong, and remembers which record was read from which line. */
export function faultLog() {
  const faults: Fault[] = [];
  // A record that nobody has any more is forgotten with its line.
  const lines = new WeakMap<object, Line>();
  const faulty = new Set<Line>();

  function add(line: Line, rule: Rule, message: string, span: Span = wholeRecord, last: Span = span): void {
    faulty.add(line);
    faults.push({
      record: line.record,
      recordType: charactersOf(layouts.fileHeader.recordType, line.text),
      from: span.start,
      to: last.start + last.length - 1,
      field: span.label,
      rule,
      message,
    });
  }

  return {
    add,
    /** From now on what is wrong with the record is told of this line. */
    remember(record: object, line: Line): void {
      lines.set(record, line);
    },
    /** As `add`, for the fields of a record that was read, from the key `name` to the key `last`. */
    of<L extends Layout>(layout: L, record: object) {
      const line = lines.get(record)!;
      return (name: keyof L, rule: Rule, message: string, last: keyof L = name) =>
        add(line, rule, message, layout[name], layout[last]);
    },
    /** Whether nothing is wrong with the record so far. */
    isSound: (record: object): boolean => !faulty.has(lines.get(record)!),
    /** In the order of records and positions. */
    list: (): readonly Fault[] => faults.toSorted((a, b) => a.record - b.record || a.from - b.from),
  };
}

export type FaultLog = ReturnType<typeof faultLog>;
