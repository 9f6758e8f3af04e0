import type { Components, Theme } from '@mui/material/styles';
import { corners, sizes } from '../tokens';

const { small, medium, large } = sizes.control;

export const inputs: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: medium,
        padding: '0 18px',
        variants: [
          {
            props: { size: 'small' },
            style: {
              minHeight: small,
              padding: '0 12px',
              fontSize: '0.875rem',
              // A thumb needs more than a mouse.
              [theme.breakpoints.down('sm')]: { minHeight: medium },
            },
          },
          { props: { size: 'large' }, style: { minHeight: large, padding: '0 24px', fontSize: '1rem' } },
          {
            props: { variant: 'outlined', color: 'primary' },
            style: {
              borderColor: theme.vars.palette.surface.control,
              color: theme.vars.palette.text.primary,
              backgroundColor: theme.vars.palette.background.paper,
              '&:hover': {
                backgroundColor: theme.vars.palette.surface.tint,
                borderColor: theme.vars.palette.primary.main,
              },
            },
          },
        ],
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: medium,
        height: medium,
        borderRadius: corners.control,
        variants: [
          {
            props: { size: 'small' },
            style: { [theme.breakpoints.up('sm')]: { width: small, height: small } },
          },
        ],
      }),
    },
  },
  MuiInputLabel: {
    // A label stands above its field, always; it never travels into it.
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        maxWidth: '100%',
        whiteSpace: 'normal',
        marginBottom: 6,
        fontSize: '0.9375rem',
        lineHeight: 20 / 15,
        fontWeight: 600,
        color: theme.vars.palette.text.primary,
        '&.Mui-focused': { color: theme.vars.palette.text.primary },
        '&.Mui-error': { color: theme.vars.palette.error.main },
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.paper,
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.text.primary },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
      }),
      notchedOutline: ({ theme }) => ({
        top: 0,
        borderColor: theme.vars.palette.surface.control,
        '& legend': { display: 'none' },
      }),
      input: ({ theme }) => ({
        height: '1.5rem',
        padding: '12px 14px',
        // Faded ink would be too thin to read.
        '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
        variants: [{ props: { size: 'small' }, style: { padding: '8px 12px' } }],
      }),
    },
  },
  MuiTextField: { defaultProps: { fullWidth: true } },
  MuiFormHelperText: {
    styleOverrides: { root: { margin: '6px 0 0', fontSize: '0.8125rem', lineHeight: 18 / 13 } },
  },
  MuiCheckbox: { styleOverrides: { root: { padding: 10 } } },
  MuiRadio: { styleOverrides: { root: { padding: 10 } } },
};
