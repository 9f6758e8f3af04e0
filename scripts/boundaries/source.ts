import { type ESTree, parseSync, type ParseResult, Visitor } from 'vite';
import { type Aliases, resolveImport } from './aliases';

/** What the checks need to know of one file. */
export interface Source {
  /** From the top of the repository, with forward slashes. */
  readonly path: string;
  readonly lines: number;
  /** As they are written, type imports and dynamic ones too. */
  readonly specifiers: readonly string[];
  /** Paths within the repository (most without an extension) or names of packages; types too. */
  readonly staticImports: readonly string[];
  readonly dynamicImports: readonly string[];
  readonly imports: readonly string[];
  /** Names that others can import. */
  readonly exports: readonly string[];
  readonly comments: readonly string[];
  /** Worked out when it is asked for, which takes most of the time. */
  readonly content: Content;
}

/** What can only be known from the whole syntax tree. */
interface Content {
  readonly hexColors: readonly string[];
  readonly readsClock: boolean;
  /** Strings and starts of templates that begin with `/api/`. */
  readonly apiPaths: readonly string[];
  readonly functions: readonly { readonly name: string; readonly line: number; readonly lines: number }[];
}

/** @throws when the text cannot be parsed */
export function readSource(path: string, text: string, aliases: Aliases = []): Source {
  const parsed = parseSync(path, text);
  const { module, errors } = parsed;
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]!.message}`);
  const fixed = [
    ...module.staticImports.map((i) => i.moduleRequest.value),
    ...module.staticExports.flatMap((e) => e.entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
  ];
  const later = module.dynamicImports.map((i) =>
    text.slice(i.moduleRequest.start + 1, i.moduleRequest.end - 1),
  );
  const resolve = (specifier: string) => resolveImport(specifier, path, aliases);
  const staticImports = fixed.map(resolve);
  const dynamicImports = later.map(resolve);
  let content: Content | undefined;
  return {
    path,
    lines: text.split('\n').length - 1,
    specifiers: [...fixed, ...later],
    staticImports,
    dynamicImports,
    imports: [...staticImports, ...dynamicImports],
    exports: module.staticExports.flatMap((e) => e.entries.flatMap((entry) => entry.exportName.name ?? [])),
    get comments() {
      return parsed.comments.map(({ value }) => value);
    },
    get content() {
      return (content ??= contentOf(parsed, text));
    },
  };
}

/** A file with none of these has neither a color nor a clock nor an address, and its tree need not be made. */
const mayTell = /#[0-9a-f]{3}|\\[ux]|&(?:#|num)|\bDate\b|\/api\//i;
/** A file with fewer lines has no function that is long. */
const FEW_LINES = 60;

function contentOf({ program }: ParseResult, text: string): Content {
  const hexColors: string[] = [];
  const apiPaths: string[] = [];
  const functions: { name: string; line: number; lines: number }[] = [];
  let readsClock = false;
  const lineAt = lineCounter(text);
  if (!mayTell.test(text) && lineAt(text.length) <= FEW_LINES) {
    return { hexColors, readsClock, apiPaths, functions };
  }
  const read = (value: string) => {
    hexColors.push(...colorsIn(value));
    if (value.startsWith('/api/')) apiPaths.push(value);
  };
  const names = new Map<number, string>();
  const measure = (node: ESTree.Function | ESTree.ArrowFunctionExpression) => {
    const line = lineAt(node.start);
    const name = ('id' in node && node.id?.name) || names.get(node.start) || 'a function without a name';
    functions.push({ name, line, lines: lineAt(node.end) - line + 1 });
  };
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') read(value);
    },
    TemplateElement({ value }) {
      read(value.raw);
    },
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) names.set(init.start, id.name);
    },
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
    NewExpression({ callee, arguments: given }) {
      if (callee.type === 'Identifier' && callee.name === 'Date' && given.length === 0) readsClock = true;
    },
    MemberExpression({ object, property }) {
      if (object.type !== 'Identifier' || property.type !== 'Identifier') return;
      if (object.name === 'Date' && property.name === 'now') readsClock = true;
    },
  }).visit(program);
  return { hexColors, readsClock, apiPaths, functions };
}

const colorsIn = (text: string): string[] =>
  text.match(/#(?:[0-9a-fA-F]{8}|[0-9a-fA-F]{6}|[0-9a-fA-F]{3,4})\b/g) ?? [];

/** Answers the number of the line in which a position of the text lies. */
function lineCounter(text: string): (position: number) => number {
  const ends: number[] = [];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) ends.push(at);
  return (position) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ends[middle]! < position) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}
