import type { Page } from 'playwright';

/** How the browser is set while a story is looked at. Names are those of `.storybook/modes.ts`. */
export interface Mode {
  readonly theme: 'light' | 'dark';
  /** A name of the preview's viewport options. */
  readonly viewport: string;
  readonly media?: 'print';
  readonly forcedColors?: 'active';
  readonly contrast?: 'more';
  /** English where nothing is said. */
  readonly language?: 'es' | 'pseudo';
  /** A sample brand of the toolbar; Fieldgate's own look where nothing is said. */
  readonly brand?: string;
  /** A story or its kind is not looked at in this mode. */
  readonly disable?: boolean;
  /** false: the story is shown, played and checked, and no image of it is kept. */
  readonly pictured?: false;
  /** What axe looks at, where that is not everything: all but the contrast of colors, or nothing. */
  readonly axe?: 'shapes' | 'nothing';
}

/** One story, looked at in one way. */
export interface Screenshot {
  readonly storyId: string;
  /** The file that the story is in, from the top of the repository. */
  readonly file: string;
  /** "Components/Money". */
  readonly title: string;
  /** The story's name within its title. */
  readonly name: string;
  readonly modeName: string;
  readonly mode: Mode;
  /** The window in pixels, in which the story is rendered. */
  readonly width: number;
  readonly height: number;
}

/** What a prepared story says of itself, as far as screenshots need it. */
export interface StoryFacts {
  readonly id: string;
  readonly file: string;
  readonly title: string;
  readonly name: string;
  readonly modes: Readonly<Record<string, Mode>>;
  /** Globals that the story insists on, whatever the mode says. */
  readonly theme?: Mode['theme'];
  readonly viewport?: string;
  readonly viewports: Readonly<Record<string, { readonly width: number; readonly height: number }>>;
}

/**
 * Every screenshot of these stories, in a fixed order. A story that insists on a width is not looked at in another:
 * two modes that come to the same count once, under the name of the mode that it really is.
 * @throws Error when a mode names a viewport that the preview does not have
 */
export function screenshotsOf(stories: readonly StoryFacts[]): Screenshot[] {
  const known = stories.flatMap(({ modes }) => Object.entries(modes));
  return stories.flatMap((story) => {
    const wanted = Object.entries(story.modes).filter(([, { disable }]) => !disable);
    const screenshots = wanted.map(([asked, mode]): Screenshot => {
      const { id: storyId, file, title, name, theme = mode.theme, viewport = mode.viewport } = story;
      const real = Object.assign({}, mode, { theme, viewport });
      const size = story.viewports[viewport];
      if (!size) throw new Error(`${storyId}: there is no viewport "${viewport}" in the preview.`);
      const modeName = known.find(([, other]) => same(other, real))?.[0] ?? asked;
      return { storyId, file, title, name, modeName, mode: real, width: size.width, height: size.height };
    });
    return [...new Map(screenshots.map((screenshot) => [screenshot.modeName, screenshot])).values()];
  });
}

const same = (one: Mode, other: Mode) =>
  (['theme', 'viewport', 'media', 'forcedColors', 'contrast', 'language', 'brand'] as const).every(
    (key) => one[key] === other[key],
  );

/** The path of a screenshot's baseline below the folder of all baselines. */
export function baselineName({ storyId, modeName }: Pick<Screenshot, 'storyId' | 'modeName'>): string {
  const [component = storyId, story = 'story'] = storyId.split('--');
  return `${component}/${story}.${modeName}`;
}

/** Asks an opened Storybook for all its stories. Pages of prose have no screenshots. */
export const readStories = (page: Page): Promise<StoryFacts[]> => page.evaluate(readInPage);

interface PreviewWindow {
  readonly __STORYBOOK_PREVIEW__: {
    readonly storyStoreValue: {
      loadStory(asked: { readonly storyId: string }): Promise<{
        readonly id: string;
        readonly title: string;
        readonly name: string;
        readonly storyGlobals?: {
          readonly theme?: Mode['theme'];
          readonly viewport?: { readonly value?: string };
        };
        readonly parameters: {
          readonly chromatic: { readonly modes: Record<string, Mode> };
          readonly viewport: {
            readonly options: Record<
              string,
              { readonly styles: { readonly width: string; readonly height: string } }
            >;
          };
        };
      }>;
    };
  };
}

/** Runs in the page, so it may use nothing from outside. */
async function readInPage(): Promise<StoryFacts[]> {
  const index = (await (await fetch('index.json')).json()) as {
    readonly entries: Record<
      string,
      { readonly id: string; readonly type: string; readonly importPath: string }
    >;
  };
  const { storyStoreValue: store } = (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__;
  const ids = Object.values(index.entries).filter(({ type }) => type === 'story');
  const stories = await Promise.all(ids.map(({ id }) => store.loadStory({ storyId: id })));
  return stories.map(({ id, title, name, storyGlobals, parameters }) => ({
    id,
    file: index.entries[id]!.importPath.replace('./', ''),
    title,
    name,
    modes: parameters.chromatic.modes,
    theme: storyGlobals?.theme,
    viewport: storyGlobals?.viewport?.value,
    viewports: Object.fromEntries(
      Object.entries(parameters.viewport.options).map(([key, { styles }]) => [
        key,
        { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) },
      ]),
    ),
  }));
}
