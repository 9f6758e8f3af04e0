import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../db/tables';
import { unindexed } from '../db/unindexed';
import {
  afterCursor,
  type Cursor,
  cursorColumn,
  decodeCursor,
  directionOf,
  type Page,
  pageFrom,
  type PageQuery,
} from './cursor';
import { all, type Sql } from './filters';
import type { ListConditions } from './listConditions';
import { ofOneNight, streamRows } from './ofOneNight';
import { orderBy, orderOf, type Sorted } from './order';

type Database = Kysely<Tables>;

/** A row as the query gives it, with its place. */
type Found<Selected> = Selected & { readonly cursor: Cursor };

interface Finishing<Scope, Query> {
  readonly db: Database;
  readonly scope: Scope;
  readonly query: Query;
}

type Selection<Scope> = Sql | { readonly sql?: Sql | ((scope: Scope) => Sql) };

/** The part of a list's description that says what its rows are and how they are sorted. */
export interface Rows<Scope, Filter, Selected, Row> extends Sorted<string> {
  readonly from: (scope: Scope, filter: Filter) => Sql;
  readonly columns: Readonly<Record<string, Selection<Scope>>>;
  /** The database makes one JSON text of a page, which spares this process the reading of a thousand cells. */
  readonly asJson?: boolean;
  /** Which searches look at all rows side by side, because few of them match, instead of walking the order's index. */
  readonly searchesAll?: (filter: Filter) => boolean;
  /** Makes of the rows found what is sent. */
  readonly finish?: (
    rows: Selected[],
    context: Finishing<Scope, Filter & { readonly sort: string }>,
  ) => Row[] | Promise<Row[]>;
  readonly file?: { readonly outlivesDrops?: boolean };
  /** What a cursor is good for, where that is not the order alone. */
  readonly orderName?: (scope: Scope, sort: string) => string;
}

type Sort = { readonly sort: string };

/** Reads a list page by page, by cursor: what a page costs does not grow with how far one has paged. */
export function listRows<Scope, Filter, Selected, Row>(
  definition: Rows<Scope, Filter, Selected, Row>,
  { narrowing, inChip }: ListConditions<Scope, Filter>,
) {
  const { from, finish, searchesAll, asJson, file } = definition;
  const nameOf = (scope: Scope, { sort }: Sort) => definition.orderName?.(scope, sort) ?? sort;
  const selectionOf = selecting(definition.columns);

  function rowsIn(scope: Scope, query: Filter & Sort, back = false, cursorText?: string) {
    const parts = orderOf(definition, query.sort, back);
    const conditions = [...narrowing(scope, query), inChip(scope, query)];
    if (cursorText)
      conditions.push(afterCursor(parts, decodeCursor(cursorText, nameOf(scope, query), parts)));
    const order = searchesAll?.(query) ? parts.map((part) => ({ ...part, key: unindexed(part.key) })) : parts;
    const rest = sql`from ${from(scope, query)} where ${all(conditions)} order by ${orderBy(order)}`;
    return {
      found: sql<Found<Selected>>`select ${selectionOf(scope)}, ${cursorColumn(parts)} as "cursor" ${rest}`,
      /** Without their places, which nobody goes on from. */
      placeless: sql<Selected>`select ${selectionOf(scope)} ${rest}`,
    };
  }

  const read = async (db: Database, rows: RawBuilder<Found<Selected>>) =>
    asJson ? inOneText(db, rows) : (await rows.execute(db)).rows;

  const finished = (rows: Selected[], context: Finishing<Scope, Filter & Sort>) =>
    finish ? finish(rows, context) : (rows as unknown as Row[]);

  async function page(db: Database, scope: Scope, query: Filter & PageQuery & Sort): Promise<Page<Row>> {
    const direction = directionOf(query);
    const rows = rowsIn(scope, query, direction?.back, direction?.cursor);
    const found = await read(db, sql`${rows.found} limit ${query.limit + 1}`);
    const { rows: kept, ...cursors } = pageFrom(found, query.limit, direction, nameOf(scope, query));
    return { rows: await finished(kept, { db, scope, query }), ...cursors };
  }

  /** All rows at once, where a filter leaves few: those of one document. */
  const whole = async (db: Database, scope: Scope, query: Filter & Sort): Promise<Row[]> =>
    finished(await read(db, rowsIn(scope, query).found), { db, scope, query });

  async function* pieces(db: Database, scope: Scope, query: Filter & Sort) {
    for await (const found of streamRows(db, rowsIn(scope, query).placeless))
      yield await finished(found, { db, scope, query });
  }

  /** The list whole, for a file: piece by piece, all of one night's data. */
  const pages = (db: Database, scope: Scope, query: Filter & Sort): AsyncGenerator<readonly Row[]> =>
    file?.outlivesDrops ? pieces(db, scope, query) : ofOneNight(db, pieces(db, scope, query));

  return { page, pages, all: whole };
}

function selecting<Scope>(columns: Readonly<Record<string, Selection<Scope>>>) {
  const selected = Object.entries(columns).flatMap(([id, column]) => {
    const told = 'toOperationNode' in column ? column : column.sql;
    return told ? [[sql.ref(id), told] as const] : [];
  });
  return (scope: Scope): Sql =>
    sql.join(selected.map(([id, told]) => sql`${typeof told === 'function' ? told(scope) : told} as ${id}`));
}

async function inOneText<Row>(db: Database, rows: RawBuilder<Row>): Promise<Row[]> {
  const { rows: found } = await sql<{ found: Row[] }>`
    select coalesce(json_agg(entry), '[]') as found from (${rows}) as entry`.execute(db);
  return found[0]!.found;
}
