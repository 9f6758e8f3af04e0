import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { type Aliases, readAliases } from '../boundaries/aliases';
import { type Code, fileOf, readCode, valueOf } from './code';
import { type PropFacts, propsOf } from './props';
import { tokensOf } from './tokens';

/** What is known of a component or a field without running it. */
export interface ComponentFacts {
  readonly name: string;
  /** From the top of the repository: 'src/components/Money/Money.tsx'. */
  readonly path: string;
  /** Its place in the sidebar: 'Money & dates/Money'. Empty where the meta of its stories names none. */
  readonly title: string;
  /** Id of its page in Storybook. */
  readonly docsId: string;
  readonly status: 'stable' | 'new' | 'deprecated';
  readonly purpose: string;
  readonly synonyms: readonly string[];
  readonly props: readonly PropFacts[];
  readonly tokens: readonly string[];
  /** Places in the list of screens. */
  readonly screens: readonly number[];
}

/** A screen of the portal, as its stories show it. */
export interface Screen {
  /** 'Statements', 'Signing in/Sign in'. */
  readonly name: string;
  /** Id of its first story. */
  readonly storyId: string;
}

export interface Facts {
  readonly components: readonly ComponentFacts[];
  readonly screens: readonly Screen[];
}

const isPage = (path: string): boolean => /^src\/.*\.docs\.tsx$/.test(path);
const isScreen = (path: string): boolean => /^stories\/screens\/[^/]*\.stories\.tsx$/.test(path);
const routes = /^src\/app\//;

/**
 * Reads the facts of every component that has a `.docs.tsx`, by the name of that file, in the order of their names.
 * @param texts the sources of src and stories, and tsconfig.json, by their paths
 */
export function componentFacts(texts: ReadonlyMap<string, string>): Facts {
  const aliases: Aliases = readAliases(texts.get('tsconfig.json'));
  const files = new Map(
    [...texts]
      .filter(([path]) => /\.tsx?$/.test(path))
      .map(([path, text]) => [path, readCode(path, text, aliases)] as const),
  );
  const screens = [...files.values()]
    .filter(({ path }) => isScreen(path))
    .map((code) => ({ screen: screenOf(code), reached: reachedFrom(code.path, files) }))
    .toSorted((one, other) => (one.screen.name < other.screen.name ? -1 : 1));
  return {
    screens: screens.map(({ screen }) => screen),
    components: [...files.keys()]
      .filter(isPage)
      .map((page) => factsOf(page, files, screens))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1)),
  };
}

function factsOf(
  page: string,
  files: ReadonlyMap<string, Code>,
  screens: readonly { readonly reached: ReadonlySet<string> }[],
): ComponentFacts {
  const path = page.replace('.docs.tsx', '.tsx');
  const name = path.slice(path.lastIndexOf('/') + 1, -'.tsx'.length);
  const code = files.get(path);
  const title = titleOf(files.get(page.replace('.docs.tsx', '.stories.tsx'))) ?? '';
  const { status, purpose, synonyms } = exportedBy(files.get(page)!) as {
    readonly status: ComponentFacts['status'] | object;
    readonly purpose: string;
    readonly synonyms: readonly string[];
  };
  return {
    name,
    path,
    title,
    docsId: title && toId(title, 'Docs'),
    status: typeof status === 'string' ? status : 'deprecated',
    purpose,
    synonyms,
    props: code ? propsOf(name, code, files) : [],
    tokens: code ? tokensOf(path, code.text) : [],
    screens: screens.flatMap(({ reached }, at) => (reached.has(path) ? [at] : [])),
  };
}

function screenOf(code: Code): Screen {
  const title = titleOf(code) ?? code.path;
  const [first] = code.program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
    const id = declared?.type === 'VariableDeclaration' ? declared.declarations[0]?.id : undefined;
    return id?.type === 'Identifier' ? [id.name] : [];
  });
  return {
    name: title.replace(/^Screens\//, ''),
    storyId: toId(title, storyNameFromExport(first ?? 'Default')),
  };
}

/** The title of the meta of a story file. */
function titleOf(code: Code | undefined): string | undefined {
  const { title } = (code ? (exportedBy(code) as { readonly title?: unknown } | undefined) : undefined) ?? {};
  return typeof title === 'string' ? title : undefined;
}

/** What is written of the default export, directly or through a constant. */
function exportedBy({ program }: Code): unknown {
  for (const statement of program.body) {
    if (statement.type !== 'ExportDefaultDeclaration') continue;
    const { declaration } = statement;
    if (declaration.type !== 'Identifier') return valueOf(declaration);
    for (const other of program.body) {
      const found =
        other.type === 'VariableDeclaration' &&
        other.declarations.find(({ id }) => id.type === 'Identifier' && id.name === declaration.name);
      if (found) return valueOf(found.init);
    }
  }
  return undefined;
}

/**
 * All that a file uses, however far away. The table of routes fetches every screen later, so what src/app imports later
 * is not used by the page that stands in it.
 */
function reachedFrom(path: string, files: ReadonlyMap<string, Code>): ReadonlySet<string> {
  const found = new Set([path]);
  for (const each of found)
    for (const { target, later } of files.get(each)?.uses ?? []) {
      const file = later && routes.test(each) ? undefined : fileOf(target, files);
      if (file) found.add(file);
    }
  return found;
}
