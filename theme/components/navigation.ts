import type { Components, Theme } from '@mui/material/styles';
import { corners, sizes } from '../tokens';

export const navigation: Components<Theme> = {
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: {
      root: ({ theme }) => ({
        fontWeight: 600,
        textUnderlineOffset: '.2em',
        '&:focus-visible': {
          outline: `3px solid ${theme.vars.palette.primary.main}`,
          outlineOffset: 2,
          borderRadius: 2,
        },
      }),
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'relative',
        minHeight: sizes.control.medium,
        borderRadius: corners.control,
        margin: '0 12px',
        padding: '6px 12px',
        '&.Mui-selected': {
          backgroundColor: theme.vars.palette.surface.tint,
          color: theme.vars.palette.primary.main,
          '&:hover': { backgroundColor: theme.vars.palette.surface.tint },
          '& .MuiListItemText-primary': { fontWeight: 700 },
          '& .MuiListItemIcon-root': { color: 'inherit' },
          '&::before': {
            content: '""',
            position: 'absolute',
            insetBlock: 8,
            left: 0,
            width: 4,
            borderRadius: 2,
            backgroundColor: theme.vars.palette.primary.main,
          },
        },
      }),
    },
  },
  MuiListItemText: { styleOverrides: { root: { margin: 0 } } },
  MuiListItemIcon: {
    styleOverrides: { root: ({ theme }) => ({ minWidth: 36, color: theme.vars.palette.text.secondary }) },
  },
  MuiMenu: {
    styleOverrides: { paper: ({ theme }) => ({ border: `1px solid ${theme.vars.palette.divider}` }) },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        // A long entry takes two lines rather than lose its end.
        whiteSpace: 'normal',
        [theme.breakpoints.up('sm')]: { minHeight: sizes.control.medium },
      }),
    },
  },
};
