import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as stories from './ResourceTable.stories';

const { Default } = composeStories(stories);

describe('ResourceTable', () => {
  const desktop = window.matchMedia;
  afterEach(() => {
    window.matchMedia = desktop;
  });

  it('is cards on a phone', () => {
    window.matchMedia = (query) => ({ ...desktop(query), matches: query.includes('max-width:599') });
    render(<Default />);

    expect(screen.getByRole('list', { name: 'Purchases' })).toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('shows the rows in a plain table until the grid is there', async () => {
    // An earlier file of the same process may have fetched the grid.
    vi.resetModules();
    const { Default: First } = composeStories(await import('./ResourceTable.stories'));
    render(<First />);

    expect(screen.getByRole('table', { name: 'Purchases' })).toHaveTextContent('104880');
    expect(await screen.findByRole('grid', undefined, { timeout: 20_000 })).toHaveAccessibleName('Purchases');
    expect(screen.queryByRole('table')).toBeNull();
  });
});
