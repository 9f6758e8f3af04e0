import { CacheProvider } from '@emotion/react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import * as m from '@locales/shell';
import { ThemeRoot } from './ThemeRoot';
import { theme } from '@theme/index';
import { createStyleCache } from '@theme/styleCache';

interface StartFailedProps {
  readonly reason: string;
}

const cache = createStyleCache();

/** Instead of the portal, where it does not even know whose it is. */
export function StartFailed({ reason }: StartFailedProps) {
  useEffect(function reloadWhenConnected() {
    const reload = () => location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return (
    <CacheProvider value={cache}>
      <ThemeRoot theme={theme}>
        <Box component="main" sx={{ maxWidth: 560, mx: 'auto', p: 3, pt: 8 }}>
          <Alert severity="error">
            <AlertTitle component="h1">{m.cannotStart()}</AlertTitle>
            {reason}
          </Alert>
          <Button variant="contained" sx={{ mt: 3 }} onClick={() => location.reload()}>
            {m.reloadPage()}
          </Button>
        </Box>
      </ThemeRoot>
    </CacheProvider>
  );
}
