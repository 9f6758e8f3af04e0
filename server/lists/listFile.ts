import type { Kysely } from 'kysely';
import { fileTypes } from '@contract/fields';
import type { Tables } from '../db/tables';
import type { Chunk, ExportColumn } from '../exports/exportColumn';
import { exportFile } from '../exports/exportFile';
import { exportName } from '../exports/exportName';
import type { FileStream } from '../http/api';
import type { Sql } from './filters';

/** A column: its SQL, and what a file shows of it. One without SQL is in files only, made of others. */
export interface ListColumn<Scope, Row> {
  readonly sql?: Sql | ((scope: Scope) => Sql);
  /** The title in files; a column without one is not in them. */
  readonly label?: string;
  readonly format?: ExportColumn<Row>['kind'];
  /** What a file shows, where that is not the value itself. */
  readonly value?: ExportColumn<Row>['value'];
}

/** A list's files. */
export interface ListFile<Scope> {
  /** What a file's name begins with. */
  readonly screen: string | ((scope: Scope) => string);
  /** What the sheet of a workbook is called. */
  readonly sheet: string;
  /** Whether a drop that arrives midway does not matter, because the rows are not of the feed. */
  readonly outlivesDrops?: boolean;
}

/** The columns that files have, in their order. */
export const fileColumnsOf = <Row>(
  columns: Readonly<Record<string, ListColumn<never, Row> | Sql>>,
): ExportColumn<Row>[] =>
  Object.entries(columns).flatMap(([id, column]) => {
    if ('toOperationNode' in column || !('label' in column)) return [];
    const own: ExportColumn<Row>['value'] = (row) => row[id as keyof Row] as string | number | null;
    return [
      {
        // Read when a file is written, in the language of who asked for it.
        get head() {
          return column.label!;
        },
        kind: column.format ?? 'text',
        value: column.value ?? own,
      },
    ];
  });

/** What is asked of a file, beside what narrows it. */
export interface FileQuery {
  readonly account?: string;
  readonly from?: string;
  readonly to?: string;
  readonly sort: string;
  readonly format: 'csv' | 'xlsx' | 'ofx';
}

interface Streamed<Scope, Query, Row> {
  readonly columns: readonly ExportColumn<Row>[];
  readonly pages: (db: Kysely<Tables>, scope: Scope, query: Query) => AsyncIterable<readonly Row[]>;
}

/**
 * A file of all rows that a filter lets through, written while they are read.
 * @param ofx writes the rows for bookkeeping programs, where the list has such a file
 */
export const listFile =
  <Scope, Query, Row>(file: ListFile<Scope>, { columns, pages }: Streamed<Scope, Query & FileQuery, Row>) =>
  (
    db: Kysely<Tables>,
    scope: Scope,
    asOf: string,
    query: Query & FileQuery,
    ofx?: () => AsyncIterable<Chunk>,
  ): FileStream => {
    const { format, account, from, to } = query;
    const { sheet } = file;
    const screen = typeof file.screen === 'string' ? file.screen : file.screen(scope);
    const rows = () => pages(db, scope, query);
    return {
      fileName: exportName({ screen, account, from, to, asOf, extension: format }),
      contentType: fileTypes[format],
      chunks: format === 'ofx' ? (ofx ?? noOfx)() : exportFile({ format, sheet, columns, rows: rows() }),
    };
  };

function noOfx(): never {
  throw new Error('This list has no file for bookkeeping programs.');
}
