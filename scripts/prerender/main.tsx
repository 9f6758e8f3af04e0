import './browser';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import createCache from '@emotion/cache';
import { CacheProvider, type EmotionCache } from '@emotion/react';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import type { PortalConfig } from '@contract/portalConfig/schema';
import * as auth from '@locales/auth';
import { language } from '@locales/language';
import * as notices from '@locales/notices';
import * as m from '@locales/pages';
import * as shell from '@locales/shell';
import { themeWithLink } from '@theme/index';
import { undoChangePath } from '@contract/rules/contactHold';
import { requestAccessPath } from '@contract/rules/requestAccessPath';
import { unsubscribePath } from '@contract/rules/unsubscribeLink';
import { App, fetchFirst } from '@/app/App';
import { memoryHistory } from '@/app/history';
import { PortalLink, PortalShell } from '@/app/PortalShell';
import { routeTable } from '@/app/routeTable';
import { loadScreen } from '@/app/screenCode';
import { ThemeRoot } from '@/app/ThemeRoot';
import { greetingOf } from '@/features/home/greeting';
import { Banner } from '@/components/Banner/Banner';
import { Toasts } from '@/components/Toasts/Toasts';
import { createClient } from '@/data/client';
import { ConfigProvider } from '@/data/config';
import { DataProvider } from '@/data/DataProvider';
import { createQueryClient } from '@/data/queryClient';
import type { Session } from '@/session/session';
import { SessionProvider } from '@/session/SessionProvider';
import {
  builtPages,
  withoutStyles,
  type DrawnScreen,
  type Drawing,
  noPage,
  placeholder,
  signInPage,
} from './builtPages';
import { drawAt, matches, widths } from './browser';
import { type ChunkMap, chunkMapFile } from './chunkMap';

/** What the server fills in, in its place. */
const config: PortalConfig = {
  companyName: placeholder('companyName'),
  userPoolId: 'none',
  userPoolClientId: 'none',
  region: 'none',
  privacyUrl: placeholder('privacyUrl'),
  termsUrl: placeholder('termsUrl'),
  banner: { text: placeholder('banner'), tone: 'info' },
  idleMinutes: 30,
  demo: false,
};

const nobody: Partial<Session> = {
  state: () => ({ status: 'signedOut', ended: false }),
  subscribe: () => () => undefined,
};
const somebody: Partial<Session> = {
  ...nobody,
  state: () => ({ status: 'signedIn', name: '', email: '', how: 'automatic' }),
  hasAccessToken: () => true,
};

/** As server and browser both draw it, with the styles that it needs. */
async function draw(content: (styles: EmotionCache) => ReactNode): Promise<Drawing> {
  const styles = createCache({ key: 'fg' });
  // The styles are gathered, not written beside each element.
  styles.compat = true;
  const { prelude } = await prerenderToNodeStream(content(styles), {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error;
    },
  });
  let html = '';
  for await (const chunk of prelude) html += String(chunk);
  return withoutStyles({ html, rules: new Map(Object.entries(styles.inserted).filter(isRule)) });
}

const isRule = (entry: [string, string | true | undefined]): entry is [string, string] =>
  typeof entry[1] === 'string';

/** The sign-in, with each of what a company may have said. */
async function drawDoors(): Promise<Readonly<Record<string, Drawing>>> {
  await fetchFirst(false, '/login');
  const doors: Record<string, Drawing> = {};
  for (const demo of [false, true])
    for (const phone of [false, true]) {
      const told = { ...config, demo, ...(phone && { supportPhone: placeholder('supportPhone') }) };
      doors[`${demo} ${phone}`] = await draw((styles) => (
        <App config={told} session={nobody as Session} styles={styles} />
      ));
    }
  return doors;
}

/** The form behind the link of a letter, for whoever is signed in. */
function drawUndoChange(): Promise<Drawing> {
  Object.assign(location, { pathname: undoChangePath, hash: `#${'x'.repeat(43)}` });
  return draw((styles) => <App config={config} session={nobody as Session} styles={styles} />);
}

/** The form for who has no sign-in. */
function drawRequestAccess(): Promise<Drawing> {
  Object.assign(location, { pathname: requestAccessPath, hash: '' });
  return draw((styles) => <App config={config} session={nobody as Session} styles={styles} />);
}

/** What the last line of an email leads to. */
function drawUnsubscribe(): Promise<Drawing> {
  Object.assign(location, { pathname: `${unsubscribePath}x`, hash: '' });
  return draw((styles) => <App config={config} session={nobody as Session} styles={styles} />);
}

