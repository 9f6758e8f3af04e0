import { useCallback, useState } from 'react';

/**
 * How many pixels wide an element is, and the ref to put on it: undefined before it is laid out, and its last width
 * while it does not show. Zero where there is no layout at all.
 */
export function useWidth(): readonly [(element: HTMLElement) => () => void, number | undefined] {
  const [width, setWidth] = useState<number>();
  const measure = useCallback((element: HTMLElement) => {
    const read = () => setWidth((before = 0) => element.clientWidth || before);
    read();
    if (typeof ResizeObserver === 'undefined') return () => undefined;
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [measure, width];
}
