import { useCallback, useState } from 'react';

/** How many pixels wide an element is, and the ref to put on it; unknown until it is laid out. */
export function useWidth(): readonly [(element: HTMLElement) => () => void, number | undefined] {
  const [width, setWidth] = useState<number>();
  const measure = useCallback((element: HTMLElement) => {
    const read = () => setWidth(element.clientWidth || undefined);
    read();
    if (typeof ResizeObserver === 'undefined') return () => undefined;
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [measure, width];
}
