import { parseSync, Visitor } from 'vite';
import { lightPalette } from '../../theme/palette';
import { radius } from '../../theme/tokens';
import { typography } from '../../theme/typography';

function pathsOf(values: object, before = ''): string[] {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? pathsOf(value, `${before}${name}.`) : [`${before}${name}`],
  );
}

const colors = new Set(pathsOf(lightPalette));
const variants = new Set(Object.keys(typography).filter((name) => /^[a-z]+\d?$|^figure/.test(name)));
const statuses = new Set(['primary', 'secondary', 'error', 'warning', 'info', 'success']);
const corners = new Map<unknown, string>(Object.entries(radius).map(([name, value]) => [value, name]));

/**
 * The tokens of the theme that a source file names itself, sorted: 'surface.accent' of the palette, 'typography.h3',
 * 'radius.card', 'layout.row.head'. What the parts inside of it use is theirs.
 */
export function tokensOf(path: string, text: string): readonly string[] {
  const found = new Set<string>();
  const read = (name: string | undefined, value: unknown) => {
    if (typeof value !== 'string') return;
    if (colors.has(value)) found.add(value);
    if (name === 'color' && statuses.has(value)) found.add(`${value}.main`);
    if (/^(variant|typography)$/.test(name ?? '') && variants.has(value)) found.add(`typography.${value}`);
    const corner = name === 'borderRadius' ? corners.get(value) : undefined;
    if (corner) found.add(`radius.${corner}`);
  };
  new Visitor({
    Literal: ({ value }) => read(undefined, value),
    Property({ key, value }) {
      if (key.type === 'Identifier' && value.type === 'Literal') read(key.name, value.value);
    },
    JSXAttribute({ name, value }) {
      if (name.type === 'JSXIdentifier' && value?.type === 'Literal') read(name.name, value.value);
    },
  }).visit(parseSync(path, text).program);
  for (const [, name] of text.matchAll(/palette\.([A-Za-z.\d]+)/g)) if (colors.has(name!)) found.add(name!);
  for (const [, name] of text.matchAll(/--fg-palette-([A-Za-z\d-]+)/g)) {
    const dotted = name!.replaceAll('-', '.');
    if (colors.has(dotted)) found.add(dotted);
  }
  for (const [, name] of text.matchAll(/\b(?:corners|radius)\.([a-z]+)/g))
    if (Object.hasOwn(radius, name!)) found.add(`radius.${name}`);
  for (const [name] of text.matchAll(/\blayout\.[a-z]\w*(\.\w+)?/g)) found.add(name);
  return [...found].toSorted();
}
