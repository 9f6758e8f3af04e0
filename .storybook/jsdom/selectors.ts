/** The parts of a selector that its commas set apart. */
export const partsOf = (selector: string): string[] => split(selector, ',').map((part) => part.trim());

/** The class, or else the tag, that an element has to have for a selector to be about it; `*` where there is none. */
export function subjectOf(selector: string): string {
  const last = split(selector.trim(), ' >+~').at(-1)!;
  const bare = last.replace(/\[[^\]]*\]/g, '').replace(/:.*$/, '');
  return /\.[\w-]+/.exec(bare)?.[0] ?? /^[a-z][\w-]*/i.exec(bare)?.[0].toLowerCase() ?? '*';
}

/**
 * The class that an element's parent has to have for a selector to be about it, where the selector says so: `.x > a ~ *`
 * is asked of every element, and jsdom looks at all that stands before each.
 */
export function parentOf(selector: string): string | undefined {
  const [, name, rest] = /^\.([\w-]+)\s*>\s*(.+)$/.exec(selector) ?? [];
  return rest !== undefined && split(rest, '~+').every((part) => split(part.trim(), ' >').length === 1)
    ? name
    : undefined;
}

/** How specific a selector is, as one number: ids before classes before tags. */
export function weightOf(selector: string): number {
  return Math.max(...partsOf(selector).map(weightOfPart));
}

function weightOfPart(part: string): number {
  let weight = 0;
  let rest = part;
  for (let inner = innermost.exec(rest); inner; inner = innermost.exec(rest)) {
    const [all, name = '', list = ''] = inner;
    if (['is', 'not', 'has'].includes(name)) weight += weightOf(list);
    else if (name !== 'where') weight += CLASS;
    rest = rest.replace(all, '');
  }
  const count = (kind: RegExp) => rest.match(kind)?.length ?? 0;
  weight += ID * count(/#[\w-]+/g);
  weight += CLASS * (count(/\.[\w-]+/g) + count(/\[[^\]]*\]/g) + count(/(?<!:):[\w-]+/g));
  return weight + count(/(?:^|[\s>+~])[a-z]|::[\w-]/gi);
}

/** Splits at any of some characters that stands in no bracket. */
function split(text: string, at: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    if ('(['.includes(character)) depth += 1;
    if (')]'.includes(character)) depth -= 1;
    if (depth === 0 && at.includes(character)) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts;
}

const ID = 10_000;
const CLASS = 100;
const innermost = /:([\w-]+)\(([^()]*)\)/;
