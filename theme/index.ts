import { createTheme, type ThemeOptions } from '@mui/material/styles';
import type { ElementType } from 'react';
import type {} from './augment';
import { dataGrid } from './components/dataGrid';
import { display } from './components/display';
import { feedback } from './components/feedback';
import { inputs } from './components/inputs';
import { navigation } from './components/navigation';
import { surfaces } from './components/surfaces';
import { darkPalette, lightPalette } from './palette';
import { motion, sizes } from './tokens';
import { typography } from './typography';

/** Sizes, in pixels, that the shell and a few components need as numbers. */
export const layout = {
  headerPhone: sizes.headerPhone,
  header: sizes.header,
  sidebar: sizes.sidebar,
  content: sizes.content,
  row: sizes.row,
} as const;

/** Where the choice of scheme is kept; public/scheme.js reads the same key before the first paint. */
export const schemeStorageKey = 'fieldgate-scheme';

const options = {
  cssVariables: { cssVarPrefix: 'fg', colorSchemeSelector: '[data-scheme="%s"]' },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  breakpoints: { values: { xs: 0, sm: sizes.phone, md: 900, lg: 1200, xl: 1536 } },
  shape: { borderRadius: 8 },
  typography,
  transitions: {
    duration: {
      shortest: motion.short,
      shorter: motion.short,
      short: motion.medium,
      standard: motion.medium,
      complex: motion.long,
      enteringScreen: motion.medium,
      leavingScreen: motion.short,
    },
  },
  focusVisible: { outlineWidth: '3px', outlineOffset: '2px' },
  components: { ...inputs, ...surfaces, ...navigation, ...display, ...feedback, ...dataGrid },
} satisfies ThemeOptions;

/** The paint without a router: a link is a plain `<a href>`. Stories and tests use it. */
export const theme = createTheme(options);

/**
 * The paint with the app's own link. Components only ever pass `href`; every MUI link and every button with
 * an `href` is then rendered by `LinkComponent`, which receives `href` and a ref. It must leave addresses of
 * other sites to a plain `<a>`.
 */
export const themeWithLink = (LinkComponent: ElementType) =>
  createTheme({
    ...options,
    components: {
      ...options.components,
      MuiButtonBase: { defaultProps: { ...inputs.MuiButtonBase?.defaultProps, LinkComponent } },
      MuiLink: {
        ...navigation.MuiLink,
        defaultProps: { ...navigation.MuiLink?.defaultProps, component: LinkComponent },
      },
    },
  });
