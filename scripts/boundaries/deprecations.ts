import type { LibraryPart } from './library';
import { isProduction } from './plan';
import type { Repository } from './repository';

/** What is shipped must not be built of what goes away. Its own folder may: it has tests until it is gone. */
export function deprecatedImports(
  { sources }: Pick<Repository, 'sources'>,
  library: Iterable<Pick<LibraryPart, 'name' | 'module' | 'status'>>,
): string[] {
  const deprecated = [...library].filter(({ status }) => status.word === 'deprecated');
  return sources
    .filter(({ path }) => isProduction(path))
    .flatMap(({ path, imports }) =>
      deprecated
        .filter(({ module }) => imports.some((target) => target.replace(/\.tsx?$/, '') === module))
        .map(
          ({ name, module }) =>
            `${path} imports ${name}, which is deprecated. ${module}.docs.tsx says what to use; ` +
            `"npm run deprecate:component" can rewrite it.`,
        ),
    );
}
