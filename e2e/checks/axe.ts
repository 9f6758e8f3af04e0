import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 A and AA. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] as const;

/** What good pages do beyond it besides: every word inside a landmark, headings in order. */
const whole = [...wcag, 'best-practice'];

/**
 * What axe finds on the whole page as it stands.
 * @param besides selectors of parts that it leaves out
 */
export async function axeFaults(
  page: Page,
  tags: readonly string[] = whole,
  besides: readonly string[] = [],
): Promise<string[]> {
  await bringAxe(page);
  return page.evaluate(
    async ({ values, exclude }) => {
      const { violations } = await window.axe.run(
        { exclude },
        { runOnly: { type: 'tag', values }, resultTypes: ['violations'], selectors: false, preload: false },
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.slice(0, 3).map(({ html }) => `${id}: ${html.slice(0, 160)}`),
      );
    },
    { values: [...tags], exclude: [...besides] },
  );
}

/** Axe is large, and one document needs it once: its first rule brings it along. */
async function bringAxe(page: Page) {
  if (await page.evaluate(() => 'axe' in window)) return;
  await new AxeBuilder({ page }).setLegacyMode().withRules('document-title').analyze();
}
