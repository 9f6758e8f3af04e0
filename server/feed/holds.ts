import type { Changes, Hold, ImportReport } from './report';

const MAX_QUARANTINED_PERCENT = 1;
const MAX_CHANGE_PERCENT = 30;

type Counted = Pick<Changes, 'before' | 'after'>;
type Rows = Pick<ImportReport, 'rowsRead' | 'rowsQuarantined' | 'rowsWaiting'>;

/** Fewer wrong rows than this are no sign of a drop that went wrong, however small it is. */
const MIN_QUARANTINED = 6;

/**
 * Why somebody should look before customers see a drop: more than 1 % of its rows are wrong, or a file has over
 * 30 % more or fewer rows than what it replaces. Rows that only wait with a wrong one do not count, and a handful is
 * none too many. A file that had none before has nothing to be compared with.
 */
export function holdsOf(
  { rowsRead, rowsQuarantined, rowsWaiting }: Rows,
  changes: Readonly<Record<string, Counted>>,
): Hold[] {
  const wrong = rowsQuarantined - rowsWaiting;
  const few = wrong < MIN_QUARANTINED || wrong * 100 <= rowsRead * MAX_QUARANTINED_PERCENT;
  const others = rowsWaiting > 0 ? ` ${count(rowsWaiting)} more wait with them.` : '';
  const quarantined: Hold = {
    rule: 'quarantined-rows',
    file: null,
    message: `${count(wrong)} of ${count(rowsRead)} rows are quarantined, more than ${MAX_QUARANTINED_PERCENT} %.${others}`,
  };
  const counts = Object.entries(changes)
    .filter(
      ([, { before, after }]) => Math.abs(after - before) * 100 > before * MAX_CHANGE_PERCENT && before > 0,
    )
    .map(([file, { before, after }]): Hold => ({
      rule: 'row-count',
      file,
      message: `${file} has ${count(after)} rows where there were ${count(before)}, a change of more than ${MAX_CHANGE_PERCENT} %.`,
    }));
  return [...(few ? [] : [quarantined]), ...counts];
}

const count = (rows: number): string => rows.toLocaleString('en-US');
