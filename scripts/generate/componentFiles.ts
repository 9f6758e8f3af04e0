import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { oldNames } from '@scripts/boundaries/names';
import { repositoryOf } from '@scripts/boundaries/repository';
import { withChange } from '@stories/docs/libraryChangelog';
import { purposes } from '@stories/docs/purposes';
import { templateNames, templateTexts } from './componentTemplate';
import { formatted } from './formatted';

/** What a component is to be. */
interface NewComponent {
  readonly name: string;
  /** What it is grouped by in Storybook: 'Data', 'Money & dates'. */
  readonly purpose: string | undefined;
  /** 'YYYY-MM-DD', for the changelog. */
  readonly today: string;
}

const CHANGELOG = 'docs/library.md';
/** Where another product imports components from. */
const ENTRY = 'library/components.ts';

/**
 * Writes a component that passes every check but for its screenshots, its export from the library and its line of the
 * changelog.
 * @param top the folder of the repository
 * @returns the paths that were written
 * @throws for a name or a purpose that cannot be; nothing is written then
 */
export async function writeComponent(top: string, component: NewComponent): Promise<readonly string[]> {
  const { name, today } = component;
  const problem = nameProblem(top, name) ?? purposeProblem(component.purpose);
  if (problem) throw new Error(problem);
  const folder = `src/components/${name}`;
  const files = [];
  for (const [file, text] of templateTexts(name, component.purpose!)) {
    const path = `${folder}/${file}`;
    files.push([path, await formatted(path, text)] as const);
  }
  const text = 'New. Its props may still change.';
  const page = readFileSync(join(top, CHANGELOG), 'utf8');
  const entry = withExport(readFileSync(join(top, ENTRY), 'utf8'), name);
  files.push(
    [ENTRY, await formatted(ENTRY, entry)] as const,
    [CHANGELOG, withChange(page, { component: name, date: today, kind: 'added', text })] as const,
  );

  mkdirSync(join(top, folder));
  for (const [path, content] of files) writeFileSync(join(top, path), content);
  return files.map(([path]) => path);
}

function nameProblem(top: string, name: string): string | undefined {
  if (!/^[A-Z][a-z0-9]+([A-Z][a-z0-9]+)*$/.test(name))
    return `"${name}" is no name of a component. Write it like QrCode: words without spaces, each with one capital.`;
  if (/^Form[A-Z]/.test(name))
    return `${name} would be a field. Fields stand in src/forms and keep to useRow; copy FormTextField there.`;
  if (templateNames.has(name) || name in globalThis)
    return `${name} means something else already in React, Storybook or JavaScript. Choose a name by its content.`;
  const taken = ['src/components', 'src/domain', 'src/forms', 'node_modules/@mui/material'].find((place) =>
    namesIn(join(top, place)).has(name.toLowerCase()),
  );
  if (taken) return `${name} is taken: see ${taken}. Choose another name, or change that one.`;
  return oldNames(repositoryOf(new Map([[`src/components/${name}/${name}.tsx`, undefined]])))[0];
}

/** In lower case: some systems take no notice of capitals in the names of files. */
function namesIn(folder: string): ReadonlySet<string> {
  return new Set(readdirSync(folder).map((file) => file.replace(/\..*$/, '').toLowerCase()));
}

function purposeProblem(purpose: string | undefined): string | undefined {
  if (purposes.some(({ name }) => name === purpose)) return undefined;
  const known = purposes.map(({ name }) => `"${name}"`).join(', ');
  return `Say what the component is for, by --purpose: ${known}.${purpose ? ` "${purpose}" is none of them.` : ''}`;
}

/** The entry of the library with the component at its place in the alphabet. */
function withExport(entry: string, name: string): string {
  const line = `export { ${name}, type ${name}Props } from '@/components/${name}/${name}';\n`;
  const components = parseSync(ENTRY, entry).module.staticExports.flatMap(({ start, end, entries }) => {
    const other = /^@\/components\/(\w+)\/\1$/.exec(entries[0]?.moduleRequest?.value ?? '')?.[1];
    return other === undefined ? [] : [{ other, start, end }];
  });
  const next = components.find(({ other }) => name < other);
  const at = next?.start ?? (components.at(-1)?.end ?? entry.length) + 1;
  return `${entry.slice(0, at)}${line}${entry.slice(at)}`;
}
