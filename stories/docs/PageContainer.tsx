import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type ReactNode, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { theme } from '@theme/index';
import { createStyleCache } from '@theme/styleCache';
import { showBrand } from '../../.storybook/brands';
import { type Globals, Toolbar } from './pageElements';
import { storybookLook } from './storybookLook';

type Scheme = 'light' | 'dark';

const cache = createStyleCache();

interface Around extends DocsContainerProps {
  readonly children?: ReactNode;
}

/** A page of Storybook in the theme of the portal, in the scheme and the brand of the toolbar. */
export function PageContainer({ context, children }: Around) {
  const globals = useGlobals(context);
  const scheme: Scheme = globals['theme'] === 'dark' ? 'dark' : 'light';
  const brand = String(globals['brand']);
  useEffect(() => showBrand(brand), [brand]);
  return (
    <DocsContainer context={context} theme={storybookLook[scheme]}>
      <CacheProvider value={cache}>
        <ThemeProvider
          theme={theme}
          defaultMode={scheme}
          modeStorageKey="storybook-scheme"
          disableTransitionOnChange
        >
          <CssBaseline enableColorScheme />
          <GlobalStyles styles={pageStyles} />
          <InScheme scheme={scheme}>
            <Toolbar value={globals}>{children}</Toolbar>
          </InScheme>
        </ThemeProvider>
      </CacheProvider>
    </DocsContainer>
  );
}

/** What the toolbar says now, and from now on. */
function useGlobals({ channel, ...context }: DocsContainerProps['context']): Globals {
  const [globals, setGlobals] = useState<Globals>(() => {
    const { store } = context as unknown as {
      readonly store?: { readonly userGlobals?: { get(): Globals } };
    };
    return store?.userGlobals?.get() ?? {};
  });
  useEffect(
    function listen() {
      const take = (event: { readonly globals: Globals }) => setGlobals(event.globals);
      channel.on(GLOBALS_UPDATED, take);
      return () => channel.off(GLOBALS_UPDATED, take);
    },
    [channel],
  );
  return globals;
}

function InScheme({ scheme, children }: { readonly scheme: Scheme; readonly children: ReactNode }) {
  const { setMode } = useColorScheme();
  useEffect(
    function followTheToolbar() {
      document.documentElement.setAttribute('data-scheme', scheme);
      setMode(scheme);
    },
    [scheme, setMode],
  );
  return children;
}

/** Storybook's own frame in our measures; a story answers the width that it has on the page. */
const pageStyles = {
  '.sbdocs.sbdocs-wrapper': { background: 'transparent', padding: '24px 20px 80px' },
  '.sbdocs.sbdocs-content': { maxWidth: 1120, minWidth: 0 },
  '.sb-story': { containerType: 'inline-size' },
  // A path or a type is longer than a phone is wide.
  '.sbdocs :not(pre) > code': { overflowWrap: 'anywhere', whiteSpace: 'normal' },
  // Storybook's own gray is too pale.
  '.sbdocs .docblock-argstable label span[aria-hidden]': { color: 'var(--fg-palette-text-secondary)' },
} as const;
