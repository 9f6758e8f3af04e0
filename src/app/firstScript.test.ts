import { describe, expect, it } from 'vitest';
import { schemeStorageKey } from '@theme/tokens';
import { danasData, kept, tokenOf } from '../session/testing/tokens';
import { memoryStorage } from '../session/testing/memoryStorage';
import type { Figures } from '@contract/start/figures';
import { beginPage, type FirstPage } from './firstScript';

const now = new Date('2026-04-12T20:00:00Z');
const holds = danasData('2026-04-12T21:00:00Z');

interface Browser {
  readonly stored?: Readonly<Record<string, string>>;
  /** Of this tab. */
  readonly ofTab?: Readonly<Record<string, string>>;
  readonly isStorageOff?: boolean;
  readonly isDark?: boolean;
  readonly isNarrow?: boolean;
  readonly at?: string;
  readonly templates?: readonly string[];
  /** What the start call answers; without it, it fails. */
  readonly came?: Figures;
  /** The places of the drawings. */
  readonly places?: readonly string[];
}

/** A page that the parser has come half through; answers what was done to it. */
function pageIn({ stored = {}, ofTab = {}, isStorageOff, isDark, isNarrow, at = '/home', ...rest }: Browser) {
  const { templates = ['door', 'narrow', 'wide'], came, places = [] } = rest;
  const attributes: Record<string, string> = {};
  const sent: { url: string; headers: unknown }[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const greeting = { textContent: '' };
  const shown: string[] = [];
  const append = ({ id }: { readonly id: string }) => shown.push(id);
  const root = { dataset: {}, append };
  const written: [string, string | null][] = [];
  const drawn = places.map((place) => ({
    getAttribute: () => place,
    replaceChildren: (text: string) => written.push([place, text]),
    remove: () => written.push([place, null]),
    closest: () => null,
  }));
  const storage = memoryStorage(stored);
  const { pathname, search } = new URL(at, 'http://portal');
  const page = {
    get localStorage() {
      if (isStorageOff) throw new Error('storage is refused');
      return storage;
    },
    sessionStorage: memoryStorage(ofTab),
    location: { pathname, search, replace: (url: string) => shown.push(`led to ${url}`) },
    matchMedia: (query: string) => ({ matches: query.includes('dark') ? isDark : isNarrow }),
    fetch: async (url: string, { headers }: { headers: unknown }) => {
      sent.push({ url, headers });
      if (came) return Response.json({ figures: came });
      throw new TypeError('Failed to fetch');
    },
    document: {
      head: { append },
      documentElement: { setAttribute: (name: string, value: string) => void (attributes[name] = value) },
      addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
      removeEventListener: (type: string) => listeners.delete(type),
      querySelector: (asked: string) => {
        const part = /^template\[data-part="(\w+)"\]$/.exec(asked)?.[1];
        if (part === undefined) return greeting;
        const content = { id: part, querySelectorAll: () => drawn };
        return templates.includes(part) ? { dataset: { part }, content } : null;
      },
      getElementById: () => root,
    },
  } as unknown as FirstPage;
  beginPage(page, now);
  return { page, attributes, sent, listeners, root, greeting, shown, written };
}

describe('the color scheme before the first paint', () => {
  it.each([
    ['dark', false, 'dark'],
    ['light', true, 'light'],
    ['system', true, 'dark'],
    ['system', false, 'light'],
    [undefined, true, 'dark'],
    [undefined, false, 'light'],
  ])('kept %j, dark system %j: %s', (scheme, isDark, named) => {
    const { attributes } = pageIn({ stored: scheme ? { [schemeStorageKey]: scheme } : {}, isDark });

    expect(attributes).toEqual({ 'data-scheme': named });
  });

  it('is the system’s where storage is refused, and the sign-in is shown', () => {
    const { page, attributes, shown } = pageIn({ isStorageOff: true, isDark: true });
    page.fieldgatePaint!();

    expect(attributes).toEqual({ 'data-scheme': 'dark' });
    expect(shown).toEqual(['door']);
  });
});

describe('what the page shows first', () => {
  it.each([
    ['nobody', {}, false, 'door'],
    ['somebody on a desk', kept(holds), false, 'wide'],
    ['somebody on a phone', kept(holds), true, 'narrow'],
    ['somebody until this second', kept(danasData('2026-04-12T20:00:00Z')), false, 'wide'],
    ['somebody until a second ago', kept(danasData('2026-04-12T19:59:59Z')), false, 'door'],
    ['what somebody else wrote', { userData: '{}' }, false, 'door'],
  ])('to %s is the drawing for them', (_, stored, isNarrow, drawing) => {
    const { page, root, shown } = pageIn({ stored, isNarrow });
    page.fieldgatePaint!();

    expect(shown).toEqual([drawing]);
    expect(root.dataset).toEqual({ drawn: drawing });
  });

  it.each([
    ['/login', ['led to /home']],
    ['/login/', ['led to /home']],
    ['/login?change=password', ['wide']],
  ])('of %s to somebody who is signed in already is %j', (at, expected) => {
    const { page, shown } = pageIn({ stored: kept(holds), at });
    page.fieldgatePaint!();

    expect(shown).toEqual(expected);
  });

  it('is the one drawing of an address that is for everybody', () => {
    const { page, shown } = pageIn({ stored: kept(holds), templates: ['any'] });
    page.fieldgatePaint!();

    expect(shown).toEqual(['any']);
  });

  it('takes the files of script with it that were not asked for at once', () => {
    const { page, shown } = pageIn({ templates: ['code', 'door'] });
    page.fieldgatePaint!();

    expect(shown).toEqual(['code', 'door']);
  });

  it('is nothing where nothing was drawn', () => {
    const { page, shown } = pageIn({ templates: [] });
    page.fieldgatePaint!();

    expect(shown).toEqual([]);
  });

  it('is nobody’s under a view as a customer: it neither greets nor asks', () => {
    const idToken = tokenOf({ name: 'Dana Kessler', exp: Date.parse('2026-04-12T21:00:00Z') / 1000 });
    const { page, greeting, sent } = pageIn({
      stored: kept({ ...holds, idToken }),
      ofTab: { viewAs: '{}' },
    });
    page.fieldgatePaint!();

    expect(greeting.textContent).toBe('');
    expect(sent).toEqual([]);
  });

  it('greets by the name in the token', () => {
    const idToken = tokenOf({ name: 'Dana Kessler', exp: Date.parse('2026-04-12T21:00:00Z') / 1000 });
    const { page, greeting } = pageIn({ stored: kept({ ...holds, idToken }) });
    page.fieldgatePaint!();

    expect(greeting.textContent).toMatch(/^Good \w+, Dana$/);
  });
});

describe('the first call', () => {
  it.each([
    ['/home', '/api/start?screen=home'],
    ['/', '/api/start?screen=home'],
    ['/my-account/overview/', '/api/start?screen=my-account%2Foverview'],
    ['/my-account/overview?account=00117', '/api/start?screen=my-account%2Foverview&account=00117'],
    ['/my-account/overview?account=all&sort=date', '/api/start?account=all'],
  ])('of %s is sent at once: %s', (at, url) => {
    const { page, sent } = pageIn({ stored: kept(holds), at });

    const headers = { Authorization: `Bearer ${holds.idToken}`, 'Accept-Language': 'en' };
    expect(sent).toEqual([{ url, headers }]);
    expect(page.fieldgateStart!.url).toBe(url);
  });

  it.each([
    ['nobody', {}],
    ['an ID token that is over', kept({ ...holds, idToken: tokenOf({ exp: now.getTime() / 1000 }) })],
    ['an ID token that cannot be read', kept({ ...holds, idToken: 'x' })],
  ])('is not sent with %s', (_, stored) => {
    const { page, sent } = pageIn({ stored });

    expect(sent).toEqual([]);
    expect(page.fieldgateStart).toBeUndefined();
  });
});

describe('the first figures', () => {
  const came = [
    { place: 'accounts', text: null },
    { place: 'owed', text: '$1.00' },
  ];

  it.each([
    ['come to their places', ['accounts', 'owed', 'owed-0'], came],
    ['give up no wait for a drawing that has no place for them', ['accounts'], []],
  ])('%s', async (_, places, expected) => {
    const { page, written } = pageIn({ stored: kept(holds), came, places });
    page.fieldgatePaint!();
    await page.fieldgateStart!.answers;

    expect(written).toEqual(expected.map(({ place, text }) => [place, text]));
  });

  it('are none where the call failed', async () => {
    const { page, written } = pageIn({ stored: kept(holds), places: ['owed'] });
    page.fieldgatePaint!();

    expect(await page.fieldgateStart!.answers).toBeUndefined();
    expect(written).toEqual([]);
  });
});

describe('a press before the code has come', () => {
  it('is taken down until the code is there, and sends no form', () => {
    const { page, listeners } = pageIn({});
    const early = page.fieldgateEarly!;
    const button = {};
    let isStopped = false;
    listeners.get('click')!({ target: { closest: () => button } });
    listeners.get('click')!({ target: { closest: () => null } });
    listeners.get('submit')!({ preventDefault: () => (isStopped = true) });
    early.end();

    expect(early.pressed).toBe(button);
    expect(isStopped).toBe(true);
    expect(listeners.size).toBe(0);
  });
});
