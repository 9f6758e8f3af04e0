import { type ComponentType, lazy } from 'react';
import { type Route, routeAt } from './routeTable';

/** The code of each screen that was fetched or asked for. */
const code = new Map<string, ComponentType>();

/** The screen of a route; its code is fetched with its first render, where it is not there before. */
export function screenOf({ path, load }: Route): ComponentType {
  const known = code.get(path) ?? lazy(() => load().then((component) => ({ default: component })));
  code.set(path, known);
  return known;
}

/** Code that could not be fetched is dropped to be tried again. */
export const forgetScreen = ({ path }: Route): void => void code.delete(path);

/** Fetches the code of a screen before somebody goes there, so that it stands at once. */
export async function loadScreen({ path, load }: Route): Promise<void> {
  if (code.has(path)) return;
  const component = await load();
  // A visit may have begun meanwhile; a component that changes makes its screen anew.
  if (!code.has(path)) code.set(path, component);
}

/** One after the other, so that none keeps another waiting. What does not come is asked for by a visit. */
export async function loadScreens(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const route = routeAt(path);
    if (route) await loadScreen(route).catch(() => undefined);
  }
}

const signs = ['pointerover', 'touchstart', 'focusin'] as const;

/** Fetches the code of a screen when somebody points at a link to it, touches it or comes to it by the keyboard. */
export function watchLinks(page: Document): () => void {
  const note = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.href && link.origin === page.location.origin) void loadScreens([link.pathname]);
  };
  for (const sign of signs) page.addEventListener(sign, note, { passive: true });
  return () => {
    for (const sign of signs) page.removeEventListener(sign, note);
  };
}
