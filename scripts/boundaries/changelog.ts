import type { LibraryChange } from '@stories/docs/libraryChangelog';
import type { LibraryPart } from './library';

/** Where the changelog of the library and the components that are there do not agree. */
export function changelogProblems(
  changes: readonly LibraryChange[],
  library: ReadonlyMap<string, Pick<LibraryPart, 'isShared' | 'status'>>,
): string[] {
  const told = new Map<string, readonly LibraryChange[]>();
  for (const change of changes)
    if (change.component !== undefined)
      told.set(change.component, [...(told.get(change.component) ?? []), change]);
  const isThere = (name: string) => library.get(name)?.isShared === true;
  return [
    ...[...told].flatMap(([name, [newest]]) => {
      if (newest!.kind === 'removed')
        return isThere(name) ? [`${name} is said to be removed, and is there.`] : [];
      return isThere(name) ? [] : [`${name} is not in the library; its newest line has to be "removed".`];
    }),
    ...[...library].flatMap(([name, { isShared, status }]) => {
      const kind = { new: 'added', deprecated: 'deprecated' }[status.word];
      const isTold = kind === undefined || told.get(name)?.some((change) => change.kind === kind);
      return !isShared || isTold
        ? []
        : [`${name} is ${status.word} by its docs; docs/library.md has no line "${kind}" for it.`];
    }),
    ...changes.filter(({ text }) => !/[.:]$/.test(text)).map(({ text }) => `"${text}" is no sentence.`),
  ];
}
