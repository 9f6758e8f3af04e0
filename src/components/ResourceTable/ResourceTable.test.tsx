import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen } from '@testing-library/react';
import { fn } from 'storybook/test';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ExportMenu } from '../ExportMenu/ExportMenu';
import { ListToolbar } from '../ListToolbar/ListToolbar';
import * as stories from './ResourceTable.stories';

const { Default } = composeStories(stories);

describe('ResourceTable', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is cards where it is as narrow as on a phone', () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(551);
    render(<Default />);

    expect(screen.getByRole('list', { name: 'Purchases' })).toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('shows the rows in a plain table until the grid is there', async () => {
    const { Default: First } = await beforeTheGrid();
    render(<First />);

    expect(screen.getByRole('table', { name: 'Purchases' })).toHaveTextContent('104880');
    expect(await screen.findByRole('grid', undefined, onceFetched)).toHaveAccessibleName('Purchases');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('keeps a word that is being typed and an opened menu when the grid comes', async () => {
    const { Default: First } = await beforeTheGrid();
    render(<First toolbar={toolbar} />);
    const search = screen.getByRole('searchbox', { name: 'Search purchases' });
    fireEvent.change(search, { target: { value: 'ure' } });
    fireEvent.click(screen.getByRole('button', { name: 'Download' }));
    expect(screen.queryByRole('grid', { hidden: true })).toBeNull();
    const menu = await screen.findByRole('menu', undefined, onceFetched);

    await screen.findByRole('grid', { hidden: true }, onceFetched);

    expect(search).toBeInTheDocument();
    expect(search).toHaveValue('ure');
    expect(menu).toBeInTheDocument();
    expect(screen.getByRole('menuitem', { name: 'Download all 46 rows (CSV)' })).toBeVisible();
  });
});

const onceFetched = { timeout: 20_000 };

/** An earlier test of the same process may have fetched the grid. */
async function beforeTheGrid() {
  vi.resetModules();
  return composeStories(await import('./ResourceTable.stories'));
}

const toolbar = (
  <ListToolbar search={{ label: 'Search purchases', value: '', onChange: fn() }}>
    <ExportMenu
      formats={[{ id: 'csv', label: 'Download all 46 rows (CSV)' }]}
      state="ready"
      onExport={fn()}
    />
  </ListToolbar>
);
