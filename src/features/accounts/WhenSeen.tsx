import { type ReactNode, useEffect, useRef, useState } from 'react';

interface WhenSeenProps {
  /** Holds the place until then, at the same height. */
  readonly placeholder: ReactNode;
  readonly children: ReactNode;
}

/** Makes its content only when it is about to come into view, so that what is far down costs nothing at first. */
export function WhenSeen({ placeholder, children }: WhenSeenProps) {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);

  useEffect(
    function watchForTheView() {
      if (seen || !place.current) return undefined;
      const watcher = new IntersectionObserver(
        (entries) => setSeen(entries.some(({ isIntersecting }) => isIntersecting)),
        { rootMargin: '160px' },
      );
      watcher.observe(place.current);
      return () => watcher.disconnect();
    },
    [seen],
  );

  return <div ref={place}>{seen ? children : placeholder}</div>;
}
