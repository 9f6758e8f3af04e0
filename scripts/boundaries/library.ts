import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

/** A component or field that has docs. */
export interface LibraryPart {
  readonly name: string;
  /** From the top of the repository, without an extension: 'src/components/Money/Money'. */
  readonly module: string;
  /** Whether it is the library's: a part of `src/domain` is the portal's own. */
  readonly isShared: boolean;
  readonly status: DocsStatus;
}

/** What a docs file says of its component, and where it says it in the text. */
interface DocsStatus {
  /** 'stable', 'new', or 'deprecated'. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

const places = ['src/components', 'src/domain', 'src/forms'];

/**
 * Every component and field, by its name.
 * @param top the folder of the repository
 */
export function readLibrary(top: string): ReadonlyMap<string, LibraryPart> {
  const docs = places.flatMap((place) =>
    readdirSync(join(top, place), { recursive: true, encoding: 'utf8' })
      .map((path) => posix.join(place, path.replaceAll('\\', '/')))
      .filter((path) => path.endsWith('.docs.tsx')),
  );
  return new Map(
    docs.map((path) => {
      const module = path.slice(0, -'.docs.tsx'.length);
      const name = posix.basename(module);
      const status = docsStatus(path, readFileSync(join(top, path), 'utf8'));
      return [name, { name, module, isShared: !module.startsWith('src/domain/'), status }];
    }),
  );
}

/** @throws for docs without a status */
export function docsStatus(path: string, text: string): DocsStatus {
  let found: ESTree.Expression | undefined;
  new Visitor({
    ExportDefaultDeclaration({ declaration }) {
      const docs = declaration.type === 'TSSatisfiesExpression' ? declaration.expression : declaration;
      if (docs.type !== 'ObjectExpression') return;
      for (const property of docs.properties)
        if (property.type === 'Property' && keyOf(property) === 'status') found = property.value;
    },
  }).visit(parseSync(path, text).program);
  if (found?.type === 'Literal' && typeof found.value === 'string')
    return { word: found.value, start: found.start, end: found.end };
  if (found?.type === 'ObjectExpression') return { word: 'deprecated', start: found.start, end: found.end };
  throw new Error(`${path} has no status: 'stable', 'new' or { deprecated: 'Use …' }.`);
}

const keyOf = ({ key }: ESTree.ObjectProperty): string | undefined =>
  key.type === 'Identifier' ? key.name : undefined;
