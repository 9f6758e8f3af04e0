import type { ManifestEntry } from './manifest';
import type { FileCheck } from './report';

/** What was counted while a file was read. */
export interface Counts {
  /** Null where the portal does not read the file, and only its checksum counts. */
  readonly rows: number | null;
  /** Lower-case hex. */
  readonly sha256: string;
  /** The control column's sum as a decimal; null where it has none, or cells that are no numbers. */
  readonly total: string | null;
}

/** @param counted undefined where the file was not read */
export function checkOf(
  { file, mode, rows, sha256, control }: ManifestEntry,
  counted: Counts | undefined,
): FileCheck {
  const found = counted?.total ?? null;
  return {
    file,
    mode,
    rows: { promised: rows, found: counted?.rows ?? null },
    sha256: { promised: sha256, found: counted?.sha256 ?? null },
    control: control ? { column: control.said, promised: control.total, found } : null,
    agrees:
      counted !== undefined &&
      counted.sha256 === sha256 &&
      (counted.rows ?? rows) === rows &&
      (found ?? control?.total) === control?.total,
  };
}
