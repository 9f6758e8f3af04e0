import type { CSSProperties } from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';

interface Surface {
  readonly subtle: string;
  readonly tint: string;
  readonly bar: string;
  readonly onBar: string;
  readonly accent: string;
  readonly onAccent: string;
  readonly control: string;
  readonly error: string;
  readonly warning: string;
  readonly info: string;
  readonly success: string;
}

interface Chart {
  readonly first: string;
  readonly second: string;
  readonly third: string;
  readonly fourth: string;
  readonly fifth: string;
  readonly rest: string;
}

/** What is owed, by days past due. */
interface Aging {
  readonly current: string;
  readonly days30: string;
  readonly days60: string;
  readonly days90: string;
  readonly over90: string;
}

interface Art {
  readonly sky: string;
  readonly farHill: string;
  readonly midHill: string;
  readonly nearHill: string;
  readonly rows: string;
  readonly farRows: string;
  readonly sun: string;
}

interface OwnPalette {
  /** Grounds behind things: bar, selected row, the soft ground of each status. */
  readonly surface: Surface;
  /** Series in stacking order; `rest` is for "Other". */
  readonly chart: Chart;
  readonly aging: Aging;
  readonly art: Art;
}

interface OwnVariants {
  readonly figure: CSSProperties;
  readonly figureSmall: CSSProperties;
  readonly figureHero: CSSProperties;
}

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette extends OwnPalette {}
  interface PaletteOptions extends Partial<OwnPalette> {}
  interface TypographyVariants extends OwnVariants {}
  interface TypographyVariantsOptions extends Partial<OwnVariants> {}
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    figure: true;
    figureSmall: true;
    figureHero: true;
  }
}
