import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { freshPreferences } from '../gridPreferences';
import * as stories from './GridSettings.stories';

const { Default, GaveWay, OneColumnLeft } = composeStories(stories);

const onceFetched = { timeout: 20_000 };

describe('GridSettings', () => {
  const open = () => userEvent.click(screen.getByRole('button', { name: 'Columns' }));

  it.each([
    ['shows a column', 'menuitemcheckbox', 'Branch', { columns: { branch: true } }],
    ['hides a column', 'menuitemcheckbox', 'Date', { columns: { date: false } }],
    ['moves the rows together', 'menuitemradio', 'Compact rows', { density: 'compact' }],
    ['switches the single key off', 'menuitemcheckbox', 'Press / to search', { slashKey: false }],
    ['starts anew', 'menuitem', 'Back to the usual columns', freshPreferences],
  ])('%s', async (_, role, name, change) => {
    const onPrefer = fn();
    render(<Default onPrefer={onPrefer} />);
    await open();

    await userEvent.click(await screen.findByRole(role, { name }, onceFetched));

    expect(onPrefer).toHaveBeenCalledExactlyOnceWith(change);
  });

  it('fits the widths without anybody drawing at an edge', async () => {
    const onFit = fn();
    render(<Default onFit={onFit} />);
    await open();

    await userEvent.click(
      await screen.findByRole('menuitem', { name: 'Fit widths to the words' }, onceFetched),
    );

    expect(onFit).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('says which choice is on', async () => {
    render(<Default />);
    await open();

    expect(screen.getByRole('menuitemradio', { checked: true })).toHaveAccessibleName('Standard rows');
    expect(screen.getByRole('menuitemcheckbox', { name: 'Branch', checked: false })).toBeInTheDocument();
  });

  it.each([
    ['Columns', []],
    ['1 more column', ['Field']],
    ['2 more columns', ['Field', 'Quantity']],
  ])('is called “%s” where %j have no room, and brings one of them in', async (name, gone) => {
    const onPrefer = fn();
    const columns = GaveWay.args.columns!.map((column) =>
      Object.assign({}, column, { gaveWay: gone.includes(column.label) }),
    );
    render(<Default columns={columns} onPrefer={onPrefer} />);
    await userEvent.click(screen.getByRole('button', { name }));

    const items = screen.queryAllByRole('menuitemcheckbox', { name: /No room at this width$/ });
    expect(items.map((item) => item.textContent)).toEqual(
      gone.map((label) => `${label}No room at this width`),
    );
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: /^Field/ }));
    expect(onPrefer).toHaveBeenCalledExactlyOnceWith({ columns: { field: true } });
  });

  it('never hides the last column', async () => {
    render(<OneColumnLeft />);
    await open();

    expect(screen.getByRole('menuitemcheckbox', { name: 'Date' })).toHaveAttribute('aria-disabled', 'true');
  });
});
