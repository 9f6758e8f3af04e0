import { customersOf, type Customers } from './citusQuery';
import { CUSTOMER, placeOf } from './customers';
import type { Told } from './dsql';
import { type Node, within, wordsOf } from './statement';

const QUERIES = new Set(['SelectStmt', 'InsertStmt', 'UpdateStmt', 'DeleteStmt']);

/** Which of what a statement does is otherwise where Citus distributes tables by customer. */
export function judgeCitus(kind: string, node: Node, tell: Told): void {
  if (kind === 'DeclareCursorStmt') {
    const [inner, query] = Object.entries(node['query'] as Node)[0]!;
    judgeCitus(inner, query as Node, tell);
  } else if (QUERIES.has(kind)) judgeQuery(kind, node, tell);
  else if (kind === 'CopyStmt') judgeRows(node, wordsOf(node['attlist']), tell);
  else judgeTable(kind, node, tell);
}

const relationOf = (node: Node): string =>
  ((node['relation'] as Node | undefined)?.['relname'] as string | undefined) ?? '';

function judgeQuery(kind: string, node: Node, tell: Told): void {
  const customers = customersOf(kind, node);
  for (const table of customers.children) tell('lacksColumn', table);
  judgeLevels(customers, tell);
  const table = relationOf(node);
  if (kind === 'InsertStmt') {
    const columns = ((node['cols'] ?? []) as { ResTarget: { name: string } }[]).map(
      ({ ResTarget }) => ResTarget.name,
    );
    judgeRows(node, columns, tell);
    const infer = (node['onConflictClause'] as Node | undefined)?.['infer'] as Node | undefined;
    const keys = ((infer?.['indexElems'] ?? []) as { IndexElem: { name?: string } }[]).map(
      ({ IndexElem }) => IndexElem.name,
    );
    if (placeOf(table) === 'distributed' && infer && !keys.includes(CUSTOMER)) tell('conflict', table);
  }
  if (kind === 'UpdateStmt' && placeOf(table) === 'distributed') {
    const targets = node['targetList'] as { ResTarget: { name: string } }[];
    if (targets.some(({ ResTarget }) => ResTarget.name === CUSTOMER)) tell('movesRow', table);
  }
}

function judgeLevels(customers: Customers, tell: Told): void {
  const isOpen = ({ customer }: { readonly customer: string }) => !customers.isGiven(customer);
  for (const { sources, around, isLocked, hasGroupingSets } of customers.levels) {
    const open = sources.filter(isOpen);
    if (open.length === 0) continue;
    for (const { table } of open) tell('noCustomer', table);
    const apart = new Set(
      [...sources.map(({ customer }) => customer), ...around].map((each) => customers.same(each)),
    );
    for (const { table } of sources) {
      if (apart.size > 1) tell('join', table);
      if (isLocked) tell('lock', table);
      if (hasGroupingSets) tell('groupingSets', table);
      if (customers.isRecursive) tell('recursive', table);
    }
  }
}

/** Rows that are written bear their customer. */
function judgeRows(node: Node, columns: readonly string[], tell: Told): void {
  const table = relationOf(node);
  const place = placeOf(table);
  if (place === 'child') tell('lacksColumn', table);
  if (place === 'distributed' && columns.length > 0 && !columns.includes(CUSTOMER))
    tell('insertWithout', table);
}

function judgeTable(kind: string, node: Node, tell: Told): void {
  const table = relationOf(node);
  const place = placeOf(table);
  if (kind === 'CreateTrigStmt' && place !== 'shared') tell('trigger', table);
  if (kind === 'IndexStmt' && node['unique'] === true && place !== 'shared') {
    const columns = (node['indexParams'] as { IndexElem: { name?: string } }[]).map(
      ({ IndexElem }) => IndexElem.name,
    );
    if (!columns.includes(CUSTOMER)) tell('key', table);
  }
  if (kind !== 'CreateStmt' && kind !== 'AlterTableStmt') return;
  for (const [name, part] of within(node)) {
    if (name === 'ColumnDef') {
      const column = String(part['colname']);
      const isBig = /"int8"|"bigint"/.test(JSON.stringify(part['typeName']));
      for (const { Constraint } of (part['constraints'] ?? []) as { Constraint: Node }[])
        judgeConstraint(Constraint, { table, columns: [column], isBig }, tell);
    } else if (name === 'Constraint' && (part['keys'] ?? part['fk_attrs']) !== undefined)
      judgeConstraint(part, { table, columns: wordsOf(part['keys'] ?? part['fk_attrs']), isBig: true }, tell);
  }
}

interface Keyed {
  readonly table: string;
  readonly columns: readonly string[];
  readonly isBig: boolean;
}

function judgeConstraint(constraint: Node, { table, columns, isBig }: Keyed, tell: Told): void {
  const place = placeOf(table);
  const hasCustomer = columns.includes(CUSTOMER);
  switch (constraint['contype']) {
    case 'CONSTR_PRIMARY':
    case 'CONSTR_UNIQUE':
      if (place !== 'shared' && !hasCustomer) tell('key', table);
      return;
    case 'CONSTR_FOREIGN': {
      const target = String((constraint['pktable'] as Node)['relname']);
      if (placeOf(target) !== 'shared' && (place === 'shared' || !hasCustomer))
        tell('foreignKey', `${table} → ${target}`);
      return;
    }
    case 'CONSTR_IDENTITY':
      if (place !== 'shared' && !isBig) tell('identity', table);
      return;
    default:
  }
}
