import type { Components, Theme } from '@mui/material/styles';
import { corners, sizes } from '../tokens';

const statuses = ['error', 'warning', 'info', 'success'] as const;

export const display: Components<Theme> = {
  MuiTypography: {
    // A subtitle is not a heading: as one it would break the order of the page's headings.
    defaultProps: {
      variantMapping: {
        subtitle1: 'p',
        subtitle2: 'p',
        figure: 'p',
        figureSmall: 'p',
        figureHero: 'p',
      },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontWeight: 600,
        fontSize: '0.8125rem',
        variants: [
          {
            props: { variant: 'filled' },
            style: { height: 'auto', minHeight: 26, borderRadius: corners.chip },
          },
          {
            props: { variant: 'filled', color: 'default' },
            style: {
              backgroundColor: theme.vars.palette.surface.subtle,
              color: theme.vars.palette.text.secondary,
            },
          },
          ...statuses.map((status) => ({
            props: { variant: 'filled' as const, color: status },
            style: {
              backgroundColor: theme.vars.palette.surface[status],
              color: theme.vars.palette[status].main,
            },
          })),
          {
            props: { variant: 'outlined' },
            style: {
              height: 'auto',
              minHeight: sizes.control.small,
              borderRadius: corners.pill,
              borderColor: theme.vars.palette.surface.control,
              '&[aria-pressed="true"]': {
                '&, &:hover, &.Mui-focusVisible': { backgroundColor: theme.vars.palette.primary.main },
                borderColor: theme.vars.palette.primary.main,
                color: theme.vars.palette.primary.contrastText,
              },
            },
          },
        ],
      }),
      label: { variants: [{ props: { variant: 'filled' }, style: { padding: '0 8px' } }] },
      icon: {
        color: 'inherit',
        variants: [{ props: { variant: 'filled' }, style: { fontSize: 16, marginLeft: 6, marginRight: -3 } }],
      },
    },
  },
  MuiTooltip: {
    defaultProps: { arrow: true },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        backgroundColor: theme.vars.palette.text.primary,
        color: theme.vars.palette.background.paper,
        fontSize: '0.8125rem',
        fontWeight: 400,
      }),
      arrow: ({ theme }) => ({ color: theme.vars.palette.text.primary }),
    },
  },
};
