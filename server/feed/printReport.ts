import type { Finding, ImportReport } from './report';

const SHOWN = 20;

/** The report as an operator reads it in a terminal, without a last line break. */
export function printReport(report: ImportReport): string {
  const { outcome, drop, asOf, rowsRead, rowsQuarantined, changes, findings } = report;
  const files = Object.entries(changes);
  return [
    `Drop ${drop}${asOf ? `, as of ${asOf}` : ''}: ${sentences[outcome]}`,
    ...(outcome === 'unchanged'
      ? []
      : [`${count(rowsRead)} rows read, ${count(rowsQuarantined)} quarantined.`]),
    ...(files.length === 0
      ? []
      : [
          '',
          table([
            ['File', 'new', 'changed', 'removed'],
            ...files.map(([file, c]) => [file, count(c.inserted), count(c.updated), count(c.removed)]),
          ]),
        ]),
    ...(findings.length === 0 ? [] : ['', printFindings(findings)]),
  ].join('\n');
}

const sentences: Readonly<Record<ImportReport['outcome'], string>> = {
  applied: 'applied.',
  unchanged: 'this drop is already live; nothing was changed.',
  refused: 'refused; nothing was changed.',
};

function printFindings(findings: readonly Finding[]): string {
  const shown = findings
    .slice(0, SHOWN)
    .map((finding) => [
      finding.severity,
      finding.line === null ? finding.file : `${finding.file}:${finding.line}`,
      finding.key ?? '',
      finding.column ?? '',
      finding.rule,
      [finding.value === null ? '' : `“${plain(finding.value)}”`, finding.message, finding.hint]
        .filter(Boolean)
        .join(' '),
    ]);
  const more = findings.length - shown.length;
  return [
    table([['', 'Where', 'Key', 'Column', 'Rule', 'What'], ...shown]),
    ...(more > 0 ? [`… and ${count(more)} more findings.`] : []),
  ].join('\n');
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, at) => Math.max(...rows.map((row) => plain(row[at]!).length)));
  return rows
    .map((row) =>
      row
        .map((cell, at) => plain(cell).padEnd(at === row.length - 1 ? 0 : widths[at]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const count = (rows: number): string => rows.toLocaleString('en-US');

/** Control characters that came with a drop must not reach the terminal. */
const plain = (text: string): string => text.replace(/\p{Cc}/gu, '·');
