import { useEffect, useRef } from 'react';
import { useConfig } from '../data/config';
import type { OnRouteFocus } from './useRouteFocus';

interface ArrivalProps {
  readonly title: string;
  readonly onRouteFocus: OnRouteFocus;
}

/**
 * Stands at the end of a screen and runs each time that the screen comes into view: names the page, tells of it
 * and its heading, and takes the window to where one had scrolled.
 */
export function RouteFocus({ title, onRouteFocus }: ArrivalProps) {
  const { companyName } = useConfig();
  const mark = useRef<HTMLSpanElement>(null);
  const scrolled = useRef(0);

  useEffect(
    function arrive() {
      document.title = `${title} · ${companyName}`;
      const heading = mark.current?.parentElement?.querySelector('h1') ?? null;
      heading?.setAttribute('tabindex', '-1');
      onRouteFocus(title, heading);
    },
    [title, companyName, onRouteFocus],
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
}
