import CssBaseline from '@mui/material/CssBaseline';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { schemeStorageKey } from '@theme/tokens';

interface PaintedProps {
  readonly theme: Theme;
  readonly children: ReactNode;
}

/**
 * The theme with the customer's choice of scheme, which the first script has already put on the page. MUI's
 * `disableTransitionOnChange` stays off: it writes an inline style, which the content security policy refuses.
 */
export function ThemeRoot({ theme, children }: PaintedProps) {
  return (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={schemeStorageKey}>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}
