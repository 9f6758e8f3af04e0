import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import tsconfig from '../../tsconfig.json' with { type: 'json' };

/** What the check needs to know of one file. */
export interface Source {
  /** From the top of the house, with forward slashes. */
  readonly path: string;
  readonly lines: number;
  /** By its first line: nobody reads or edits it as a whole. */
  readonly isGenerated: boolean;
  /** Paths within the house (without ending) or names of packages, type imports too. */
  readonly imports: readonly string[];
  readonly hexColours: readonly string[];
  readonly readsClock: boolean;
}

const wings = [
  'theme',
  'contract',
  'src',
  'server',
  'demo',
  'stories',
  '.storybook',
  'e2e',
  'scripts',
  'bench',
];

/** The aliases of tsconfig.json: what they begin with, and the folder that it stands for. */
const aliases = Object.entries(tsconfig.compilerOptions.paths).map(
  ([alias, [folder]]) => [alias.replace('*', ''), posix.normalize(folder!.replace('*', ''))] as const,
);

function resolved(from: string, name: string): string {
  if (name.startsWith('.')) return posix.join(posix.dirname(from), name);
  const alias = aliases.find(([start]) => name.startsWith(start));
  return alias ? alias[1] + name.slice(alias[0].length) : name;
}

/** Every TypeScript file of the house, below the given top. */
export const readHouse = (top: string): Source[] =>
  wings.flatMap((wing) =>
    readdirSync(posix.join(top, wing), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => posix.join(wing, name.replaceAll('\\', '/')))
      .map((path) => readSource(path, readFileSync(posix.join(top, path), 'utf8'))),
  );

export function readSource(path: string, text: string): Source {
  const parsed = parseSync(path, text);
  const { module, errors } = parsed;
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]!.message}`);
  const named = [
    ...module.staticImports.map((i) => i.moduleRequest.value),
    ...module.staticExports.flatMap((e) => e.entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ...module.dynamicImports.map((i) => text.slice(i.moduleRequest.start + 1, i.moduleRequest.end - 1)),
  ];
  return {
    path,
    lines: text.split('\n').length - 1,
    isGenerated: text.startsWith('// Generated '),
    imports: named.map((name) => resolved(path, name)),
    ...(mayTell.test(text) ? tellings(parsed.program) : { hexColours: [], readsClock: false }),
  };
}

/**
 * A colour or the clock cannot be in a text without one of these, escapes among them. The tree is made when it is
 * asked for, which takes most of the time.
 */
const mayTell = /#[0-9a-f]{3}|\\[ux]|&(?:#|num)|\bDate\b/i;

function tellings(program: ESTree.Program): Pick<Source, 'hexColours' | 'readsClock'> {
  const hexColours: string[] = [];
  let readsClock = false;
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') hexColours.push(...coloursIn(value));
    },
    TemplateElement({ value }) {
      hexColours.push(...coloursIn(value.raw));
    },
    NewExpression({ callee, arguments: given }) {
      if (callee.type === 'Identifier' && callee.name === 'Date' && given.length === 0) readsClock = true;
    },
    MemberExpression({ object, property }) {
      if (object.type !== 'Identifier' || property.type !== 'Identifier') return;
      if (object.name === 'Date' && property.name === 'now') readsClock = true;
    },
  }).visit(program);
  return { hexColours, readsClock };
}

const coloursIn = (text: string): string[] =>
  text.match(/#(?:[0-9a-fA-F]{8}|[0-9a-fA-F]{6}|[0-9a-fA-F]{3,4})\b/g) ?? [];
