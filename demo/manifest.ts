import { toDecimal } from '@contract/format/money';
import type { FileShape } from './columns';
import { company } from './company';
import type { Cell, Written } from './csv';
import type { ExtractTime } from './extractTime';

export const manifestColumns = [
  'file',
  'rows',
  'sha256',
  'mode',
  'key_columns',
  'control_column',
  'control_total',
  'as_of_date',
  'extracted_at',
  'schema_version',
  'source_system',
  'company_code',
] as const;

/** A file's line in the manifest; `control` is the sum of its control column in cents. */
export function manifestRow(
  name: string,
  shape: FileShape,
  written: Written,
  control: number,
  asOf: string,
  extracted: ExtractTime,
): Cell[] {
  return [
    `${name}.csv`,
    written.rows,
    written.sha256,
    'full',
    shape.keys.join(';'),
    shape.control ?? '',
    shape.control ? toDecimal(control) : '',
    asOf,
    extracted.instant,
    '1.0',
    'DEMO',
    company.code,
  ];
}
