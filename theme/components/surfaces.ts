import type { Components, Theme } from '@mui/material/styles';
import { radius, sizes } from '../tokens';

export const surfaces: Components<Theme> = {
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radius.card,
        borderColor: theme.vars.palette.divider,
        backgroundImage: 'none',
      }),
    },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiAppBar: {
    // A coloured bar would bring its own ground in the dark scheme; a transparent one takes ours.
    defaultProps: { elevation: 0, color: 'transparent' },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.surface.bar,
        color: theme.vars.palette.surface.onBar,
        borderBottom: `3px solid ${theme.vars.palette.surface.accent}`,
        '& .MuiButtonBase-root.Mui-focusVisible': { outlineColor: theme.vars.palette.surface.accent },
      }),
    },
  },
  MuiToolbar: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: sizes.headerPhone,
        '@media (orientation: landscape)': { minHeight: sizes.headerPhone },
        [theme.breakpoints.up('sm')]: { minHeight: sizes.header },
      }),
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme }) => ({
        backgroundImage: 'none',
        borderColor: theme.vars.palette.divider,
      }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: radius.dialog,
        [theme.breakpoints.down('sm')]: { '&.MuiDialog-paperFullScreen': { borderRadius: 0 } },
      }),
    },
  },
  MuiCssBaseline: {
    defaultProps: { enableColorScheme: true },
    styleOverrides: (theme) => ({
      body: { fontVariantNumeric: 'lining-nums', textRendering: 'optimizeLegibility' },
      'h1:focus': { outline: 'none' },
      '@media (prefers-contrast: more)': {
        ':root[data-scheme]': {
          '--fg-palette-divider': theme.vars.palette.surface.control,
          '--fg-palette-text-secondary': theme.vars.palette.text.primary,
        },
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
      '@media print': {
        'header, nav, footer, [data-screen-only]': { display: 'none !important' },
        body: { background: 'none' },
        main: { margin: '0 !important', padding: '0 !important' },
        '.MuiCard-root': { breakInside: 'avoid' },
      },
    }),
  },
};
