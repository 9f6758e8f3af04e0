import { csvNumber, csvRow, csvStart, csvText } from '@contract/format/csv';

/** One thing that is wrong, or odd, in a drop. */
export interface ValidationIssue {
  /** 'fatal' refuses the drop, 'row' leaves the row out, 'warn' only tells; 'wait' leaves it out with one that is wrong. */
  readonly severity: 'fatal' | 'row' | 'warn' | 'wait';
  readonly file: string;
  /** Where the row begins in the file, the header being line 1; null when the whole file is meant. */
  readonly line: number | null;
  /** The row's key columns, joined with `;`. */
  readonly key: string | null;
  readonly column: string | null;
  readonly rule: string;
  readonly value: string | null;
  readonly message: string;
  readonly hint: string | null;
}

/** Rows of one file that an import writes. */
export interface Changes {
  readonly inserted: number;
  readonly updated: number;
  readonly removed: number;
  /** Rows that are held back. */
  readonly quarantined: number;
  /** How many the customers saw before, and how many the drop brings. */
  readonly before: number;
  readonly after: number;
}

/** Why a drop is held for an administrator. */
export interface Hold {
  readonly rule: 'quarantined-rows' | 'row-count';
  /** Null when the whole drop is meant. */
  readonly file: string | null;
  readonly message: string;
}

/** What customers owe, summed over all accounts, in cents. */
export interface Receivable {
  readonly beforeCents: number;
  readonly afterCents: number;
}

/** What the manifest promises of one file beside what was found. */
export interface FileCheck {
  readonly file: string;
  readonly mode: 'full' | 'delta';
  readonly rows: { readonly promised: number; readonly found: number | null };
  readonly sha256: { readonly promised: string; readonly found: string | null };
  readonly control: {
    readonly column: string;
    readonly promised: string;
    readonly found: string | null;
  } | null;
  readonly agrees: boolean;
}

export interface ImportReport {
  /** 'uploaded': it is still to be looked at. 'ready': it was only looked at, and nothing speaks against it. 'known': it was looked at before, once was enough. */
  readonly outcome: 'applied' | 'uploaded' | 'ready' | 'unchanged' | 'held' | 'refused' | 'known';
  /** Only looked at: what the outcome would be. */
  readonly preview?: boolean;
  readonly importId?: number;
  /** The folder's own name. */
  readonly drop: string;
  readonly asOf?: string;
  readonly rowsRead: number;
  readonly rowsQuarantined: number;
  /** Of these, rows that are right themselves and wait with one that is not. */
  readonly rowsWaiting: number;
  /** Per file of the manifest; empty where there was none to read. */
  readonly manifest: readonly FileCheck[];
  /** By file name. */
  readonly changes: Readonly<Record<string, Changes>>;
  readonly holds: readonly Hold[];
  readonly receivable?: Receivable;
  readonly issues: readonly ValidationIssue[];
}

/** The report of a drop of which nothing was read. */
export const emptyReport = {
  rowsRead: 0,
  rowsQuarantined: 0,
  rowsWaiting: 0,
  manifest: [],
  changes: {},
  holds: [],
  issues: [],
} as const satisfies Partial<ImportReport>;

/** How far an import is. Rows are counted within the file. */
export interface Progress {
  readonly step: 'reading' | 'checking' | 'applying';
  readonly file?: string;
  readonly rows?: number;
}

/** A drop's issues as a file for whoever runs the ERP. */
export interface ValidationFile {
  readonly fileName: string;
  readonly text: string;
}

const head = ['severity', 'file', 'line', 'key', 'column', 'rule_id', 'value', 'message', 'hint'];

export const validationFile = (drop: string, issues: readonly ValidationIssue[]): ValidationFile => ({
  fileName: `validation_${drop.replace(/[^\w-]/g, '-')}.csv`,
  text: csvStart + csvRow(head) + issues.map(rowOf).join(''),
});

const rowOf = ({ severity, file, line, key, column, rule, value, message, hint }: ValidationIssue): string =>
  csvRow([
    csvText(severity),
    csvText(file),
    // The row that counts the surplus stands behind all others and on no line.
    csvNumber(line === Number.MAX_SAFE_INTEGER ? null : line),
    csvText(key),
    csvText(column),
    csvText(rule),
    csvText(value),
    csvText(message),
    csvText(hint),
  ]);
