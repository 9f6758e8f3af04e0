import type { FeedFile } from './feedFile';
import type { ValidationIssues } from './validationIssues';
import type { NamedColumn } from './manifest';

/** The column of a delta file that says what happens to a row: U or D. */
export const OP = 'op';

interface Expected {
  /** The column of the control total, undefined without one. */
  readonly control: NamedColumn | undefined;
  /** The header as the file writes it, for those who look for a column in it. */
  readonly written: readonly string[];
  /** Each row must say what happens to it. */
  readonly delta: boolean;
}

/**
 * Where each column of the description stands in the file, -1 for one that is left out. Undefined, with fatal
 * issues, when the file cannot be read by this header.
 */
export function checkHeader(
  { file, key, columns }: FeedFile,
  header: readonly string[],
  { control, delta, written }: Expected,
  found: ValidationIssues,
): readonly number[] | undefined {
  let readable = true;
  const value = written.join(', ');
  const fatal = (rule: string, column: string, message: string, hint: string) => {
    readable = false;
    found.add({ severity: 'fatal', file, line: 1, column, value, rule, message, hint });
  };
  for (const name of new Set(header.filter((each, at) => header.indexOf(each) !== at))) {
    fatal(
      'duplicate-header',
      name,
      `The header names “${name}” twice, so it is unclear which cells count.`,
      'Name each column once.',
    );
  }
  for (const [name, { required, empty }] of Object.entries(columns)) {
    if ((required || (key.includes(name) && empty === undefined)) && !header.includes(name)) {
      fatal('missing-column', name, `The file has no column “${name}”.`, 'Export the file with this column.');
    }
  }
  if (control !== undefined && !header.includes(control.column)) {
    const { said, column } = control;
    fatal(
      'control-column',
      said,
      `The control column “${said}”${said === column ? '' : `, read as “${column}”,`} is not in the file.`,
      'Name a column of the file in the manifest.',
    );
  }
  if (delta && !header.includes(OP)) {
    fatal(
      'missing-column',
      OP,
      'The file is a delta and has no column “op”.',
      'Add it, with U for new and changed rows and D for deleted ones, or export the file as full.',
    );
  }
  const unknown = header.filter((name) => !(name in columns) && !(delta && name === OP));
  if (unknown.length) {
    found.add({
      severity: 'warn',
      file,
      line: 1,
      rule: 'unknown-column',
      value: unknown.join(', '),
      message: 'The portal does not know these columns; they were left aside.',
    });
  }
  return readable ? Object.keys(columns).map((name) => header.indexOf(name)) : undefined;
}
