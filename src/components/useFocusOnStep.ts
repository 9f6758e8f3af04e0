import { type RefObject, useEffect, useRef } from 'react';
import { pageTitleId } from './PageHeader/PageHeader';

/**
 * Another step is another page: its heading takes the focus. Not so the one that the document opens with. Pages that were
 * left stand hidden beside this one, each with a heading.
 */
export function useFocusOnStep(step: string): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(
    function goToTheHeading() {
      if (shown.current === step) return;
      shown.current = step;
      window.scrollTo(0, 0);
      page.current?.querySelector<HTMLElement>(`#${pageTitleId}`)?.focus({ preventScroll: true });
    },
    [step],
  );
  return page;
}
