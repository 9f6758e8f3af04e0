import { createRoot, hydrateRoot } from 'react-dom/client';
import { ApiError } from '@contract/problem';
import { undoChangePath } from '@contract/rules/contactHold';
import { linkAfterSignIn } from '@contract/rules/portalLinks';
import { requestAccessPath } from '@contract/rules/requestAccessPath';
import { unsubscribePath } from '@contract/rules/unsubscribeLink';
import { createStyleCache } from '@theme/styleCache';
import { createBrowserSession } from '../session/browserSession';
import { whyPoolUnusable } from '../session/pool';
import type { Session } from '../session/session';
import { App, fetchFirst } from './App';
import { loadConfig } from './config';
import { StartFailed } from './StartFailed';

/** Reads the configuration, finds out who is here, and shows the portal or says why it cannot. */
export async function start(root: HTMLElement): Promise<void> {
  try {
    const config = await loadConfig(location.origin, document);
    const problem = whyPoolUnusable(config);
    if (problem) throw new ApiError({ code: 'broken', message: problem });
    const session = createBrowserSession(config);
    leadBySession(session);
    const isSignedIn = session.state().status === 'signedIn';
    // Whoever needs what did not come asks for it again, and says what went wrong.
    await fetchFirst(isSignedIn, location.pathname).catch(() => undefined);
    const app = (
      <App config={config} session={session} styles={createStyleCache()} onReady={() => pressAgain(root)} />
    );
    // The sign-in takes over what was drawn, with what was typed into it. A screen comes in place of its drawing, in one
    // commit: its first render may know already what the drawing could not.
    const isDrawn = root.dataset['drawn'] === 'door' && !isSignedIn && !isForEverybody();
    if (isDrawn) hydrateRoot(root, app);
    else createRoot(root).render(app);
  } catch (error) {
    console.error(error);
    createRoot(root).render(<StartFailed reason={error instanceof Error ? error.message : String(error)} />);
  }
}

/** Does what was pressed before the code had come; where the drawing was replaced, by the button of the same name. */
function pressAgain(root: HTMLElement): void {
  const early = window.fieldgateEarly;
  window.fieldgateEarly = undefined;
  early?.end();
  // Who stands in a field already came there before anything listened.
  if (root.contains(document.activeElement))
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  const { pressed } = early ?? {};
  if (!pressed) return;
  const name = pressed.getAttribute('aria-label');
  const again = pressed.isConnected
    ? pressed
    : [...root.querySelectorAll('button')].find((each) => name && each.getAttribute('aria-label') === name);
  again?.click();
}

/**
 * The address follows the session: docs/identity.md#session-steps. Signed out it is /login whatever it was, freshly signed
 * in it is /home or what a link had opened, signed in again by itself it stays. Replaced, not pushed, so that nobody goes
 * back to a page that is not theirs any more; going back while signed out changes nothing, and going back to the sign-in
 * while signed in leads home.
 */
export function leadBySession(session: Session): void {
  // A link of an email or of a paper: only what this page was opened with, never what somebody leaves.
  if (session.state().status === 'signedOut') keepLink(`${location.pathname}${location.search}`);
  const lead = () => {
    if (isForEverybody()) return;
    const state = session.state();
    if (state.status === 'signedOut') goTo('/login');
    else if (state.how === 'fresh') goTo(takeLink() ?? '/home');
    else if (isSignInPage()) goTo('/home');
  };
  lead();
  session.subscribe(lead);
  addEventListener('popstate', () => {
    if (isForEverybody()) return;
    if (session.state().status === 'signedOut') goTo('/login');
    // The forms of the sign-in lie behind whoever has come in.
    else if (isSignInPage()) goTo('/home');
  });
}

/** A letter leads there, or the sign-in page, whoever is signed in on this device. */
const isForEverybody = () =>
  location.pathname === undoChangePath ||
  location.pathname === requestAccessPath ||
  location.pathname.startsWith(unsubscribePath);

/** The change of a password lies at /login too, but only for somebody who is signed in. */
const isSignInPage = () => location.pathname === '/login' && !location.search;

function goTo(path: string): void {
  if (`${location.pathname}${location.search}` !== path) history.replaceState(null, '', path);
}

const linkKey = 'fieldgateLink';

/** In the tab, which a phone may read anew while somebody looks for a code in their mail. */
function keepLink(address: string): void {
  const link = linkAfterSignIn(address);
  try {
    if (link !== undefined) sessionStorage.setItem(linkKey, link);
  } catch {
    // Storage is switched off: the sign-in leads home.
  }
}

/** What was kept, once. */
function takeLink(): string | undefined {
  try {
    const kept = sessionStorage.getItem(linkKey);
    sessionStorage.removeItem(linkKey);
    return kept === null ? undefined : linkAfterSignIn(kept);
  } catch {
    return undefined;
  }
}
