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
