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

export interface ImportReport {
  /** 'known': it was looked at before, and once was enough. */
  readonly outcome: 'applied' | 'unchanged' | 'held' | 'refused' | 'known';
  /** Only looked at: what the outcome would be. */
  readonly preview?: boolean;
  readonly importId?: number;
  /** The folder's own name. */
  readonly drop: string;
  readonly asOf?: string;
  readonly rowsRead: number;
  readonly rowsQuarantined: number;
  /** By file name. */
  readonly changes: Readonly<Record<string, Changes>>;
  readonly holds: readonly Hold[];
  readonly receivable?: Receivable;
  readonly findings: readonly Finding[];
}

/** How far an import is. Rows are counted within the file. */
export interface Progress {
  readonly step: 'reading' | 'checking' | 'applying';
  readonly file?: string;
  readonly rows?: number;
}
