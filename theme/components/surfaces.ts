import type { Components, Theme } from '@mui/material/styles';
import { corners, sizes } from '../tokens';

/** The margin that the page has, in place of the bar's own two. */
const besideThePage = { paddingLeft: 'var(--page-gutter, 16px)', paddingRight: 'var(--page-gutter, 16px)' };

export const surfaces: Components<Theme> = {
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: corners.card,
        borderColor: theme.vars.palette.divider,
      }),
    },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiAppBar: {
    // A colored bar would bring its own ground in the dark scheme; a transparent one takes ours.
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
        // Grows with larger text, and what keeps its place below grows by as much.
        minHeight: theme.typography.pxToRem(sizes.headerPhone),
        ...besideThePage,
        '@media (orientation: landscape)': { minHeight: theme.typography.pxToRem(sizes.headerPhone) },
        [theme.breakpoints.up('sm')]: {
          minHeight: theme.typography.pxToRem(sizes.header),
          ...besideThePage,
        },
      }),
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderColor: theme.vars.palette.divider,
        variants: [
          {
            // The navigation; a strip of the page stays in sight, to go back to.
            props: { anchor: 'left' },
            style: { width: sizes.sidebar, maxWidth: 'calc(100vw - 56px)' },
          },
        ],
      }),
    },
  },
  // What lies over the page has the window's width, and answers questions for the width by it.
  MuiModal: { styleOverrides: { root: { containerType: 'inline-size' } } },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: corners.dialog,
        [theme.breakpoints.down('sm')]: {
          width: '100%',
          maxWidth: 'none',
          height: '100%',
          maxHeight: 'none',
          margin: 0,
          border: 0,
          borderRadius: 0,
        },
      }),
    },
  },
  MuiCssBaseline: {
    defaultProps: { enableColorScheme: true },
    styleOverrides: {
      // Going backwards with the keyboard, the focus must not stop below the bar.
      html: { scrollPaddingTop: `${sizes.header / 16 + 1}rem` },
      body: { fontVariantNumeric: 'lining-nums', textRendering: 'optimizeLegibility' },
      'h1:focus': { outline: 'none' },
    },
  },
};
