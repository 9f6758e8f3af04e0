/** What a change is for those who use the library. */
const kinds = ['added', 'changed', 'deprecated', 'removed', 'fixed'] as const;
type ChangeKind = (typeof kinds)[number];

/** One line of the changelog in docs/library.md. */
export interface LibraryChange {
  /** A component or a field; undefined where it is about all of them. */
  readonly component: string | undefined;
  /** 'YYYY-MM-DD'. */
  readonly date: string;
  readonly kind: ChangeKind;
  /** What changed and what to do, in Markdown. */
  readonly text: string;
}

const HEADING = '## Changelog';
/** The heading of what is about all components. */
const ALL = 'The whole library';

/**
 * The changes that docs/library.md tells: a heading for each component in the order of the alphabet, its changes below
 * it, newest first.
 * @param page the text of docs/library.md
 * @throws for a line that is no change, or is not in its place
 */
export function libraryChanges(page: string): readonly LibraryChange[] {
  const { lines, begin, end } = sectionOf(page);
  const changes: LibraryChange[] = [];
  const groups: string[] = [];
  for (let at = begin; at < end; at++) {
    const line = lines[at]!;
    const group = groups.at(-1);
    const last = changes.at(-1);
    const fail = (why: string) => new Error(`docs/library.md:${at + 1}: ${why}`);
    const [, date, kind, text] = /^- (\d{4}-\d\d-\d\d), (\w+): (\S.*)$/.exec(line) ?? [];
    if (line.startsWith('### ')) {
      const name = line.slice(4);
      if (group !== undefined && !isBefore(group, name)) throw fail(`"${name}" is not in its place.`);
      groups.push(name);
    } else if (group !== undefined && date && kind && text) {
      const component = group === ALL ? undefined : group;
      if (!isKind(kind)) throw fail(`"${kind}" is none of ${kinds.join(', ')}.`);
      if (last && last.component === component && last.date < date)
        throw fail('The newest change comes first.');
      changes.push({ component, date, kind, text });
    } else if (last && /^ {2}\S/.test(line)) {
      changes[changes.length - 1] = { ...last, text: `${last.text} ${line.trim()}` };
    } else if (line !== '' && group !== undefined) {
      throw fail('A change is "- 2026-11-26, changed: What it does now, and what to do."');
    }
  }
  return changes;
}

/**
 * The page with one more change.
 * @param page the text of docs/library.md
 */
export function withChange(page: string, { component = ALL, date, kind, text }: LibraryChange): string {
  const { lines, begin, end } = sectionOf(page);
  const section = lines.slice(begin, end);
  const change = `- ${date}, ${kind}: ${text}`;
  const own = section.indexOf(`### ${component}`);
  const following = section.findIndex(
    (line) => line.startsWith('### ') && isBefore(component, line.slice(4)),
  );
  if (own >= 0) section.splice(own + 2, 0, change);
  else if (following >= 0) section.splice(following, 0, `### ${component}`, '', change, '');
  else {
    while (section.at(-1) === '') section.pop();
    section.push('', `### ${component}`, '', change, '');
  }
  return [...lines.slice(0, begin), ...section, ...lines.slice(end)].join('\n');
}

/** The lines of the page, and which of them are the changelog's. */
function sectionOf(page: string) {
  const lines = page.split('\n');
  const begin = lines.indexOf(HEADING) + 1;
  if (begin === 0) throw new Error(`docs/library.md has no heading "${HEADING}".`);
  const next = lines.findIndex((line, at) => at >= begin && line.startsWith('## '));
  return { lines, begin, end: next < 0 ? lines.length : next };
}

const isKind = (word: string): word is ChangeKind => kinds.some((kind) => kind === word);

/** What is about all comes first. */
const isBefore = (name: string, other: string): boolean =>
  name !== other && (name === ALL || (other !== ALL && name < other));
