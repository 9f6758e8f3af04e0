/** What the screens read of a browser while they are drawn without one. Imported before any of them. */

/** Pixels: a phone, and a desk. */
export const widths = { narrow: 360, wide: 1280 } as const;

let width: number = widths.wide;

/** From now on the window is that wide. */
export const drawAt = (next: number): void => void (width = next);

/** Whether a media query holds there; of what it asks beside the width, nothing does. */
export function matches(query: string): boolean {
  const limits = [...query.matchAll(/\((min|max)-width:\s*([\d.]+)px\)/g)];
  return (
    limits.length > 0 &&
    limits.every(([, side, limit]) => (side === 'min' ? width >= Number(limit) : width <= Number(limit)))
  );
}

const nothingKept = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

Object.assign(globalThis, {
  localStorage: nothingKept,
  sessionStorage: nothingKept,
  location: { pathname: '/login', search: '', hash: '', origin: 'http://portal' },
  matchMedia: (query: string) => ({ matches: matches(query) }),
});