/** A screen as it is while nothing is known yet. */
function drawScreen(at: string, width: keyof typeof widths): Promise<Drawing> {
  drawAt(widths[width]);
  const theme = themeWithLink(PortalLink);
  theme.components = {
    ...theme.components,
    MuiUseMediaQuery: { defaultProps: { ssrMatchMedia: (query) => ({ matches: matches(query) }) } },
  };
  const client = createClient({ token: async () => undefined, onSessionOver: () => undefined });
  return draw((styles) => (
    <CacheProvider value={styles}>
      <ConfigProvider value={config}>
        <SessionProvider session={somebody as Session}>
          <ThemeRoot theme={theme}>
            <DataProvider username="" client={client} queryClient={createQueryClient(() => undefined)}>
              <Toasts>
                <PortalShell history={memoryHistory(at === noPage ? '/no-such-page' : at)} name="" email="" />
              </Toasts>
            </DataProvider>
          </ThemeRoot>
        </SessionProvider>
      </ConfigProvider>
    </CacheProvider>
  ));
}

const drawBanner = (tone: 'info' | 'warning') =>
  draw((styles) => (
    <CacheProvider value={styles}>
      <ThemeRoot theme={themeWithLink(PortalLink)}>
        <Banner text={placeholder('banner')} tone={tone} />
      </ThemeRoot>
    </CacheProvider>
  ));

/** What Home may greet with, whatever the hour at which it is drawn. */
const greetings = (): readonly string[] => [
  ...new Set(Array.from({ length: 24 }, (_, hour) => greetingOf(new Date(2026, 0, 1, hour), ''))),
];

async function main(folder: string, firstScript: string): Promise<void> {
  const map = JSON.parse(readFileSync(join(folder, chunkMapFile), 'utf8')) as ChunkMap;
  const doors = await drawDoors();
  const banners = { info: await drawBanner('info'), warning: await drawBanner('warning') };
  const screens: Record<string, DrawnScreen> = {};
  const add = async (path: string, title: string, own: readonly string[]) => {
    const drawings = { narrow: await drawScreen(path, 'narrow'), wide: await drawScreen(path, 'wide') };
    const further = own.map((source) => source.replace(/Page\.tsx$/, 'Further.tsx'));
    const soon = further.filter((source) => !own.includes(source) && source in map.files);
    screens[path] = { title, drawings, sources: ['src/main.tsx', ...own], soon, hasDoor: true };
  };
  for (const route of routeTable) {
    await loadScreen(route);
    await add(route.path, route.title(), ['src/app/SignedInApp.tsx', map.screens[route.path]!]);
  }
  await add(noPage, shell.noSuchPage(), ['src/app/SignedInApp.tsx']);
  // Whoever is signed in already is led home from there.
  screens[signInPage] = {
    title: auth.signIn(),
    drawings: {},
    sources: ['src/main.tsx', 'src/app/SignedOutApp.tsx'],
    soon: [],
    hasDoor: true,
  };
  screens[undoChangePath] = {
    title: auth.undoChangeQuestion(),
    drawings: { any: await drawUndoChange() },
    sources: ['src/main.tsx', 'src/features/auth/UndoChangeScreen.tsx'],
    soon: [],
    hasDoor: false,
  };
  screens[requestAccessPath] = {
    title: shell.titleRequestAccess(),
    drawings: { any: await drawRequestAccess() },
    sources: ['src/main.tsx', 'src/features/auth/RequestAccessScreen.tsx'],
    soon: [],
    hasDoor: false,
  };
  // The server finds it for any link: pageName of server/app/pages.ts.
  screens[`${unsubscribePath}:no`] = {
    title: notices.stopQuestion(),
    drawings: { any: await drawUnsubscribe() },
    sources: ['src/main.tsx', 'src/features/auth/UnsubscribeScreen.tsx'],
    soon: [],
    hasDoor: false,
  };
  const built = builtPages({
    folder,
    map,
    firstScript: readFileSync(firstScript, 'utf8'),
    doors,
    banners,
    screens,
    greetings: greetings(),
    words: { lang: language(), description: m.description(), needsJavaScript: m.needsJavaScript() },
  });
  writeFileSync(`${folder}/.pages.${language()}.json`, JSON.stringify(built));
}

await main(process.argv[2]!, process.argv[3]!);
