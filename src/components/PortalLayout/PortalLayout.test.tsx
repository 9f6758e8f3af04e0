import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import * as stories from './PortalLayout.stories';

const { Default, NavigationBeside } = composeStories(stories);

describe('PortalLayout', () => {
  it('keeps header, navigation, page and footer apart as landmarks', () => {
    render(<NavigationBeside />);

    expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 })).toBeVisible();
    for (const role of ['banner', 'navigation', 'contentinfo']) {
      expect(screen.getByRole('main')).not.toContainElement(screen.getByRole(role));
    }
  });

  it('leads from the skip link to the page without a change of address', async () => {
    render(<Default />);
    const before = location.href;
    await userEvent.click(screen.getByRole('link', { name: 'Skip to the page' }));

    expect(screen.getByRole('main')).toHaveFocus();
    expect(location.href).toBe(before);
  });
});
