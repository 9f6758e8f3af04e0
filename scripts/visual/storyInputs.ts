import { readFileSync } from 'node:fs';
import { readAliases } from '../boundaries/aliases';
import { readSource, type Source } from '../boundaries/source';
import { fileHashes, sha } from '../fileHashes';

/** What stories depend on without importing it: Storybook's files, what it serves, styles and images, this runner. */
const isFrame = (path: string): boolean =>
  (/^(\.storybook|public|scripts\/visual)\//.test(path) && !/\.(test\.tsx?|mdx?)$/.test(path)) ||
  /^(src|theme|stories)\/.*\.(css|svg|png|jpe?g|webp|woff2?)$/.test(path) ||
  ['package-lock.json', 'tsconfig.json'].includes(path);

const viteConfig = 'vite.config.ts';
const entries = /^\.storybook\/(main|preview)\.tsx?$/;

/** The files that each story file depends on: what it and the frame import, however far away. */
export function storyFiles(
  files: readonly string[],
  sources: readonly Source[],
  read: (path: string) => string | Buffer = (path) => readFileSync(path),
) {
  const text = (path: string) => read(path).toString();
  const config = readSource(viteConfig, text(viteConfig), readAliases(text('tsconfig.json')));
  const { reached, together } = fileHashes(files, [...sources, config], read);
  const frame = new Set([
    ...files.filter(isFrame),
    ...reached([...files.filter((path) => entries.test(path)), viteConfig]),
  ]);
  const stories = files.filter((path) => path.endsWith('.stories.tsx'));
  return { frame, together, reached: new Map(stories.map((file) => [file, reached([file])])) };
}

/**
 * All that the stories of each file depend on but their baselines, as one hash. Neither Node.js nor the platform is in
 * it: what passed in the pinned browser passes there on any machine.
 */
export function storyInputs(...from: Parameters<typeof storyFiles>): ReadonlyMap<string, string> {
  const { frame, together, reached } = storyFiles(...from);
  const all = together(frame);
  return new Map([...reached].map(([file, paths]) => [file, sha(`${all} ${together(paths)}`)]));
}

/** What a page of the handbook depends on without importing it: the frame that all of them stand in. */
const isDocsFrame = (path: string): boolean =>
  /^stories\/docs\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path);

/** What looks at them beside the runner. */
const docsChecks = ['e2e/checks/axe.ts', 'e2e/checks/reading.ts'];

/**
 * All that each page of the handbook depends on, as one hash, by the file that it is made of: a page of prose, or the
 * stories of a component with what its `.docs.tsx` says. What is told of a component from other files' code (its users,
 * say) is not counted.
 */
export function docsInputs(
  pages: readonly string[],
  files: readonly string[],
  sources: readonly Source[],
  read: (path: string) => string | Buffer = (path) => readFileSync(path),
): ReadonlyMap<string, string> {
  const aliases = readAliases(read('tsconfig.json').toString());
  // Of prose only the lines that import are code.
  const prose = pages
    .filter((path) => path.endsWith('.mdx'))
    .map((path) => {
      const code =
        read(path)
          .toString()
          .match(/^import .*$/gm) ?? [];
      return { path, imports: readSource(`${path}.tsx`, code.join('\n'), aliases).imports };
    });
  const { reached, together } = fileHashes(files, [...sources, ...prose], read);
  const { frame } = storyFiles(files, sources, read);
  const all = together(new Set([...frame, ...reached([...files.filter(isDocsFrame), ...docsChecks])]));
  const known = new Set(files);
  const beside = (path: string) => path.replace('.stories.tsx', '.docs.tsx');
  return new Map(
    pages.map((path) => {
      const roots = [path, beside(path)].filter((each) => known.has(each));
      return [path, sha(`${all} ${together(reached(roots))}`)];
    }),
  );
}
