/** Each browser has its own words for code that it could not fetch, and so has the loader of styles. */
const words = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Whether something was thrown because code could not be fetched: no connection, or the server has a newer version. */
export const isCodeMissing = (error: unknown): boolean => error instanceof Error && words.test(error.message);

/** The script that this page began with. Its name changes with every version. */
const ownScript = (page: ParentNode): string =>
  new URL(page.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '/', location.href)
    .pathname;

/** What the server has now: the version that runs here, another one, or nothing while it cannot be reached. */
export type Served = 'same' | 'other' | 'nothing';

export async function servedNow(fetchPage: typeof fetch, page: ParentNode = document): Promise<Served> {
  const html = await fetchPage('/', { cache: 'no-store' })
    .then((answer) => (answer.ok ? answer.text() : undefined))
    .catch(() => undefined);
  if (html === undefined) return 'nothing';
  return html.includes(ownScript(page)) ? 'same' : 'other';
}

/**
 * Whether a page may be loaded anew by itself for the sake of a screen: once in this tab for each version that runs. A
 * server that keeps giving out a version with a part missing would be asked for ever.
 */
export function mayReload(storage: Storage, path: string, page: ParentNode = document): boolean {
  const key = `reloaded for ${path}`;
  const version = ownScript(page);
  try {
    if (storage.getItem(key) === version) return false;
    storage.setItem(key, version);
    return true;
  } catch {
    // A browser that keeps nothing could not tell when to stop.
    return false;
  }
}

let typed = false;

/** From now on it is known whether something was typed, which a new load of the page would lose. */
export function watchTyping(target: EventTarget): () => void {
  const note = () => {
    typed = true;
  };
  target.addEventListener('input', note, { capture: true });
  return () => {
    typed = false;
    target.removeEventListener('input', note, { capture: true });
  };
}

export const wasTyped = (): boolean => typed;
