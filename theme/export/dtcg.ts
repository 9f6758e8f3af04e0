import { channelsOf } from '../contrast';
import { darkPalette, lightPalette } from '../palette';
import { breakpoints, easeOut, fonts, motion, radius, shadow, sizes, spacing } from '../tokens';
import { type Group, isToken, type Token } from './token';
import { typographyTokens } from './typographyTokens';

/** Everything that the paint is made of, as the format module asks for it. */
export function dtcgTokens(): Group {
  return {
    $description: 'Made from theme/tokens.ts by `npm run tokens`. Change it there.',
    color: {
      $type: 'color',
      light: withAliases('color.light', colorsOf(lightPalette)),
      dark: withAliases('color.dark', colorsOf(darkPalette)),
    },
    space: { $type: 'dimension', half: px(spacing / 2), ...steps },
    radius: { $type: 'dimension', ...tokensOf(radius, (corner) => px(Number.parseInt(corner))) },
    size: {
      $type: 'dimension',
      headerPhone: px(sizes.headerPhone),
      header: px(sizes.header),
      sidebar: px(sizes.sidebar),
      content: px(sizes.content),
      gutter: tokensOf(sizes.gutter, px),
      control: tokensOf(sizes.control, px),
      row: tokensOf(sizes.row, px),
    },
    breakpoint: { $type: 'dimension', ...tokensOf(breakpoints, px) },
    duration: { $type: 'duration', ...tokensOf(motion, (value) => ({ $value: { value, unit: 'ms' } })) },
    easing: { $type: 'cubicBezier', out: { $value: [...easeOut] } },
    font: { $type: 'fontFamily', ...tokensOf(fonts, (stack) => ({ $value: namesOf(stack) })) },
    typography: { $type: 'typography', ...typographyTokens() },
    shadow: { $type: 'shadow', menu: shadowToken(shadow.menu), dialog: shadowToken(shadow.dialog) },
  };
}

const px = (value: number): Token => ({ $value: { value, unit: 'px' } });

const steps = Object.fromEntries([1, 2, 3, 4, 5, 6].map((step) => [String(step), px(step * spacing)]));

const tokensOf = <Value>(group: Readonly<Record<string, Value>>, toToken: (value: Value) => Token) =>
  Object.fromEntries(Object.entries(group).map(([name, value]) => [name, toToken(value)]));

const namesOf = (stack: string): string[] => stack.split(', ').map((name) => name.replaceAll("'", ''));

/** Names that MUI's own parts need; they repeat others, and a designer has no use for them. */
const wiring = new Set(['action', 'DataGrid', 'TableCell']);

const colorsOf = (palette: object): Group =>
  Object.fromEntries(
    Object.entries(palette)
      .filter(([name]) => !wiring.has(name))
      .map(([name, value]: [string, string | object]) => [
        name,
        typeof value === 'string' ? { $value: color(value) } : colorsOf(value),
      ]),
  );

const color = (hex: string, alpha = 1) => ({
  colorSpace: 'srgb',
  components: channelsOf(hex).map((share) => Number(share.toFixed(4))),
  alpha,
  hex: hex.toLowerCase(),
});

const none = { value: 0, unit: 'px' };

const shadowToken = ({ y, blur, alpha }: typeof shadow.menu | typeof shadow.dialog): Token => ({
  $value: {
    color: color(shadow.color, alpha),
    offsetX: none,
    offsetY: px(y).$value,
    blur: px(blur).$value,
    spread: none,
  },
});

/** A value that came before is named, not written again. */
function withAliases(path: string, group: Group, seen = new Map<string, string>()): Group {
  return Object.fromEntries(
    Object.entries(group).map(([name, node]) => {
      const here = `${path}.${name}`;
      if (!isToken(node)) return [name, typeof node === 'string' ? node : withAliases(here, node, seen)];
      const value = JSON.stringify(node.$value);
      const before = seen.get(value);
      if (before) return [name, { $value: `{${before}}` }];
      seen.set(value, here);
      return [name, node];
    }),
  );
}
