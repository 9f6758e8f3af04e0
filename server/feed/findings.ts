import type { Finding } from './report';

// A file that is wrong throughout would otherwise fill the memory with the same sentence.
const MOST_OF_ONE_RULE = 1_000;
const MOST_OF_A_VALUE = 200;

type Told = Pick<Finding, 'severity' | 'file' | 'rule' | 'message'> & Partial<Finding>;

/** Gathers what is found; of each rule in each file the first thousand, then how many more there were. */
export interface Findings {
  add(finding: Told): void;
  readonly refused: boolean;
  /** Worst first, then in the order of files given, then by line. */
  list(order: readonly string[]): Finding[];
}

export function findings(): Findings {
  const kept: Finding[] = [];
  const counts = new Map<string, { finding: Finding; count: number }>();
  let refused = false;
  return {
    add(told) {
      const value = told.value == null ? null : storable(told.value);
      const finding: Finding = {
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
      if (finding.severity === 'fatal') refused = true;
      const name = `${finding.file} ${finding.rule}`;
      const seen = counts.get(name) ?? { finding, count: 0 };
      counts.set(name, { ...seen, count: seen.count + 1 });
      if (seen.count < MOST_OF_ONE_RULE) kept.push(finding);
    },
    get refused() {
      return refused;
    },
    list(order) {
      const more = [...counts.values()].filter(({ count }) => count > MOST_OF_ONE_RULE).map(surplus);
      return [...kept, ...more].sort(
        (a, b) =>
          severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
          order.indexOf(a.file) - order.indexOf(b.file) ||
          (a.line ?? 0) - (b.line ?? 0),
      );
    },
  };
}

// PostgreSQL's text cannot hold NUL.
const storable = (text: string): string => {
  const clean = text.replaceAll('\0', '\uFFFD');
  return clean.length > MOST_OF_A_VALUE ? `${clean.slice(0, MOST_OF_A_VALUE)}…` : clean;
};

const severities = ['fatal', 'row', 'warn'];

const surplus = ({ finding, count }: { finding: Finding; count: number }): Finding => ({
  ...finding,
  line: Number.MAX_SAFE_INTEGER,
  key: null,
  value: null,
  message: `${count - MOST_OF_ONE_RULE} more rows with the same finding: ${finding.message}`,
});
