import type { ESTree } from 'vite';
import { type Code, fileOf } from './code';

/** One prop of a component, as its type and its doc comment say it. */
export interface PropFacts {
  readonly name: string;
  /** As it is written. */
  readonly type: string;
  readonly isRequired: boolean;
  /** The doc comment without its signs, or ''. */
  readonly about: string;
  /** As it is written in the component, or null. */
  readonly preset: string | null;
}

/** A type as it is written in a file, whose names are looked up there. */
interface Written {
  readonly node: ESTree.Node;
  readonly code: Code;
}

type Files = ReadonlyMap<string, Code>;

/**
 * The props of the component `name` of this file: those of interfaces that it extends, picks from or omits from too,
 * wherever in the repository they stand. Of a type of a package only those are known that are picked by name.
 */
export function propsOf(name: string, code: Code, files: Files): readonly PropFacts[] {
  const parameter = firstParameter(name, code);
  if (!parameter || !('typeAnnotation' in parameter) || !parameter.typeAnnotation) return [];
  const presets = presetsOf(parameter, code);
  const found = membersOf({ node: parameter.typeAnnotation.typeAnnotation, code }, files);
  return [...new Map(found.map((prop) => [prop.name, prop])).values()].map(
    ({ name: prop, type, isRequired, about }) => ({
      name: prop,
      type,
      isRequired,
      about,
      preset: presets.get(prop) ?? null,
    }),
  );
}

function firstParameter(name: string, { program }: Code) {
  for (const statement of program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
    if (declared?.type === 'FunctionDeclaration' && declared.id?.name === name) return declared.params[0];
    if (declared?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declared.declarations)
      if (id.type === 'Identifier' && id.name === name && init?.type === 'ArrowFunctionExpression')
        return init.params[0];
  }
  return undefined;
}

const presetsOf = (parameter: ESTree.Node, { text }: Code): ReadonlyMap<string, string> =>
  new Map(
    parameter.type === 'ObjectPattern'
      ? parameter.properties.flatMap((property) =>
          property.type === 'Property' &&
          property.key.type === 'Identifier' &&
          property.value.type === 'AssignmentPattern'
            ? [[property.key.name, text.slice(property.value.right.start, property.value.right.end)] as const]
            : [],
        )
      : [],
  );

type Member = Omit<PropFacts, 'preset'>;

function membersOf({ node, code }: Written, files: Files): readonly Member[] {
  const inside = (inner: ESTree.Node) => membersOf({ node: inner, code }, files);
  switch (node.type) {
    case 'TSTypeLiteral':
      return node.members.flatMap((member) => memberOf(member, code));
    case 'TSInterfaceDeclaration':
      return [
        ...node.extends.flatMap(({ expression, typeArguments }) =>
          expression.type === 'Identifier'
            ? namedMembers(expression.name, typeArguments?.params ?? [], code, files)
            : [],
        ),
        ...node.body.body.flatMap((member) => memberOf(member, code)),
      ];
    case 'TSTypeAliasDeclaration':
      return inside(node.typeAnnotation);
    case 'TSIntersectionType':
    case 'TSUnionType':
      return node.types.flatMap(inside);
    case 'TSTypeReference':
      return node.typeName.type === 'Identifier'
        ? namedMembers(node.typeName.name, node.typeArguments?.params ?? [], code, files)
        : [];
    default:
      return [];
  }
}

function namedMembers(
  name: string,
  [of, keys]: readonly ESTree.Node[],
  code: Code,
  files: Files,
): readonly Member[] {
  const members = (node: ESTree.Node) => membersOf({ node, code }, files);
  if (of && (name === 'Readonly' || name === 'PropsWithChildren')) return members(of);
  if (of && name === 'Partial') return members(of).map((member) => needed(member, false));
  if (of && name === 'Required') return members(of).map((member) => needed(member, true));
  if (of && keys && (name === 'Pick' || name === 'Omit')) {
    const chosen = new Set(keysOf({ node: keys, code }, files));
    const all = members(of);
    if (name === 'Omit') return all.filter((member) => !chosen.has(member.name));
    const known = all.filter((member) => chosen.has(member.name));
    const text = code.text.slice(of.start, of.end);
    const unknown = [...chosen].filter((key) => !all.some((member) => member.name === key));
    return [
      ...known,
      ...unknown.map((key) => ({ name: key, type: `${text}['${key}']`, isRequired: false, about: '' })),
    ];
  }
  const found = declarationOf(name, code, files);
  return found ? membersOf(found, files) : [];
}

const needed = (member: Member, isRequired: boolean): Member => ({ ...member, isRequired });

function keysOf({ node, code }: Written, files: Files): readonly string[] {
  if (node.type === 'TSLiteralType' && node.literal.type === 'Literal') return [String(node.literal.value)];
  if (node.type === 'TSUnionType') return node.types.flatMap((each) => keysOf({ node: each, code }, files));
  if (node.type === 'TSTypeOperator' && node.operator === 'keyof')
    return membersOf({ node: node.typeAnnotation, code }, files).map(({ name }) => name);
  if (node.type !== 'TSTypeReference' || node.typeName.type !== 'Identifier') return [];
  const found = declarationOf(node.typeName.name, code, files);
  return found?.node.type === 'TSTypeAliasDeclaration'
    ? keysOf({ node: found.node.typeAnnotation, code: found.code }, files)
    : [];
}

/** Where the type of this name is declared, in this file or in one that it is imported from. */
function declarationOf(name: string, code: Code, files: Files): Written | undefined {
  for (const statement of code.program.body) {
    const declared =
      statement.type === 'ExportNamedDeclaration' && statement.declaration
        ? statement.declaration
        : statement;
    if (
      (declared.type === 'TSInterfaceDeclaration' || declared.type === 'TSTypeAliasDeclaration') &&
      declared.id.name === name
    )
      return { node: declared, code };
  }
  const source = code.imported.get(name);
  const file = source && fileOf(source.from, files);
  return file ? declarationOf(source.name, files.get(file)!, files) : undefined;
}

function memberOf(member: ESTree.TSSignature, code: Code): readonly Member[] {
  if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') return [];
  const { key } = member;
  const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined;
  if (name === undefined) return [];
  const typed = member.type === 'TSPropertySignature' ? member.typeAnnotation?.typeAnnotation : undefined;
  const type = typed ? code.text.slice(typed.start, typed.end) : '() => void';
  return [
    {
      name,
      type: type.replace(/\/\*[^]*?\*\//g, '').replace(/\s+/g, ' '),
      isRequired: !member.optional,
      about: docBefore(member.start, code),
    },
  ];
}

/** The doc comment that ends right before this place. */
function docBefore(at: number, { comments, text }: Code): string {
  const doc = comments.findLast(
    ({ type, value, end }) =>
      type === 'Block' && value.startsWith('*') && end <= at && !text.slice(end, at).trim(),
  );
  return doc
    ? doc.value
        .replace(/^\*|^\s*\* ?/gm, '')
        .replace(/\s+/g, ' ')
        .trim()
    : '';
}
