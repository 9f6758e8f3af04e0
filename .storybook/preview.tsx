import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import type { Decorator, Loader, Preview } from '@storybook/react-vite';
import { type ReactNode, useEffect } from 'react';
import { configure, prettyDOM } from 'storybook/test';
import { languages, setLanguageSource, setPseudo } from '@locales/language';
import { theme } from '@theme/index';
import '@theme/fonts';
import { createStyleCache } from '@theme/styleCache';
import { fonts } from '@theme/tokens';
import { stopTheClock } from './clock';
import { showBrand } from './brands';
import { printPageLate } from './elementErrors';
import { asUsual, axeOptions } from './modes';

type Scheme = 'light' | 'dark';

printPageLate({ configure, prettyDOM });

const cache = createStyleCache();

function ThemeRoot({ scheme, children }: { readonly scheme: Scheme; readonly children: ReactNode }) {
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

/**
 * In the portal the page answers what asks for its width; a story has the window. Not the body: one that is a container
 * keeps its ground to itself, and what is beyond it stays white.
 */
const pageWidth = { '#storybook-root': { containerType: 'inline-size' } } as const;

const inTheTheme: Decorator = (Story, { globals }) => {
  const scheme: Scheme = globals['theme'] === 'dark' ? 'dark' : 'light';
  return (
    <CacheProvider value={cache}>
      <ThemeProvider
        theme={theme}
        defaultMode={scheme}
        modeStorageKey="storybook-scheme"
        disableTransitionOnChange
      >
        <CssBaseline enableColorScheme />
        <GlobalStyles styles={pageWidth} />
        <ThemeRoot scheme={scheme}>
          {/* What was said in one language does not stay in another. */}
          <Story key={String(globals['language'])} />
        </ThemeRoot>
      </ThemeProvider>
    </CacheProvider>
  );
};

/** The language of the toolbar. Pseudo is English in longer words with accents: what stays plain is no message yet. */
const inTheLanguage: Loader = ({ globals }) => {
  const language = languages.find((each) => each === globals['language']) ?? languages[0];
  setLanguageSource(() => language);
  setPseudo(globals['language'] === 'pseudo');
  document.documentElement.lang = language;
};

const inTheBrand: Loader = ({ globals }) => showBrand(String(globals['brand']));

/** Columns are as wide as their values measure: in a type that is still on its way each story would measure otherwise. */
const untilTypeIsThere = async () => {
  if (!('fonts' in document)) return;
  // Only the first is ours; those that stand in for it are the system's, which may have none of them.
  const [text, heading] = [fonts.sans, fonts.slab].map((family) => family.split(',')[0]);
  await Promise.all([document.fonts.load(`700 1em ${text}`), document.fonts.load(`650 1em ${heading}`)]);
};

const preview: Preview = {
  decorators: [inTheTheme],
  loaders: [inTheLanguage, inTheBrand, untilTypeIsThere],
  beforeEach: stopTheClock,
  initialGlobals: { theme: 'light', language: 'en', brand: 'none' },
  globalTypes: {
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'en', title: 'English' },
          { value: 'es', title: 'Español' },
          { value: 'pseudo', title: 'Pseudo' },
        ],
        dynamicTitle: true,
      },
    },
    brand: {
      description: 'Brand',
      toolbar: {
        icon: 'paintbrush',
        items: [
          { value: 'none', title: 'Fieldgate' },
          { value: 'tallgrass', title: 'Tallgrass' },
          { value: 'redbluff', title: 'Redbluff' },
          { value: 'ironwood', title: 'Ironwood' },
        ],
        dynamicTitle: true,
      },
    },
    theme: {
      description: 'Color scheme',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    ...asUsual,
    a11y: { test: 'error', options: axeOptions(location.search) },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Handbook',
          ['Welcome', '*'],
          'Foundations',
          'Actions',
          'Inputs',
          'Data',
          'Feedback',
          'Navigation',
          'Money & dates',
          'Shell',
          'Patterns',
          'Screens',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone 360', styles: { width: '360px', height: '740px' } },
        edge: { name: 'Widest phone 599', styles: { width: '599px', height: '800px' } },
        tablet: { name: 'Tablet 600', styles: { width: '600px', height: '900px' } },
        tabletUpright: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        laptopSmall: { name: 'Laptop 900', styles: { width: '900px', height: '800px' } },
        laptop: { name: 'Laptop 1024', styles: { width: '1024px', height: '768px' } },
        desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '860px' } },
        wide: { name: 'Wide desktop 1920', styles: { width: '1920px', height: '1080px' } },
      },
    },
  },
};

export default preview;
