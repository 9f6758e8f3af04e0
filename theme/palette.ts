import type { ColorSystemOptions } from '@mui/material/styles';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { type Art, art as ownArt, dark, light, type Scheme } from './tokens';

type SchemePalette = NonNullable<ColorSystemOptions['palette']>;

/** The semantic names of one scheme, as the theme's users say them. */
export const paletteOf = (scheme: Scheme, art: Art = ownArt): SchemePalette => ({
  background: { default: scheme.background, paper: scheme.paper },
  text: { ...scheme.text },
  divider: scheme.divider,
  action: { disabled: scheme.text.disabled, disabledBackground: scheme.subtle },
  primary: { ...scheme.primary },
  secondary: { ...scheme.secondary },
  error: { main: scheme.error.main, contrastText: scheme.error.contrastText },
  warning: { main: scheme.warning.main, contrastText: scheme.warning.contrastText },
  info: { main: scheme.info.main, contrastText: scheme.info.contrastText },
  success: { main: scheme.success.main, contrastText: scheme.success.contrastText },
  surface: {
    subtle: scheme.subtle,
    tint: scheme.tint,
    bar: scheme.bar,
    onBar: scheme.onBar,
    accent: scheme.accent,
    onAccent: scheme.onAccent,
    control: scheme.control,
    error: scheme.error.background,
    warning: scheme.warning.background,
    info: scheme.info.background,
    success: scheme.success.background,
  },
  chart: {
    first: scheme.chart[0],
    second: scheme.chart[1],
    third: scheme.chart[2],
    fourth: scheme.chart[3],
    fifth: scheme.chart[4],
    rest: scheme.chart[5],
  },
  aging: { ...scheme.aging },
  art: { ...art },
  DataGrid: { bg: scheme.paper, headerBg: scheme.subtle, pinnedBg: scheme.subtle },
  TableCell: { border: scheme.divider },
});

export const lightPalette: SchemePalette = paletteOf(light);
export const darkPalette: SchemePalette = paletteOf(dark);
