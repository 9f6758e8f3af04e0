import type { Browser } from 'playwright';
import { showStory } from './inPage';
import type { Screenshot } from './screenshots';
import { openStorybook, untilQuiet } from './storybookPage';
import { seesPlanted, type Way, ways } from './ways';

/** What is wrong with a story for somebody who looks at it, or uses it, otherwise. */
interface QualityVerdict {
  readonly storyId: string;
  /** "text at 200 %". */
  readonly how: string;
  readonly faults: readonly string[];
}

/** What is looked at: ids of stories. */
type Shown = Readonly<Record<Way['shows'], readonly string[]>>;

/** The first story of each component, fields and parts that know the business too, and the first of each screen. */
export function usualStories(screenshots: readonly Pick<Screenshot, 'title' | 'storyId' | 'file'>[]): Shown {
  const firstOf = (folder: string) => {
    const first = new Map<string, string>();
    for (const { title, storyId, file } of screenshots)
      if (file.startsWith(folder) && !first.has(title)) first.set(title, storyId);
    return [...first.values()];
  };
  return { components: firstOf('src/'), screens: firstOf('stories/screens/') };
}

interface Options {
  readonly browser: Browser;
  /** Where the built Storybook is served. */
  readonly origin: string;
  /** Windows that work side by side. */
  readonly windows: number;
}

/**
 * Shows these stories in every way, without a picture. What a story's play function says does not count: it looks for
 * English, and was heard in its usual mode.
 * @throws Error when a way does not find the fault that is planted for it, in the first story that has none
 */
export async function checkQuality(
  stories: Shown,
  { browser, origin, windows }: Options,
): Promise<QualityVerdict[]> {
  const left = [...ways];
  const verdicts: QualityVerdict[] = [];
  const work = async () => {
    for (let way = left.shift(); way; way = left.shift()) {
      const { how, begin, look, shows, ...settings } = way;
      let tried = false;
      const storybook = await openStorybook(browser, origin, { ...settings, checked: false });
      try {
        await storybook.begin(way);
        await begin?.(storybook.page);
        for (const storyId of stories[shows]) {
          storybook.errors.length = 0;
          await storybook.page.evaluate(showStory, storyId);
          await untilQuiet(storybook);
          const faults = [...(await look(storybook.page)), ...storybook.errors];
          verdicts.push({ storyId, how, faults });
          if (tried || faults.length > 0) continue;
          tried = true;
          if (!(await seesPlanted(storybook.page, way)))
            throw new Error(`A fault that was planted for "${how}" was not seen: the look is blind.`);
        }
      } finally {
        await storybook.close();
      }
    }
  };
  await Promise.all(Array.from({ length: windows }, work));
  return verdicts;
}
