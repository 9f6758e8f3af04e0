import { createRoot } from 'react-dom/client';
import { ApiError } from '@contract/problem';
import { undoChangePath } from '@contract/rules/contactHold';
import { createBrowserSession } from '../session/browserSession';
import { whyPoolUnusable } from '../session/pool';
import type { Session } from '../session/session';
import { userDataKey } from '../session/userData';
import { App, fetchAhead } from './App';
import { loadConfig } from './config';
import { StartFailed } from './StartFailed';

/** Reads the configuration, finds out who is here, and shows the portal or says why it cannot. */
export async function start(root: HTMLElement): Promise<void> {
  const page = createRoot(root);
  try {
    fetchAhead(localStorage.getItem(userDataKey) !== null, location.pathname);
    const config = await loadConfig(location.origin);
    const problem = whyPoolUnusable(config);
    if (problem) throw new ApiError({ code: 'broken', message: problem });
    const session = createBrowserSession(config);
    leadBySession(session);
    page.render(<App config={config} session={session} />);
  } catch (error) {
    console.error(error);
    page.render(<StartFailed reason={error instanceof Error ? error.message : String(error)} />);
  }
}

/**
 * The address follows the session: docs/identity.md#session-steps. Signed out it is /login whatever it was, freshly signed
 * in it is /home, signed in again by itself it stays. Replaced, not pushed, so that nobody goes back to a page that is
 * not theirs any more; going back while signed out changes nothing, and going back to the sign-in while signed in
 * leads home.
 */
export function leadBySession(session: Session): void {
  const lead = () => {
    if (isForEverybody()) return;
    const state = session.state();
    if (state.status === 'signedOut') goTo('/login');
    else if (state.how === 'fresh' || isSignInPage()) goTo('/home');
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

/** A letter leads there, whoever is signed in on this device. */
const isForEverybody = () => location.pathname === undoChangePath;

/** The change of a password lies at /login too, but only for somebody who is signed in. */
const isSignInPage = () => location.pathname === '/login' && !location.search;

function goTo(path: string): void {
  if (location.pathname !== path || location.search) history.replaceState(null, '', path);
}
