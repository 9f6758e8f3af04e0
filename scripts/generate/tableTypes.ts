import { sql } from 'kysely';
import type { Db } from '@server/db/db';
import { formatted } from './formatted';

/** A column as the catalog of a migrated database describes it. */
interface Column {
  readonly table: string;
  readonly table_comment: string | null;
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly has_default: boolean;
  /** Computed or numbered by the database alone; nobody may write it. */
  readonly always: boolean;
  readonly comment: string | null;
  /** The CHECKs of this column alone. */
  readonly checks: readonly string[];
}

/** How server/db/values.ts hands a type of PostgreSQL to us. */
const typesByName: Readonly<Record<string, string>> = {
  bigint: 'number',
  boolean: 'boolean',
  bytea: 'Uint8Array',
  date: 'string',
  integer: 'number',
  jsonb: 'unknown',
  numeric: 'string',
  smallint: 'number',
  text: 'string',
  'timestamp with time zone': 'string',
  uuid: 'string',
};

const HEADER = `// Generated from the migrated database by "npm run tables". Do not edit; change a migration instead.
// Whole cents are bigint and numbers here; quantities, prices and rates are decimals as strings; days are
// 'YYYY-MM-DD'; instants are ISO text in UTC.
`;

/** The text of server/db/tables.ts for a database with every migration applied. */
export async function tableTypes(db: Db): Promise<string> {
  const tables = new Map<string, Column[]>();
  for (const column of await readColumns(db)) {
    if (columnTypes[`${column.table}.${column.name}`] === null) continue;
    tables.set(column.table, [...(tables.get(column.table) ?? []), column]);
  }
  const written = [...tables].map(([table, columns]) => {
    const lines = columns.map((column) => `${comment(column.comment)}${column.name}: ${typeOf(column)};`);
    return `${comment(columns[0]!.table_comment)}export interface ${interfaceOf(table)} {\n${lines.join('\n')}\n}`;
  });
  const all = [...tables.keys()].map((table) => `${table}: ${interfaceOf(table)};`);
  const body = [
    ...written,
    `/** Every table, for Kysely. */\nexport interface Tables {\n${all.join('\n')}\n}`,
  ];
  const used = ['ColumnType', 'Generated', 'GeneratedAlways', 'JSONColumnType'].filter((name) =>
    body.some((text) => text.includes(`${name}<`)),
  );
  const text = [HEADER + `import type { ${used.join(', ')} } from 'kysely';`, ...body].join('\n\n');
  return formatted('server/db/tables.ts', text);
}

async function readColumns(db: Db): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as table, obj_description(c.oid, 'pg_class') as table_comment, a.attname as name,
      format_type(a.atttypid, null) as type, a.attnotnull as required, a.atthasdef or a.attidentity <> '' as has_default,
      a.attgenerated <> '' or a.attidentity = 'a' as always, col_description(c.oid, a.attnum) as comment,
      coalesce((select json_agg(pg_get_constraintdef(k.oid) order by k.conname) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]), '[]') as checks
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migration'
      and a.attnum > 0 and not a.attisdropped
    order by c.relname collate "C", a.attnum`.execute(db.sql);
  return rows;
}

function typeOf(column: Column): string {
  const { table, name, type, required, has_default, always, checks } = column;
  const told = columnTypes[`${table}.${name}`];
  if (told) return told;
  const plain = checks.map(wordsOf).find(Boolean) ?? typesByName[type];
  if (!plain) throw new Error(`${table}.${name} is of type ${type}, which has no type here yet.`);
  const value = required || plain === 'unknown' ? plain : `${plain} | null`;
  if (always) return `GeneratedAlways<${value}>`;
  return has_default ? `Generated<${value}>` : value;
}

/** `CHECK ((level = ANY (ARRAY['owner'::text, 'pay'::text])))` as a union; undefined for any other CHECK. */
function wordsOf(check: string): string | undefined {
  const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(check)?.[1];
  return list?.replaceAll('::text', '').replaceAll(', ', ' | ');
}

const interfaceOf = (table: string): string =>
  `${table.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Table`;

const comment = (text: string | null): string => (text === null ? '' : `/** ${text} */\n`);

const mfaMethod = `'SMS_MFA' | 'SOFTWARE_TOKEN_MFA' | 'EMAIL_OTP'`;

/**
 * Types that the database itself cannot say, by table and column; null leaves a column out. A word list belongs in a
 * CHECK of the migration; those here were given none, or lie inside a jsonb. JSON is written as text and read as a value.
 */
const columnTypes: Readonly<Record<string, string | null>> = {
  // The protocol's names. They are kept in one list (jsonb), and the preferred one has no CHECK.
  'pool_user.mfa_methods': `ColumnType<(${mfaMethod})[], string | undefined, string>`,
  'pool_user.mfa_preferred': `${mfaMethod} | null`,
  // Flat by their protocols: user attributes, and a JSON Web Key.
  'pool_user.attributes': 'JSONColumnType<Record<string, string>>',
  'pool_key.public_jwk': 'JSONColumnType<Record<string, string>>',
  // ApprovalBasis of contract, made and compared by the database.
  'request_approval.basis': 'ColumnType<object, never, never>',
  // Written once; what is inside depends on the kind of operation.
  'user_operation.payload': 'ColumnType<object, string, never>',
  // Word lists that were given no CHECK.
  'contact_change.attribute': `'email' | 'phone_number'`,
  'request_authorization.sec_code': `'WEB' | 'CCD' | null`,
  // The database keeps these for searches, which name them in SQL. A row that is read or written does without.
  'portal_user.account_text': null,
  'request.search_text': null,
};
