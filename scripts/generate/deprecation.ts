import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { readAliases } from '@scripts/boundaries/aliases';
import { type LibraryPart, readLibrary } from '@scripts/boundaries/library';
import { type Code, readCode } from '@scripts/componentFacts/code';
import { propsOf } from '@scripts/componentFacts/props';
import { libraryChanges, withChange } from '@stories/docs/libraryChangelog';
import { formatted } from './formatted';
import { replaceIn, type Replacement } from './replaceComponent';

/** What goes away, and what takes its place. */
interface Deprecation {
  readonly from: string;
  readonly to: string;
  /** `old=new` for each prop that has another name there. */
  readonly props: readonly string[];
  /** 'YYYY-MM-DD', for the changelog. */
  readonly today: string;
}

interface Outcome {
  readonly written: readonly string[];
  /** What is left to do by hand: "src/app/x.tsx:12: …". */
  readonly left: readonly string[];
}

const CHANGELOG = 'docs/library.md';

/**
 * Marks a component as deprecated in its docs and in the changelog, and puts the other one into src/ and stories/ where
 * it takes the same props. The old one's own files stay as they are until it is removed.
 * @param top the folder of the repository
 * @throws for names that cannot be; nothing is written then
 */
export async function deprecate(top: string, { from, to, props, today }: Deprecation): Promise<Outcome> {
  const library = readLibrary(top);
  const [old, next] = [from, to].map((name) => library.get(name));
  if (!old || !next) throw new Error(`${old ? to : from} is no component or field with docs.`);
  if (old === next) throw new Error(`${from} cannot take its own place.`);
  if (next.status.word === 'deprecated') throw new Error(`${to} is deprecated itself.`);
  const read = (path: string) => readFileSync(join(top, path), 'utf8');
  const texts = new Map(sourcesIn(top).map((path) => [path, read(path)] as const));
  const aliases = readAliases(read('tsconfig.json'));
  const files = new Map([...texts].map(([path, text]) => [path, readCode(path, text, aliases)] as const));
  const replacement: Replacement = {
    from: { ...old, props: knownProps(old, files) },
    to: { ...next, props: knownProps(next, files) },
    renamed: renamedProps(props),
    aliases,
  };
  for (const [one, other] of replacement.renamed)
    for (const [part, prop] of [
      [replacement.from, one],
      [replacement.to, other],
    ] as const)
      if (!part.props.some(({ name }) => name === prop))
        throw new Error(`--props ${one}=${other}: ${part.name} has no prop "${prop}".`);

  const changed = new Map<string, string>();
  const left: string[] = [];
  for (const [path, text] of texts) {
    if (path.startsWith(`${old.module}.`)) continue;
    const replaced = replaceIn(path, text, replacement);
    left.push(...replaced.left);
    if (replaced.text !== text) changed.set(path, await formatted(path, replaced.text));
  }
  const docs = `${old.module}.docs.tsx`;
  changed.set(docs, await formatted(docs, withDeprecation(texts.get(docs)!, old, to)));
  const page = read(CHANGELOG);
  if (old.isShared && libraryChanges(page).find(({ component }) => component === from)?.kind !== 'deprecated')
    changed.set(
      CHANGELOG,
      withChange(page, { component: from, date: today, kind: 'deprecated', text: adviceOf(to, props) }),
    );
  for (const [path, text] of changed) writeFileSync(join(top, path), text);
  return { written: [...changed.keys()], left };
}

const sourcesIn = (top: string): readonly string[] =>
  ['src', 'stories'].flatMap((folder) =>
    readdirSync(join(top, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => posix.join(folder, path.replaceAll('\\', '/')))
      .filter((path) => /\.tsx?$/.test(path)),
  );

const knownProps = ({ name, module }: LibraryPart, files: ReadonlyMap<string, Code>) =>
  propsOf(name, files.get(`${module}.tsx`)!, files);

function renamedProps(props: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    props.map((pair) => {
      const [, one, other] = /^(\w+)=(\w+)$/.exec(pair) ?? [];
      if (!one || !other) throw new Error(`--props ${pair}: write it as old=new.`);
      return [one, other];
    }),
  );
}

const withDeprecation = (docs: string, { status }: LibraryPart, to: string): string =>
  `${docs.slice(0, status.start)}{ deprecated: 'Use ${to}' }${docs.slice(status.end)}`;

const adviceOf = (to: string, props: readonly string[]): string =>
  [
    `Use \`${to}\`.`,
    ...props.map(
      (pair) => `Its prop \`${pair.split('=')[1]}\` takes the place of \`${pair.split('=')[0]}\`.`,
    ),
  ].join(' ');
