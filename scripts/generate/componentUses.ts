import { type ESTree, Visitor } from 'vite';

interface Uses {
  readonly tags: readonly ESTree.JSXElement[];
  /** Where the old name stands otherwise: `component={Old}`, `typeof Old`. */
  readonly values: readonly ESTree.Node[];
  /** A place where one of the two names is declared anew. */
  readonly obstacle: { readonly start: number; readonly name: string } | undefined;
}

/** Where a file uses the old name. A name that it declares anew means something else in a part of the file. */
export function usesOf(
  program: ESTree.Program,
  { old, next }: { readonly old: string; readonly next: string },
  imports: readonly ESTree.ImportDeclarationSpecifier[],
): Uses {
  const tags: ESTree.JSXElement[] = [];
  const found: { readonly node: ESTree.Node; readonly name: string }[] = [];
  const [declared, noNames]: [ESTree.Node[], ESTree.Node[]] = [[], [...imports]];
  const add = (list: ESTree.Node[], node: ESTree.Node | null | undefined) => {
    if (node) list.push(node);
  };
  const ofFunction = ({ id, params }: { id?: ESTree.Node | null; params: readonly ESTree.Node[] }) => {
    add(declared, id);
    declared.push(...params);
  };
  new Visitor({
    JSXElement(node) {
      const { name } = node.openingElement;
      if (name.type === 'JSXIdentifier' && name.name === old) tags.push(node);
      if (name.type === 'JSXIdentifier' && name.name === next) found.push({ node: name, name: next });
    },
    Identifier(node) {
      if (node.name === old || node.name === next) found.push({ node, name: node.name });
    },
    ImportDeclaration({ specifiers }) {
      declared.push(...specifiers.filter((specifier) => !imports.includes(specifier)));
    },
    FunctionDeclaration: ofFunction,
    FunctionExpression: ofFunction,
    ArrowFunctionExpression: ({ params }) => void declared.push(...params),
    ClassDeclaration: ({ id }) => add(declared, id),
    TSInterfaceDeclaration: ({ id }) => add(declared, id),
    TSTypeAliasDeclaration: ({ id }) => add(declared, id),
    VariableDeclarator: ({ id }) => add(declared, id),
    CatchClause: ({ param }) => add(declared, param),
    MemberExpression: ({ computed, property }) => add(noNames, computed ? undefined : property),
    Property: ({ computed, shorthand, key }) => add(noNames, computed || shorthand ? undefined : key),
  }).visit(program);
  const isIn = (list: readonly ESTree.Node[], { start, end }: ESTree.Node) =>
    list.some((outer) => outer.start <= start && end <= outer.end);
  // The two halves of `{ Old }` stand in one place.
  const places = new Map(found.map((name) => [name.node.start, name] as const));
  const names = [...places.values()].filter(({ node }) => !isIn(noNames, node));
  const isKnown = imports.length > 1;
  const obstacle = names.find(({ node, name }) => isIn(declared, node) || (name === next && !isKnown));
  return {
    tags,
    values: names.filter(({ name }) => name === old).map(({ node }) => node),
    obstacle: obstacle && { start: obstacle.node.start, name: obstacle.name },
  };
}
