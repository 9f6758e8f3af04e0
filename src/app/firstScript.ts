import { schemeStorageKey } from '@theme/tokens';
import { startUrl } from '../data/start';
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
  | 'location'
  | 'matchMedia'
  | 'fetch'
  | 'fieldgateEarly'
  | 'fieldgateStart'
  | 'fieldgatePaint'
>;

/** Names the color scheme, asks for the first data, and has the page paint what is this browser's of its drawings. */
export function beginPage(page: FirstPage, now: Date): void {
  const { document, matchMedia } = page;
  document.documentElement.setAttribute('data-scheme', schemeOf(page));
  const kept = sessionOf(page, now);
  if (kept) sendStart(page, kept, now);
  watchPresses(page);
  page.fieldgatePaint = () => {
    const isNarrow = matchMedia('(max-width:599.95px)').matches;
    paint(document, ['any', kept ? (isNarrow ? 'narrow' : 'wide') : 'door']);
    const greeting = kept && document.querySelector('[data-greeting]');
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

/** With a token that is over nothing is sent: the page's code renews it, and asks by itself. */
function sendStart(page: FirstPage, { idToken }: UserData, now: Date): void {
  if (now.getTime() >= endOf(idToken)) return;
  const url = startUrl(page.location);
  const response = page.fetch(url, { headers: { Authorization: `Bearer ${idToken}` } });
  // Nobody may take it up; whoever does hears of a failure.
  response.catch(() => undefined);
  page.fieldgateStart = { url, response };
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

/** A template's content is nobody's page until it is taken. */
function paint(document: Document, names: readonly string[]): void {
  const templates = names.map((name) => document.getElementById(name) as HTMLTemplateElement | null);
  const drawing = templates.find((each) => each !== null);
  if (!drawing) return;
  const root = document.getElementById('root')!;
  root.dataset['drawn'] = drawing.id;
  root.append(drawing.content);
}
