import Box from '@mui/material/Box';
import {
  createContext,
  memo,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { visuallyHidden } from '../components/visuallyHidden';
import { useConfig } from '../data/config';
import type { SessionState } from '../session/sessionState';
import { useSession } from '../session/SessionProvider';

/** Told the title of the page that one has come to, and its heading. */
const Arrival = createContext<(title: string, heading: HTMLElement | null) => void>(() => undefined);

/**
 * Each page that one comes to is announced, and its heading takes the focus. Not so the page that the document
 * opens with: there the keyboard is at the beginning, where the link past the navigation waits. Right after a
 * sign-in it is nowhere, since the form that had it is gone. What is announced draws nothing else anew.
 */
export function RouteFocusProvider({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const [arrived, setArrived] = useState('');
  const opening = useRef(isOpening(session.state()));

  const arrive = useCallback((title: string, heading: HTMLElement | null) => {
    setArrived(title);
    if (!opening.current) heading?.focus({ preventScroll: true });
    opening.current = false;
  }, []);
  return (
    <Arrival value={arrive}>
      {children}
      {/* A screen reader says it when it has nothing else to say. */}
      <Box component="output" aria-live="polite" sx={visuallyHidden}>
        {arrived}
      </Box>
    </Arrival>
  );
}

const isOpening = (state: SessionState) => state.status === 'signedIn' && state.how === 'automatic';

/**
 * Stands at the end of a screen and runs each time that the screen comes into view: names the page, tells of it
 * and its heading, and takes the window to where one had scrolled.
 */
export const RouteFocus = memo(function RouteFocus({ title }: { readonly title: string }) {
  const { companyName } = useConfig();
  const onArrival = useContext(Arrival);
  const mark = useRef<HTMLSpanElement>(null);
  const scrolled = useRef(0);

  useEffect(
    function arrive() {
      document.title = `${title} · ${companyName}`;
      const heading = mark.current?.parentElement?.querySelector('h1') ?? null;
      heading?.setAttribute('tabindex', '-1');
      onArrival(title, heading);
    },
    [title, companyName, onArrival],
  );

  useEffect(function returnToPlace() {
    window.scrollTo(0, scrolled.current);
    const remember = () => {
      scrolled.current = window.scrollY;
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);

  return <span ref={mark} hidden />;
});
