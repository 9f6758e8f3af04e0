import type { Changes, Hold } from './report';

const MOST_QUARANTINED_PERCENT = 1;
const MOST_CHANGE_PERCENT = 30;

type Counted = Pick<Changes, 'before' | 'after'>;

/**
 * Why somebody should look before customers see a drop: more than 1 % of its rows are quarantined, or a file has over
 * 30 % more or fewer rows than what it replaces. A file that had none before has nothing to be compared with.
 */
export function holdsOf(
  rowsRead: number,
  rowsQuarantined: number,
  changes: Readonly<Record<string, Counted>>,
): Hold[] {
  const few = rowsQuarantined * 100 <= rowsRead * MOST_QUARANTINED_PERCENT;
  const quarantined: Hold = {
    rule: 'quarantined-rows',
    file: null,
    message: `${count(rowsQuarantined)} of ${count(rowsRead)} rows are quarantined, more than ${MOST_QUARANTINED_PERCENT} %.`,
  };
  const counts = Object.entries(changes)
    .filter(
      ([, { before, after }]) => Math.abs(after - before) * 100 > before * MOST_CHANGE_PERCENT && before > 0,
    )
    .map(
      ([file, { before, after }]): Hold => ({
        rule: 'row-count',
        file,
        message: `${file} has ${count(after)} rows where there were ${count(before)}, a change of more than ${MOST_CHANGE_PERCENT} %.`,
      }),
    );
  return [...(few ? [] : [quarantined]), ...counts];
}

const count = (rows: number): string => rows.toLocaleString('en-US');
