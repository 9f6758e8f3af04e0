import { posix } from 'node:path';
import type { Repository } from './repository';

/** Pages that comments cite, and that pages link to, must be in the repository, with the heading that is named. */
export function lostPages({ sources, pages, files }: Repository): string[] {
  const anchors = new Map([...pages].map(([path, text]) => [path, anchorsOf(text)]));
  const problemOf = (from: string, cited: string, anchor: string | undefined): string | undefined => {
    const page = [cited, `docs/${cited}`, posix.join(posix.dirname(from), cited)].find((path) =>
      pages.has(path),
    );
    if (!page) return `${from} cites ${cited}, which is not in the repository. Cite a page of docs/.`;
    if (anchor === undefined || anchors.get(page)!.has(anchor)) return undefined;
    return `${from} cites ${page}#${anchor}, but that page has no such heading. Cite one that it has.`;
  };
  const inComments = sources.flatMap(({ path, comments }) =>
    comments.flatMap((comment) => [
      ...[...comment.matchAll(/(?<![\w/.-])([\w./-]+\.md)\b(?:#([\w-]+))?/g)].map(([, page, anchor]) =>
        problemOf(path, page!, anchor),
      ),
      ...(comment.match(/\b[\w-]+ §\s?[\w.]+/g) ?? []).map(
        (cited) => `${path} cites "${cited}", a section of no page. Cite it as docs/page.md#heading.`,
      ),
    ]),
  );
  const all = new Set(files);
  const links = [...pages].flatMap(([path, text]) =>
    [...text.matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([\w-]+))?\)/g)].map(([, target, anchor]) => {
      const linked = target ? posix.join(posix.dirname(path), target) : path;
      const isThere =
        all.has(linked) || files.some((file) => file.startsWith(`${linked.replace(/\/$/, '')}/`));
      if (!isThere) return `${path} links to ${linked}, which is not in the repository.`;
      if (anchor === undefined || !anchors.has(linked) || anchors.get(linked)!.has(anchor)) return undefined;
      return `${path} links to ${linked}#${anchor}, but that page has no such heading.`;
    }),
  );
  return [...inComments, ...links].filter((problem) => problem !== undefined);
}

/** The anchors that GitHub gives to headings. */
const anchorsOf = (text: string): ReadonlySet<string> =>
  new Set(
    headingsOf(text).map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\w\- ]/g, '')
        .replaceAll(' ', '-'),
    ),
  );

export const headingsOf = (text: string): string[] =>
  [...text.replace(/^```[^]*?^```/gm, '').matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading!.trim());
