import { dtcgTokens } from './dtcg';
import { type Group, isToken } from './token';

interface Measure {
  readonly value: number;
  readonly unit: string;
}

interface Color {
  readonly hex: string;
  readonly alpha: number;
}

/** The types that older plugins call otherwise. */
const oldTypes: Readonly<Record<string, string>> = { fontFamily: 'fontFamilies', shadow: 'boxShadow' };

/**
 * The same tokens for Figma plugins that came before the format: `value` and `type` on every token, colors as hex,
 * lengths as text, no aliases. The first level are the sets that such a plugin switches on: light or dark, and the rest.
 */
export function figmaTokens(): object {
  const tokens = dtcgTokens();
  const { light, dark } = tokens['color'] as Record<string, Group>;
  const global = Object.entries(tokens).filter(([name]) => name !== 'color' && !name.startsWith('$'));
  return {
    global: Object.fromEntries(global.map(([name, group]) => [name, plain(group, tokens, '')])),
    light: plain(light, tokens, 'color'),
    dark: plain(dark, tokens, 'color'),
  };
}

function plain(node: Group[string] | undefined, all: Group, above: string): unknown {
  if (isToken(node)) {
    return { value: written(resolved(node.$value, all), all), type: oldTypes[above] ?? above };
  }
  const { $type, ...children } = node as Group;
  const type = typeof $type === 'string' ? $type : above;
  return Object.fromEntries(Object.entries(children).map(([name, child]) => [name, plain(child, all, type)]));
}

/** Follows `{a.b}` to the value that it names. */
export function resolved(value: unknown, all: Group): unknown {
  const path = typeof value === 'string' && /^\{(.+)\}$/.exec(value)?.[1];
  if (!path) return value;
  const node = path.split('.').reduce<unknown>((group, name) => (group as Group)[name], all);
  if (!isToken(node)) throw new Error(`No token is called ${path}.`);
  return resolved(node.$value, all);
}

function written(value: unknown, all: Group): unknown {
  if (Array.isArray(value)) {
    return typeof value[0] === 'number' ? `cubic-bezier(${value.join()})` : value.join(', ');
  }
  if (typeof value !== 'object' || value === null) return value;
  if ('unit' in value) return `${(value as Measure).value}${(value as Measure).unit}`;
  if ('hex' in value) return hexWithAlpha(value as Color);
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, written(resolved(part, all), all)]),
  );
}

const hexWithAlpha = ({ hex, alpha }: Color) =>
  alpha === 1
    ? hex
    : hex +
      Math.round(alpha * 255)
        .toString(16)
        .padStart(2, '0');

type Leaf = { readonly value: unknown };

/** The same tokens as variables for a page that is not the portal's: `data-scheme` on its root chooses the dark ones. */
export function cssVariables(): string {
  const { global, light, dark } = figmaTokens() as Record<'global' | 'light' | 'dark', object>;
  const rule = (selector: string, ...groups: readonly (readonly [string[], object])[]) =>
    `${selector} {\n${groups.flatMap(([path, group]) => declarations(path, group)).join('\n')}\n}\n`;
  return [
    '/* Made from theme/tokens.ts by `npm run tokens`. Change it there. */\n',
    rule(':root', [[], global], [['color'], light]),
    rule(":root[data-scheme='dark']", [['color'], dark]),
  ].join('\n');
}

const declarations = (path: readonly string[], node: object): string[] =>
  'value' in node
    ? [`  --fieldgate-${path.join('-')}: ${cssValue((node as Leaf).value)};`]
    : Object.entries(node).flatMap(([name, child]) => declarations([...path, name], child as object));

/** A style of text as `font` takes it, a shadow as `box-shadow` does; the rest is text already. */
function cssValue(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const part = value as Readonly<Record<string, string | number>>;
  return 'fontFamily' in part
    ? `${part['fontWeight']} ${part['fontSize']}/${part['lineHeight']} ${part['fontFamily']}`
    : ['offsetX', 'offsetY', 'blur', 'spread', 'color'].map((name) => part[name]).join(' ');
}

/** The files for designers' tools and for other pages, by their names in this folder. */
export const exportedFiles = (): Readonly<Record<string, string>> => ({
  'fieldgate.tokens.json': textOf(dtcgTokens()),
  'fieldgate.figma.json': textOf(figmaTokens()),
  'fieldgate.css': cssVariables(),
});

const textOf = (tokens: object): string => `${JSON.stringify(tokens, null, 2)}\n`;
