import type { DropSummary } from '@contract/imports/schema';
import { formatMoney } from '@contract/format/money';
import type { KeptReport } from './feedCommands';
import type { Changes, ValidationIssue, ImportReport, Receivable } from './report';

const SHOWN = 20;

/** The report as an operator reads it in a terminal, without a last line break. */
export function printReport(report: ImportReport): string {
  const { outcome, drop, asOf, changes, preview } = report;
  const sentence = preview ? previews[outcome] : sentences[outcome];
  return [
    `Drop ${drop}${asOf ? `, as of ${asOf}` : ''}: ${sentence}`,
    ...(outcome === 'unchanged' || outcome === 'known' ? [] : counted(report)),
    ...differences(Object.entries(changes).map(([file, counts]) => Object.assign({ file }, counts))),
    ...found(report.issues),
  ].join('\n');
}

/** A drop as its record has it, with what was found in it. */
export function printKept({ report, issues }: KeptReport): string {
  return [
    `Drop ${report.dropId}, ${title(report)}`,
    ...counted(report),
    ...differences(report.files),
    ...found(issues),
  ].join('\n');
}

/** The records of drops, one on a line. */
export const printDrops = (drops: readonly DropSummary[]): string =>
  drops.length === 0
    ? 'No drop was looked at yet.'
    : table([
        ['No.', 'Drop', 'As of', 'What became of it', 'Rows', 'quarantined'],
        ...drops.map((drop) => [
          String(drop.dropId),
          drop.name,
          drop.asOf ?? '',
          standing(drop),
          count(drop.rowsRead),
          count(drop.rowsQuarantined),
        ]),
      ]);

const title = (drop: DropSummary): string =>
  `${drop.name}${drop.asOf ? `, as of ${drop.asOf}` : ''}: ${standing(drop)}.`;

function standing({ outcome, live, decidedBy }: DropSummary): string {
  const word = outcome === 'rolledBack' ? 'taken back' : outcome;
  return [live ? `${word}, live` : word, ...(decidedBy ? [`by ${decidedBy}`] : [])].join(' ');
}

const sentences: Readonly<Record<ImportReport['outcome'], string>> = {
  applied: 'applied.',
  uploaded: 'still to be looked at; nothing was changed.',
  ready: 'nothing speaks against it; nothing was changed.',
  unchanged: 'this drop is already live; nothing was changed.',
  held: 'held for an administrator; nothing was changed.',
  refused: 'refused; nothing was changed.',
  known: 'looked at before; nothing was changed.',
};

const previews: Readonly<Record<ImportReport['outcome'], string>> = {
  ...sentences,
  applied: 'would be applied; nothing was changed.',
  held: 'would be held for an administrator; nothing was changed.',
  refused: 'would be refused; nothing was changed.',
};

interface Counted {
  readonly rowsRead: number;
  readonly rowsQuarantined: number;
  readonly rowsWaiting: number;
  readonly holds: readonly { readonly message: string }[];
  readonly receivable?: Receivable | null;
}

const counted = ({ rowsRead, rowsQuarantined, rowsWaiting, holds, receivable }: Counted): string[] => [
  `${count(rowsRead)} rows read, ${count(rowsQuarantined)} quarantined${
    rowsWaiting > 0 ? `, of which ${count(rowsWaiting)} only wait with others` : ''
  }.`,
  ...holds.map(({ message }) => `To be looked at: ${message}`),
  ...(receivable ? [owed(receivable)] : []),
];

const owed = ({ beforeCents, afterCents }: Receivable): string =>
  `All accounts owe ${formatMoney(afterCents)}; before it was ${formatMoney(beforeCents)}.`;

const differences = (
  files: readonly (Omit<Changes, 'before' | 'after'> & { readonly file: string })[],
): string[] =>
  files.length === 0
    ? []
    : [
        '',
        table([
          ['File', 'new', 'changed', 'removed', 'held back'],
          ...files.map(({ file, inserted, updated, removed, quarantined }) => [
            file,
            ...[inserted, updated, removed, quarantined].map(count),
          ]),
        ]),
      ];

const found = (issues: readonly ValidationIssue[]): string[] =>
  issues.length === 0 ? [] : ['', printIssues(issues)];

function printIssues(issues: readonly ValidationIssue[]): string {
  const shown = issues
    .slice(0, SHOWN)
    .map((issue) => [
      issue.severity,
      issue.line === null ? issue.file : `${issue.file}:${issue.line}`,
      issue.key ?? '',
      issue.column ?? '',
      issue.rule,
      [issue.value === null ? '' : `“${plain(issue.value)}”`, issue.message, issue.hint]
        .filter(Boolean)
        .join(' '),
    ]);
  const more = issues.length - shown.length;
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
