import { loadModule, parse } from 'libpg-query';

/** A node of PostgreSQL's own syntax tree, by the names of its fields. */
export type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const loaded = loadModule();

/** The statements of a text, each under the name of its kind. @throws where PostgreSQL would read none */
export async function statementsOf(
  text: string,
): Promise<readonly { readonly kind: string; readonly node: Node }[]> {
  await loaded;
  const { stmts = [] } = (await parse(text)) as { stmts?: { stmt: Node }[] };
  return stmts.map(({ stmt }) => {
    const [kind, node] = Object.entries(stmt)[0]!;
    return { kind, node: node as Node };
  });
}

/** Every node below one, with the name of its kind. */
export function* within(value: unknown): Generator<readonly [string, Node]> {
  if (Array.isArray(value)) {
    for (const each of value) yield* within(each);
  } else if (isNode(value)) {
    for (const [name, each] of Object.entries(value)) {
      if (isNode(each) && !Array.isArray(each)) yield [name, each];
      yield* within(each);
    }
  }
}

/** The words of a list of names: ["i", "account_no"]. */
export const wordsOf = (list: unknown): readonly string[] =>
  ((list ?? []) as Node[]).map(
    (each) => ((each['String'] as Node | undefined)?.['sval'] as string | undefined) ?? '*',
  );

/** Texts that differ in how many values they are given are the same statement. */
export const plainText = (text: string): string =>
  text
    .replaceAll(/\$\d+/g, '$1')
    .replaceAll(/\$1(?:, ?\$1)+/g, '$1')
    .replaceAll(/\(\$1\)(?:, ?\(\$1\))+/g, '($1)');
