import { breakpoints, typefaces } from '../tokens';
import { typography } from '../typography';
import type { Group, Token } from './token';

interface Style {
  readonly fontFamily: string;
  readonly fontSize: string;
  readonly fontWeight: number;
  readonly lineHeight: number;
  readonly letterSpacing: string;
}

type Grown = Pick<Style, 'fontSize' | 'lineHeight'>;

const wide = `@media (min-width:${breakpoints.sm}px)`;
const ROOT = 16;

/** Every style of text, as it is on a phone and from 600 px on. */
export const typographyTokens = (): { readonly phone: Group; readonly desktop: Group } => ({
  phone: eachStyle((style) => toToken(style)),
  desktop: eachStyle((style, grown) => toToken({ ...style, ...grown })),
});

const eachStyle = (toStyleToken: (style: Style, grown: Grown | undefined) => Token): Group =>
  Object.fromEntries(
    Object.entries(typography)
      .filter(
        (entry): entry is [string, Style & Readonly<Record<string, Grown>>] => typeof entry[1] === 'object',
      )
      .map(([name, style]) => [name, toStyleToken(style, style[wide])]),
  );

/** The format knows tracking as a length only: an em of the style's own size becomes rem. */
function toToken({ fontFamily, fontSize, fontWeight, lineHeight, letterSpacing }: Style): Token {
  const size = Number.parseFloat(fontSize);
  const tracking = (Number.parseFloat(letterSpacing) || 0) * size;
  return {
    $description: `${size * ROOT}/${Math.round(lineHeight * size * ROOT)} px`,
    $value: {
      fontFamily: fontFamily === typefaces.headings ? '{font.slab}' : '{font.sans}',
      fontSize: { value: size, unit: 'rem' },
      fontWeight,
      letterSpacing: { value: Number(tracking.toFixed(5)), unit: 'rem' },
      lineHeight: Number(lineHeight.toFixed(4)),
    },
  };
}
