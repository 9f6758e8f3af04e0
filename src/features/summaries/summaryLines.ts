import type { RowsPage } from '@/data/listPage';
import type { SummaryRow } from '@contract/summaries/schema';
import type { Loaded } from '@/data/asyncResult';

/** A row of the table: something that was bought, or a word on what is still missing below a group. */
export type SummaryLine =
  | {
      readonly kind: 'row';
      readonly id: string;
      readonly row: SummaryRow;
      /** Whether it is one of an unfolded group's products. */
      readonly inGroup: boolean;
      /** Undefined for what does not unfold. */
      readonly unfolded?: boolean;
    }
  | {
      readonly kind: 'note';
      readonly id: string;
      readonly note: 'loading' | 'failed' | 'more';
      readonly group: string;
    };

type Products = ReadonlyMap<string, Loaded<RowsPage<SummaryRow>>>;

/** Groups with the products of the unfolded ones right below them. */
export const groupLines = (rows: readonly SummaryRow[], products: Products): SummaryLine[] =>
  rows.flatMap((row): SummaryLine[] => {
    const { id, code } = row;
    if (code === null) return [plainLine(row)];
    const inside = products.get(code);
    const head: SummaryLine = { kind: 'row', id, row, inGroup: false, unfolded: inside !== undefined };
    return inside ? [head, ...productLines(code, inside)] : [head];
  });

/** A row that does not unfold. */
export const plainLine = (row: SummaryRow): SummaryLine => ({ kind: 'row', id: row.id, row, inGroup: false });

function productLines(group: string, { state, data }: Loaded<RowsPage<SummaryRow>>): SummaryLine[] {
  const note = (word: 'loading' | 'failed' | 'more'): SummaryLine[] => [
    { kind: 'note', id: `${group}:${word}`, note: word, group },
  ];
  if (!data) return note(state === 'error' ? 'failed' : 'loading');
  const lines = data.rows.map(
    (row): SummaryLine => ({
      kind: 'row',
      id: `${group}:${row.id}`,
      row,
      inGroup: true,
    }),
  );
  return data.next === null ? lines : [...lines, ...note('more')];
}
