import { type ESTree, type ParseResult, parseSync } from 'vite';
import { type Aliases, resolveImport } from '../boundaries/aliases';

/** One file of the repository as the facts are read from it. */
export interface Code {
  readonly path: string;
  readonly text: string;
  readonly program: ESTree.Program;
  readonly comments: ParseResult['comments'];
  /** Local names of what it imports, with the file or package and the name there. */
  readonly imported: ReadonlyMap<string, { readonly from: string; readonly name: string }>;
  /** Files, without an extension, and packages whose values it uses; dynamic imports are told apart. */
  readonly uses: readonly { readonly target: string; readonly later: boolean }[];
}

export function readCode(path: string, text: string, aliases: Aliases): Code {
  const { program, comments, module } = parseSync(path, text);
  const resolve = (specifier: string) => resolveImport(specifier, path, aliases);
  const named = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map(
      ({ localName, importName }) =>
        [
          localName.value,
          { from: resolve(moduleRequest.value), name: importName.name ?? 'default' },
        ] as const,
    ),
  );
  const used = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
  );
  const later = module.dynamicImports.map(({ moduleRequest }) =>
    text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
  );
  return {
    path,
    text,
    program,
    comments,
    imported: new Map(named),
    uses: [
      ...[...used, ...passedOn].map((specifier) => ({ target: resolve(specifier), later: false })),
      ...later.map((specifier) => ({ target: resolve(specifier), later: true })),
    ],
  };
}

/** The file that an import without an extension means. */
export const fileOf = (target: string, known: { has: (path: string) => boolean }): string | undefined =>
  [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`].find((path) => known.has(path));

/** What a literal, an array or an object of them is worth; undefined for everything else. */
export function valueOf(node: ESTree.Node | null | undefined): unknown {
  if (!node) return undefined;
  if (node.type === 'TSSatisfiesExpression' || node.type === 'TSAsExpression')
    return valueOf(node.expression);
  if (node.type === 'Literal') return node.value;
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.cooked;
  if (node.type === 'ArrayExpression') return node.elements.map((element) => valueOf(element));
  if (node.type !== 'ObjectExpression') return undefined;
  return Object.fromEntries(
    node.properties.flatMap((property) =>
      property.type === 'Property' && property.key.type === 'Identifier'
        ? [[property.key.name, valueOf(property.value)]]
        : [],
    ),
  );
}
