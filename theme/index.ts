import { createTheme, type Shadows, type ThemeOptions } from '@mui/material/styles';
import type { ElementType } from 'react';
import type {} from './augment';
import { dataGrid } from './components/dataGrid';
import { display } from './components/display';
import { feedback } from './components/feedback';
import { inputs } from './components/inputs';
import { navigation } from './components/navigation';
import { surfaces } from './components/surfaces';
import { darkPalette, lightPalette } from './palette';
import { breakpoints, easeOut, motion, radius, shadow, sizes, spacing } from './tokens';
import { typography } from './typography';

/** Sizes, in pixels, that the shell and a few components need as numbers. */
export const layout = {
  headerPhone: sizes.headerPhone,
  header: sizes.header,
  sidebar: sizes.sidebar,
  content: sizes.content,
  /** The margin that header, page and footer share, so that their edges stand under each other. */
  gutter: 'var(--page-gutter, 16px)',
  row: sizes.row,
  /** The width of what stands beside a list while one of its rows is opened. */
  panel: sizes.panel,
  /** The narrowest list that is a grid: on a page as narrow as a phone's it is cards. */
  grid: breakpoints.sm - 2 * sizes.gutter.tablet,
} as const;

/**
 * How wide the shared margin is. It follows the width that the page has, which is the window's less the pixels that
 * stand beside it, and takes what a page does not use. Pages of the office use all of it.
 */
export const gutters = (beside: number, isOffice = false) => ({
  '--page-gutter': `${sizes.gutter.phone}px`,
  [`@media (min-width:${breakpoints.sm + beside}px)`]: { '--page-gutter': `${sizes.gutter.tablet}px` },
  [`@media (min-width:${breakpoints.md + beside}px)`]: {
    '--page-gutter': isOffice
      ? `${sizes.gutter.office}px`
      : `max(${sizes.gutter.desk}px, (100vw - ${sizes.content + beside}px) / 2)`,
  },
});

const cast = ({ y, blur, alpha }: typeof shadow.menu | typeof shadow.dialog) =>
  `0 ${y}px ${blur}px color-mix(in srgb, ${shadow.color} ${alpha * 100}%, transparent)`;

const options = {
  cssVariables: { cssVarPrefix: 'fg', colorSchemeSelector: '[data-scheme="%s"]' },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  breakpoints: { values: breakpoints },
  spacing,
  shape: { borderRadius: Number.parseInt(radius.control) },
  // MUI knows 24 heights, we know two: what hangs from a control, and what stands in front of the page.
  shadows: [
    'none',
    ...Array<string>(8).fill(cast(shadow.menu)),
    ...Array<string>(16).fill(cast(shadow.dialog)),
  ] as Shadows,
  typography,
  transitions: {
    easing: { easeInOut: `cubic-bezier(${easeOut.join()})` },
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
