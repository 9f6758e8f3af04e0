import { vi } from 'vitest';

/** A window of a desk, as far as pages ask: jsdom has no width of its own. */
export function widenWindow(): void {
  const narrow = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(narrow(query), { matches: query.includes('min-width:1200px') }),
  );
}
