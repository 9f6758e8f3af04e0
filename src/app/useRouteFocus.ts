import { useCallback, useRef, useState } from 'react';
import type { SessionState } from '../session/sessionState';
import { useSession } from '../session/SessionProvider';

/** Told the title of the page that one has come to, and its heading. */
export type OnRouteFocus = (title: string, heading: HTMLElement | null) => void;

/**
 * Each page that one comes to is announced, and its heading takes the focus. Not so the page that the document
 * opens with: there the keyboard is at the beginning, where the link past the navigation waits. Right after a
 * sign-in it is nowhere, since the form that had it is gone.
 */
export function useRouteFocus(): { readonly arrived: string; readonly onRouteFocus: OnRouteFocus } {
  const session = useSession();
  const [arrived, setArrived] = useState('');
  const opening = useRef(isOpening(session.state()));

  const onRouteFocus: OnRouteFocus = useCallback((title, heading) => {
    setArrived(title);
    if (!opening.current) heading?.focus({ preventScroll: true });
    opening.current = false;
  }, []);
  return { arrived, onRouteFocus };
}

const isOpening = (state: SessionState) => state.status === 'signedIn' && state.how === 'automatic';
