import type { ListColumn } from './listFile';

/**
 * Makes a list's columns of the contract's labels. They are read when a file is written, in the language of who asked for
 * it. An id that has no label does not compile.
 */
export const labeledColumns =
  <Scope, Row, Id extends string>(labels: Readonly<Record<Id, string>>) =>
  (id: Id, column: Omit<ListColumn<Scope, Row>, 'label'>): ListColumn<Scope, Row> => ({
    get label() {
      return labels[id];
    },
    ...column,
  });
