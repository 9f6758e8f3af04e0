import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * How many pixels wide an element is, and the ref to put on it: undefined before it is laid out, and its last width
 * while it does not show. Zero where there is no layout at all, and before it shows for the first time.
 */
export function useWidth(): readonly [(element: HTMLElement) => () => void, number | undefined] {
  const [width, setWidth] = useState<number>();
  const measure = useCallback((element: HTMLElement) => {
    const read = () => setWidth((before = 0) => element.clientWidth || before);
    read();
    if (typeof ResizeObserver === 'undefined') return () => undefined;
    let shows = element.clientWidth > 0;
    const observer = new ResizeObserver(() => {
      // What shows for the first time is laid out before the frame is painted, not in the one after it.
      if (!shows && element.clientWidth > 0) flushSync(read);
      else read();
      shows ||= element.clientWidth > 0;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [measure, width];
}
