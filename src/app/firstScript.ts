import { schemeStorageKey } from '@theme/tokens';
import { language } from '@locales/language';
import type { Figures } from '@contract/start/figures';
import { answersIn, startUrl } from '../data/start';
import { viewingKey } from '../data/viewing';
import { isUsualList } from '../lists/viewMemory';
import { greetingOf } from '../features/home/greeting';
import { endOf, textClaim } from '../session/claims';
import { isExpired, readUserData, type UserData } from '../session/userData';

/**
 * Runs before the first paint and before any other code: the build puts it into the page itself, and its hash into the
 * content security policy. So it is small, and imports next to nothing.
 */

/** A press before the code that it needs had come. It is done again when the code is there. */
interface Early {
  pressed?: HTMLButtonElement;
  /** From now on the page's own code hears of a press. */
  readonly end: () => void;
}

declare global {
  interface Window {
    fieldgateEarly?: Early;
    /** Called by the page when the parser has come to its end. */
    fieldgatePaint?: () => void;
  }
}

/** What it needs of the browser. */
export type FirstPage = Pick<
  Window & typeof globalThis,
  | 'document'
  | 'localStorage'
  | 'sessionStorage'
  | 'location'
  | 'matchMedia'
  | 'fetch'
  | 'fieldgateEarly'
  | 'fieldgateStart'
  | 'fieldgatePaint'
>;

/** Names the color scheme, asks for the first data, and has the page paint what is this browser's of its drawings. */
export function beginPage(page: FirstPage, now: Date): void {
  const { document, location, matchMedia } = page;
  document.documentElement.setAttribute('data-scheme', schemeOf(page));
  const kept = sessionOf(page, now);
  // The page of the sign-in has no drawing but its own.
  const isLed = kept && /^\/login\/?$/.test(location.pathname) && !location.search;
  if (isLed) location.replace('/home');
  // Under a view as a customer nothing of whoever looks belongs on the page.
  else if (kept && !isViewing(page)) sendStart(page, kept, now);
  watchPresses(page);
  page.fieldgatePaint = () => {
    const isNarrow = matchMedia('(max-width:599.95px)').matches;
    if (isLed) return;
    const furtherCode = templateIn(document, 'code');
    if (furtherCode) document.head.append(furtherCode.content);
    const places = paint(document, ['any', kept ? (isNarrow ? 'narrow' : 'wide') : 'door']);
    void page.fieldgateStart?.answers.then((came) => came && fill(places, came.figures));
    const greeting = kept && !isViewing(page) && document.querySelector('[data-greeting]');
    if (greeting) greeting.textContent = greetingOf(now, textClaim(kept.idToken, 'name'));
  };
}

function schemeOf(page: FirstPage): 'light' | 'dark' {
  let kept: string | null = null;
  try {
    kept = page.localStorage.getItem(schemeStorageKey);
  } catch {
    // Storage is switched off: the system's scheme stands.
  }
  if (kept === 'light' || kept === 'dark') return kept;
  return page.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

function sessionOf(page: FirstPage, now: Date): UserData | undefined {
  try {
    const kept = readUserData(page.localStorage);
    return kept && !isExpired(kept, now) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isViewing(page: FirstPage): boolean {
  try {
    return page.sessionStorage.getItem(viewingKey) !== null;
  } catch {
    return false;
  }
}

/** With a token that is over nothing is sent: the page's code renews it, and asks by itself. */
function sendStart(page: FirstPage, { idToken }: UserData, now: Date): void {
  if (now.getTime() >= endOf(idToken)) return;
  const url = startUrl(page.location, isUsualList(page.localStorage, page.location.pathname));
  const asked = page.fetch(url, {
    headers: { Authorization: `Bearer ${idToken}`, 'Accept-Language': language() },
  });
  page.fieldgateStart = { url, answers: answersIn(asked) };
}

/** Takes down the button that was pressed last, also by Enter in a form, which sends nothing meanwhile. */
function watchPresses(page: FirstPage): void {
  const { document } = page;
  const press = ({ target }: Event) => {
    early.pressed = (target as Element).closest('button') ?? early.pressed;
  };
  const stop = (event: Event) => event.preventDefault();
  const early: Early = {
    end() {
      document.removeEventListener('click', press, true);
      document.removeEventListener('submit', stop, true);
    },
  };
  document.addEventListener('click', press, true);
  document.addEventListener('submit', stop, true);
  page.fieldgateEarly = early;
}

const templateIn = (document: Document, part: string) =>
  document.querySelector<HTMLTemplateElement>(`template[data-part="${part}"]`);

type Places = ReadonlyMap<string, Element>;

/** A template's content is nobody's page until it is taken. Answers the places in it that figures may come to. */
function paint(document: Document, names: readonly string[]): Places {
  const places = new Map<string, Element>();
  const drawing = names.map((name) => templateIn(document, name)).find((each) => each !== null);
  if (!drawing) return places;
  const root = document.getElementById('root')!;
  root.dataset['drawn'] = drawing.dataset['part'];
  for (const place of drawing.content.querySelectorAll('[data-first]'))
    places.set(place.getAttribute('data-first')!, place);
  root.append(drawing.content);
  return places;
}

/** Writes the first figures into the drawing; where the page's code has put its own in its place, nobody sees them. */
function fill(places: Places, figures: Figures): void {
  const drawn = figures.filter(({ place }) => places.has(place));
  // A grid has no places: what is waited for above it is given up for nothing then.
  if (!drawn.some(({ text }) => text)) return;
  for (const { place, text } of drawn) {
    const at = places.get(place)!;
    if (text === null) at.remove();
    else {
      at.replaceChildren(text);
      // It waits for nothing any more, and what stands below it does not either.
      at.closest('[data-coming]')?.removeAttribute('data-coming');
    }
  }
}
