import { type Node, within, wordsOf } from './statement';

export type Told = (rule: string, about: string) => void;

const tableOf = (node: Node, field = 'relation'): string =>
  ((node[field] as Node | undefined)?.['relname'] as string | undefined) ?? 'none';

/** Which of what a statement does is not there on Aurora DSQL. */
export function judgeDsql(kind: string, node: Node, tell: Told): void {
  judgeCommand(kind, node, tell);
  for (const [name, part] of within({ [kind]: node })) {
    if (name === 'FuncCall') judgeFunction(wordsOf(part['funcname']).at(-1)!, tell);
    if (
      name === 'A_Expr' &&
      wordsOf(part['name']).some((sign) => /^<?%>?$|^<->$/.test(sign)) &&
      isOfTexts(part)
    )
      tell('similarity', wordsOf(part['name'])[0]!);
    if (name === 'LockingClause') {
      if (part['strength'] !== 'LCS_FORUPDATE') tell('rowLock', String(part['strength']).slice(4));
      if (part['waitPolicy'] !== 'LockWaitBlock')
        tell('rowLock', String(part['waitPolicy']).slice('LockWait'.length));
    }
    const table = part['relname'] as string | undefined;
    if (table !== undefined) {
      if (part['relpersistence'] === 't') tell('temporaryTable', 'temporary tables');
      if (/^pg_(locks|stat|sequences|prepared)/.test(table)) tell('catalog', table);
    }
  }
}

/** A remainder has a number at its right, or a value of which nobody knows. */
const isOfTexts = ({ rexpr }: Node): boolean => !JSON.stringify(rexpr ?? '').includes('ival');

function judgeFunction(name: string, tell: Told): void {
  if (/^pg_(try_)?advisory_/.test(name)) tell('advisoryLock', name);
  if (name.endsWith('similarity')) tell('similarity', name);
  if (/^pg_(current_wal|last_wal|wal_)/.test(name)) tell('wal', name);
  if (/^(nextval|setval|currval|pg_get_serial_sequence)$/.test(name)) tell('identity', name);
}

function judgeCommand(kind: string, node: Node, tell: Told): void {
  switch (kind) {
    case 'TransactionStmt':
      if (/SAVEPOINT|ROLLBACK_TO|RELEASE/.test(String(node['kind']))) tell('savepoint', 'savepoints');
      return;
    case 'TruncateStmt':
      return tell('truncate', 'truncate');
    case 'LockStmt':
      return tell('lockTable', 'lock table');
    case 'DeclareCursorStmt':
    case 'FetchStmt':
      return tell('cursor', 'cursors');
    case 'CopyStmt':
      return tell('copy', tableOf(node));
    case 'VariableSetStmt':
      return tell('setting', String(node['name']));
    case 'DoStmt':
      return tell('doBlock', 'do');
    case 'CreateTrigStmt':
      return tell('trigger', tableOf(node));
    case 'CreateExtensionStmt':
      return tell('extension', String(node['extname']));
    case 'CreateFunctionStmt':
      if (!JSON.stringify(node['options']).includes('"sql"'))
        tell('function', wordsOf(node['funcname']).at(-1)!);
      return;
    case 'CreateTableAsStmt':
      return tell('temporaryTable', 'create table as');
    case 'IndexStmt':
      tell('index', tableOf(node));
      if (node['accessMethod'] !== 'btree') tell('indexMethod', String(node['accessMethod']));
      return;
    case 'CreateStmt':
      return judgeColumns(node, tableOf(node), tell);
    case 'AlterTableStmt':
      return judgeAlter(node, tableOf(node), tell);
    default:
  }
}

const IN_VAIN = new Set([
  'AT_AddConstraint',
  'AT_AlterColumnType',
  'AT_SetNotNull',
  'AT_ColumnDefault',
  'AT_ValidateConstraint',
]);

function judgeAlter(node: Node, table: string, tell: Told): void {
  for (const [name, part] of within(node['cmds'])) {
    if (name !== 'AlterTableCmd') continue;
    if (IN_VAIN.has(String(part['subtype'])))
      tell('alterTable', `${table}: ${String(part['subtype']).slice(3)}`);
  }
  judgeColumns(node, table, tell);
}

function judgeColumns(node: Node, table: string, tell: Told): void {
  for (const [name, part] of within(node)) {
    if (name === 'Constraint') {
      if (part['contype'] === 'CONSTR_FOREIGN') tell('foreignKey', table);
      if (part['contype'] === 'CONSTR_IDENTITY') tell('identity', table);
      if (part['contype'] === 'CONSTR_GENERATED') tell('generated', table);
      if (part['contype'] === 'CONSTR_EXCLUSION') tell('exclusion', table);
    }
    if (name !== 'ColumnDef') continue;
    const type = part['typeName'] as Node | undefined;
    if (wordsOf(type?.['names']).at(-1) === 'jsonb' || type?.['arrayBounds'] !== undefined)
      tell('columnType', `${table}.${String(part['colname'])}`);
  }
}

/** Extensions of Aurora PostgreSQL that the product may ask for. */
const extensions = new Set(['pg_trgm', 'plpgsql']);

/** Which of what a statement does is otherwise on Aurora PostgreSQL. */
export function judgeAurora(kind: string, node: Node, tell: Told): void {
  if (kind === 'CreateExtensionStmt' && !extensions.has(String(node['extname'])))
    tell('extension', String(node['extname']));
  if (kind === 'AlterSystemStmt') tell('role', 'alter system');
  for (const [name, part] of within({ [kind]: node })) {
    const called = name === 'FuncCall' ? wordsOf(part['funcname']).at(-1)! : '';
    if (/^pg_(current_wal|last_wal|wal_|is_wal)/.test(called)) tell('walFunction', called);
  }
}
