import type { Components, Theme } from '@mui/material/styles';

const statuses = ['error', 'warning', 'info', 'success'] as const;

export const feedback: Components<Theme> = {
  MuiAlert: {
    styleOverrides: {
      root: ({ theme }) => ({
        variants: statuses.map((severity) => ({
          props: { variant: 'standard' as const, severity },
          style: {
            backgroundColor: theme.vars.palette.surface[severity],
            boxShadow: `inset 4px 0 0 ${theme.vars.palette[severity].main}`,
            color: theme.vars.palette.text.primary,
            '& .MuiAlert-icon': { color: theme.vars.palette[severity].main },
          },
        })),
      }),
      // A long word breaks; nobody scrolls within a message.
      message: { minWidth: 0, overflow: 'visible', overflowWrap: 'break-word' },
      action: { paddingTop: 0, paddingLeft: 12, marginRight: 0 },
    },
  },
  MuiAlertTitle: { styleOverrides: { root: { fontWeight: 650, marginTop: 0 } } },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: { root: ({ theme }) => ({ backgroundColor: theme.vars.palette.surface.subtle }) },
  },
};
