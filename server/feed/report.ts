/** One thing that is wrong, or odd, in a drop. */
export interface Finding {
  /** 'fatal' refuses the drop, 'row' leaves the row out, 'warn' only tells. */
  readonly severity: 'fatal' | 'row' | 'warn';
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

/** Rows of one file that the import wrote. */
export interface Changes {
  readonly inserted: number;
  readonly updated: number;
  readonly removed: number;
}

export interface ImportReport {
  readonly outcome: 'applied' | 'unchanged' | 'refused';
  readonly importId?: number;
  /** The folder's own name. */
  readonly drop: string;
  readonly asOf?: string;
  readonly rowsRead: number;
  readonly rowsQuarantined: number;
  /** By file name. */
  readonly changes: Readonly<Record<string, Changes>>;
  readonly findings: readonly Finding[];
}

/** How far an import is. Rows are counted within the file. */
export interface Progress {
  readonly step: 'reading' | 'checking' | 'applying';
  readonly file?: string;
  readonly rows?: number;
}
