import type { FeedFile } from './feedFile';
import type { Findings } from './findings';

/**
 * Where each column of the description stands in the file, -1 for one that is left out. Undefined, with fatal
 * findings, when the file cannot be read by this header.
 * @param control the column of the control total, which must be there too
 */
export function checkHeader(
  { file, key, columns }: FeedFile,
  header: readonly string[],
  control: string | undefined,
  found: Findings,
): readonly number[] | undefined {
  let readable = true;
  const fatal = (rule: string, column: string, message: string, hint: string) => {
    readable = false;
    found.add({ severity: 'fatal', file, line: 1, column, rule, message, hint });
  };
  for (const name of new Set(header.filter((each, at) => header.indexOf(each) !== at))) {
    fatal(
      'duplicate-header',
      name,
      `The header names “${name}” twice, so it is unclear which cells count.`,
      'Name each column once.',
    );
  }
  for (const [name, { required }] of Object.entries(columns)) {
    if ((required || key.includes(name)) && !header.includes(name)) {
      fatal('missing-column', name, `The file has no column “${name}”.`, 'Export the file with this column.');
    }
  }
  if (control !== undefined && !header.includes(control)) {
    fatal(
      'control-column',
      control,
      `The control column “${control}” is not in the file.`,
      'Name a column of the file in the manifest.',
    );
  }
  const unknown = header.filter((name) => !(name in columns));
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
