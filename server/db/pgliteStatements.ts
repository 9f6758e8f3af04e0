import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { serialize } from 'pg-protocol';
import type {
  CommandCompleteMessage,
  DataRowMessage,
  RowDescriptionMessage,
} from 'pg-protocol/dist/messages';
import { prepareValue } from 'pg/lib/utils';
import type { Answer } from './engine';
import { nameOf } from './statementNames';
import { parsersByOid } from './values';

interface Column {
  readonly name: string;
  readonly read: (text: string) => unknown;
}

/**
 * Speaks PostgreSQL's own protocol with PGlite, whose `query` plans each text anew and asks for its types first:
 * a statement that was run before is only bound and run, for a fifth of the processor time. Values and rows are
 * written and read by `pg`, as they are with a real server.
 */
export function statementsOn(pglite: PGlite) {
  const prepared = new Map<string, readonly Column[]>();

  return async function run(text: string, values: readonly unknown[]): Promise<Answer> {
    const name = nameOf(text) ?? '';
    const known = name === '' ? undefined : prepared.get(name);
    const bound = serialize.bind({ statement: name, values: values.map((value) => prepareValue(value)) });
    const { messages } = await pglite.execProtocol(
      joined([...(known ? [] : preparing(name, text)), bound, serialize.execute({}), serialize.sync()]),
    );
    const columns = known ?? columnsOf(messages as unknown as readonly Message[]);
    if (!known && name !== '') prepared.set(name, columns);
    const rows: unknown[] = [];
    let done = '';
    for (const message of messages as unknown as readonly Message[]) {
      if (message.name === 'dataRow') rows.push(rowOf(columns, message));
      if (message.name === 'commandComplete') done = message.text;
    }
    const [command = ''] = done.split(' ');
    return { rows, numAffectedRows: BigInt(/\d+$/.exec(done)?.[0] ?? 0), command };
  };
}

type Message =
  | (DataRowMessage & { readonly name: 'dataRow' })
  | (CommandCompleteMessage & { readonly name: 'commandComplete' })
  | (RowDescriptionMessage & { readonly name: 'rowDescription' })
  | { readonly name: 'other' };

/** The name is given up first: a text that could be planned but not bound before holds it still. */
const preparing = (name: string, text: string): Buffer[] => [
  serialize.close({ type: 'S', name }),
  serialize.parse({ name, text }),
  serialize.describe({ type: 'S', name }),
];

function joined(parts: readonly Buffer[]): Uint8Array {
  const whole = Buffer.concat(parts);
  return new Uint8Array(whole.buffer, whole.byteOffset, whole.length);
}

function columnsOf(messages: readonly Message[]): readonly Column[] {
  const described = messages.find((message) => message.name === 'rowDescription');
  return (described?.fields ?? []).map(({ name, dataTypeID }) => ({
    name,
    read: parsersByOid[dataTypeID] ?? pg.types.getTypeParser(dataTypeID, 'text'),
  }));
}

function rowOf(columns: readonly Column[], { fields }: DataRowMessage): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const [at, { name, read }] of columns.entries()) {
    const text = fields[at] as string | null;
    row[name] = text === null ? null : read(text);
  }
  return row;
}
