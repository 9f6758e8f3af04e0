import type { ValidationIssue } from './report';

// A file that is wrong throughout would otherwise fill the memory with the same sentence.
export const MAX_OF_ONE_RULE = 1_000;
const MAX_OF_A_VALUE = 200;

type Told = Pick<ValidationIssue, 'severity' | 'file' | 'rule' | 'message'> & Partial<ValidationIssue>;

/** Gathers what is found; of each rule in each file the first thousand, then how many more there were. */
export interface ValidationIssues {
  /** @param rows how many rows it speaks for: this one and others that are not told one by one */
  add(issue: Told, rows?: number): void;
  /** Counts rows of the drop that are quarantined for nothing but what is wrong with another row. */
  wait(rows: number): void;
  /** How many rows wait so. */
  readonly waiting: number;
  readonly refused: boolean;
  /**
   * Causes by how bad they are, then what only follows from them; then in the order of files given, by line, and what
   * is known of a file as a whole last.
   */
  list(order: readonly string[]): ValidationIssue[];
}

export function validationIssues(): ValidationIssues {
  const kept: ValidationIssue[] = [];
  const counts = new Map<string, { issue: ValidationIssue; count: number }>();
  let refused = false;
  let waiting = 0;
  return {
    add(told, rows = 1) {
      const value = told.value == null ? null : storable(told.value);
      const issue: ValidationIssue = {
        severity: told.severity,
        file: told.file,
        line: told.line ?? null,
        key: told.key == null ? null : storable(told.key),
        column: told.column ?? null,
        rule: told.rule,
        value,
        message: told.message,
        hint: told.hint ?? null,
      };
      if (issue.severity === 'fatal') refused = true;
      const name = `${issue.severity} ${issue.file} ${issue.rule}`;
      const seen = counts.get(name) ?? { issue, count: 0 };
      counts.set(name, { ...seen, count: seen.count + rows });
      if (seen.count < MAX_OF_ONE_RULE) kept.push(issue);
    },
    wait(rows) {
      waiting += rows;
    },
    get waiting() {
      return waiting;
    },
    get refused() {
      return refused;
    },
    list(order) {
      const more = [...counts.values()].filter(({ count }) => count > MAX_OF_ONE_RULE).map(surplus);
      return [...kept, ...more].sort(
        (a, b) =>
          severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
          order.indexOf(a.file) - order.indexOf(b.file) ||
          Number(followsFromRows(a)) - Number(followsFromRows(b)) ||
          (a.line ?? 0) - (b.line ?? 0),
      );
    },
  };
}

// PostgreSQL's text cannot hold NUL.
const storable = (text: string): string => {
  const clean = text.replaceAll('\0', '\uFFFD');
  return clean.length > MAX_OF_A_VALUE ? `${clean.slice(0, MAX_OF_A_VALUE)}…` : clean;
};

const severities = ['fatal', 'row', 'warn', 'wait'];

/** Counts and totals of a whole file are off because of a line in it; what is said of the line comes first. */
const followsFromRows = ({ rule }: ValidationIssue): boolean => rule === 'rows' || rule === 'control-total';

const surplus = ({ issue, count }: { issue: ValidationIssue; count: number }): ValidationIssue => ({
  ...issue,
  line: Number.MAX_SAFE_INTEGER,
  key: null,
  value: null,
  message: `${count - MAX_OF_ONE_RULE} more rows with the same finding: ${issue.message}`,
});
