import { csvNumber, csvRow, csvStart, csvText } from '@contract/format/csv';
import type { Finding } from './report';

/** A drop's findings as a file for whoever runs the ERP. */
export interface ValidationFile {
  readonly fileName: string;
  readonly text: string;
}

const head = ['severity', 'file', 'line', 'key', 'column', 'rule_id', 'value', 'message', 'hint'];

export const validationFile = (drop: string, findings: readonly Finding[]): ValidationFile => ({
  fileName: `validation_${drop.replace(/[^\w-]/g, '-')}.csv`,
  text: csvStart + csvRow(head) + findings.map(rowOf).join(''),
});

const rowOf = ({ severity, file, line, key, column, rule, value, message, hint }: Finding): string =>
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
