import type { TypographyVariantsOptions } from '@mui/material/styles';
import { breakpoints, typefaces } from './tokens';

const ROOT = 16;
const rem = (px: number) => `${px / ROOT}rem`;
const wide = `@media (min-width:${breakpoints.sm}px)`;

const slab = (size: number, line: number, tracking: string) => ({
  fontFamily: typefaces.headings,
  fontSize: rem(size),
  lineHeight: line / size,
  fontWeight: 600,
  letterSpacing: tracking,
});

const sans = (size: number, line: number, weight: number, tracking = '0') => ({
  fontFamily: typefaces.text,
  fontSize: rem(size),
  lineHeight: line / size,
  fontWeight: weight,
  letterSpacing: tracking,
});

const grown = (size: number, line: number) => ({ [wide]: { fontSize: rem(size), lineHeight: line / size } });

/** A slab for headings and big figures, a plain sans for everything else. */
export const typography: TypographyVariantsOptions = {
  fontFamily: typefaces.text,
  fontWeightMedium: 600,
  fontWeightBold: 700,
  h1: { ...slab(26, 34, '-0.012em'), ...grown(32, 40) },
  h2: { ...slab(22, 30, '-0.008em'), ...grown(24, 32) },
  h3: slab(20, 28, '-0.004em'),
  h4: sans(18, 26, 650),
  h5: sans(16, 24, 650),
  h6: sans(14, 20, 700),
  subtitle1: sans(16, 24, 600),
  subtitle2: sans(14, 20, 600),
  body1: sans(16, 24, 400),
  body2: sans(14, 20, 400),
  caption: sans(13, 18, 400),
  overline: { ...sans(12, 16, 700, '0.06em'), textTransform: 'uppercase' },
  button: { ...sans(15, 20, 600), textTransform: 'none' },
  figure: slab(30, 36, '-0.01em'),
  figureSmall: { ...slab(20, 28, '-0.01em'), ...grown(24, 32) },
  figureHero: { ...slab(38, 44, '-0.01em'), ...grown(48, 56) },
};
