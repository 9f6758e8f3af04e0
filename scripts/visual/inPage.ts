/** What runs in Storybook's page. Each function is sent there by itself and may use nothing from outside. */

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly unknown[] }[];
}

interface Finished {
  readonly storyId: string;
  readonly status: string;
  readonly reporters: readonly {
    readonly type: string;
    readonly status: string;
    readonly result: { readonly violations?: readonly Violation[]; readonly error?: unknown };
  }[];
}

interface Channel {
  /** Ways out of the page. */
  readonly transports: unknown[];
  on(event: string, listener: (payload: never) => void): void;
  off(event: string, listener: (payload: never) => void): void;
  emit(event: string, payload: unknown): void;
}

/** Shows a story and waits until it is finished: rendered, played, checked by axe. Answers what was wrong. */
export function showStory(storyId: string): Promise<string[]> {
  const channel = (window as unknown as { readonly __STORYBOOK_ADDONS_CHANNEL__: Channel })
    .__STORYBOOK_ADDONS_CHANNEL__;
  localStorage.clear();
  sessionStorage.clear();
  window.scrollTo(0, 0);
  return new Promise((resolve) => {
    const faults: string[] = [];
    const heard = {
      storyThrewException: ({ message }: { readonly message: string }) => faults.push(message),
      storyErrored: ({ title }: { readonly title: string }) => end([title]),
      storyMissing: () => end(['The story is missing from Storybook.']),
      unhandledErrorsWhilePlaying: (errors: readonly { readonly message: string }[]) =>
        faults.push(...errors.map(({ message }) => message)),
      storyFinished: ({ storyId: finished, reporters, status }: Finished) => {
        if (finished !== storyId) return;
        const broken = reporters.filter((reporter) => reporter.status === 'failed').flatMap(wordsOf);
        end(status === 'success' || broken.length + faults.length > 0 ? broken : ['The story failed.']);
      },
    };
    const late = setTimeout(() => end(['The story was not finished within a minute.']), 60_000);
    const end = (more: readonly string[]) => {
      clearTimeout(late);
      for (const [event, listener] of Object.entries(heard)) channel.off(event, listener);
      resolve([...faults, ...more]);
    };
    const wordsOf = ({ type, result }: Finished['reporters'][number]) =>
      result.violations
        ? result.violations.map(({ id, help, nodes }) => {
            const where = nodes.map(({ target }) => target.join(' ')).slice(0, 3);
            return `${type}: ${id}: ${help}: ${where.join(', ')}`;
          })
        : [`${type}: ${String(result.error)}`];
    for (const [event, listener] of Object.entries(heard)) channel.on(event, listener);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/** Shows a page of the handbook and waits until it is rendered. Answers what was wrong. */
export function showDocs(id: string): Promise<string[]> {
  const channel = (window as unknown as { readonly __STORYBOOK_ADDONS_CHANNEL__: Channel })
    .__STORYBOOK_ADDONS_CHANNEL__;
  localStorage.clear();
  sessionStorage.clear();
  window.scrollTo(0, 0);
  return new Promise((resolve) => {
    const heard = {
      docsRendered: (rendered: string) => {
        if (rendered === id) end([]);
      },
      storyErrored: ({ title }: { readonly title: string }) => end([title]),
      storyMissing: () => end(['The page is missing from Storybook.']),
    };
    const late = setTimeout(() => end(['The page was not rendered within a minute.']), 60_000);
    const end = (faults: readonly string[]) => {
      clearTimeout(late);
      for (const [event, listener] of Object.entries(heard)) channel.off(event, listener);
      resolve([...faults]);
    };
    for (const [event, listener] of Object.entries(heard)) channel.on(event, listener);
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'docs' });
  });
}

/** Runs before a page of the handbook loads: the places of its stories stay empty, and none gets a window of its own. */
export function withoutStories(): void {
  let preview: object | undefined;
  Object.defineProperty(window, '__STORYBOOK_PREVIEW__', {
    configurable: true,
    get: () => preview,
    set: (given: object) => {
      preview = Object.assign(given, { renderStoryToElement: () => () => Promise.resolve() });
    },
  });
  // A window is fetched when it comes into sight.
  class Blind extends IntersectionObserver {
    override observe(target: Element) {
      if (!(target instanceof HTMLIFrameElement)) super.observe(target);
    }
  }
  window.IntersectionObserver = Blind;
}

/**
 * Waits until a page of the handbook has words, and each story on it is rendered where they are. Storybook tells of a page
 * before anything stands on it. Answers what was wrong.
 * @param patience how long it waits at most, in ms
 */
export async function docsThere({
  patience,
  withStories,
}: {
  readonly patience: number;
  readonly withStories: boolean;
}): Promise<string[]> {
  const words = () => document.querySelector('#storybook-docs')?.textContent.trim() ?? '';
  const places = () => [...document.querySelectorAll('#storybook-docs [id^="story--"][id$="-inner"]')];
  const isThere = () =>
    words() !== '' && (!withStories || places().every((place) => place.childElementCount > 0));
  const until = performance.now() + patience;
  while (performance.now() < until && !isThere()) await new Promise((resolve) => setTimeout(resolve, 20));
  return words() === '' ? ['Nothing stands on the page.'] : [];
}

/** What the page's own styles can tell of how it is looked at: its scheme, and which media queries it meets. */
export const looks = (queries: readonly string[]) => ({
  scheme: document.documentElement.dataset['scheme'],
  met: queries.map((query) => matchMedia(query).matches),
});

/** Texts that do not fit where they stand: cut off, or wider than the page. Those that are only heard may be anything. */
export function cutTexts(): string[] {
  const isCut = (part: Element) => {
    const { overflowX, clip, clipPath } = getComputedStyle(part);
    if (part.clientWidth <= 1 || clip !== 'auto' || clipPath !== 'none') return false;
    return /hidden|clip/.test(overflowX) && part.scrollWidth > part.clientWidth + 1;
  };
  const shown = (text: string | null) => (text ?? '').trim().slice(0, 60);
  const parts = [...document.body.querySelectorAll('*')].filter((part) =>
    [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && shown(node.textContent)),
  );
  const { scrollWidth } = document.documentElement;
  return [
    ...parts.filter(isCut).map((part) => `"${shown(part.textContent)}" is cut.`),
    ...(scrollWidth > innerWidth
      ? [`The page is ${scrollWidth} pixels wide, in a window of ${innerWidth}.`]
      : []),
  ];
}

/** Nobody is outside the page, and each event would be written down for them, with all that the story was given. */
export function tellNobody(): void {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
    readonly __STORYBOOK_ADDONS_CHANNEL__: Channel;
  };
  channel.transports.length = 0;
}

