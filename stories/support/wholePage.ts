import { expect } from 'storybook/test';
import { atTheDesk } from '../../.storybook/modes';

interface Shown {
  readonly canvasElement: HTMLElement;
}

/** Whoever cannot see the page finds it by its one main part and its one heading. */
async function isOnePage({ canvasElement }: Shown) {
  await expect(canvasElement.querySelectorAll('main')).toHaveLength(1);
  await expect(canvasElement.querySelectorAll('main h1')).toHaveLength(1);
}

/**
 * All that is on the page lies in a landmark. The link past the header is not taken for the page's first,
 * because Storybook's own stand before it; a menu belongs to its button, wherever it is painted.
 */
const landmarks = {
  id: 'region',
  enabled: true,
  selector: 'body *:not(a[href="#main"], .MuiPopover-paper, .MuiPopover-paper *)',
};

/**
 * What the stories of every whole page share: the accessibility rules that only a whole page can break. `about` tells what the screen is for, and which of the usual states it cannot be in.
 */
export const wholePage = (about: string) => ({
  parameters: {
    layout: 'fullscreen',
    ...atTheDesk,
    a11y: { config: { rules: [landmarks] } },
    docs: { description: { component: about }, story: { inline: false, height: '720px' } },
  },
  afterEach: isOnePage,
});