/** What Storybook's toolbar would set. Its address tells them only together with a story. */
export function setGlobals(globals: object): void {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
    readonly __STORYBOOK_ADDONS_CHANNEL__: Channel;
  };
  channel.emit('updateGlobals', { globals });
}

/** Resolves when fonts are there and nothing was changed in the page for so many frames in a row. */
export async function stillness(frames: number): Promise<void> {
  await document.fonts.ready;
  let quiet = 0;
  const observer = new MutationObserver(() => {
    quiet = 0;
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const most = 120;
  for (let frame = 0; frame < most && quiet < frames; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    quiet += 1;
  }
  observer.disconnect();
}

/** Pixels from the top: the end of the page, and the end of what is painted on it with a little air. */
export function contentHeight(): { readonly page: number; readonly content: number } {
  const page = Math.max(document.documentElement.scrollHeight, document.body.scrollHeight);
  const parts = [...document.body.querySelectorAll('*:not(script, style, template)')].filter(
    (part) => !part.closest('#storybook-docs, .sb-wrapper') && part.getClientRects().length > 0,
  );
  const air = 24;
  const end = Math.max(0, ...parts.map((part) => part.getBoundingClientRect().bottom));
  return { page, content: Math.min(Math.max(page, innerHeight), Math.ceil(end) + air) };
}

/** Moves the color of the ground by one step of its blue, so little that no eye sees it. */
export function moveOneColour(): void {
  const [red = 0, green = 0, blue = 0] = (
    getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []
  ).map(Number);
  const moved = `rgb(${red} ${green} ${blue === 0 ? 1 : blue - 1})`;
  document.body.style.setProperty('background-color', moved, 'important');
}
