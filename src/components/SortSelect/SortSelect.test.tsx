import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import * as stories from './SortSelect.stories';

const { ByDate } = composeStories(stories);

describe('SortSelect', () => {
  it('offers both orders of every column that can be sorted', async () => {
    const onSort = fn();
    render(<ByDate onSort={onSort} />);

    await userEvent.click(screen.getByRole('combobox', { name: 'Sort by' }));
    expect(screen.getAllByRole('option')).toHaveLength(6);
    await userEvent.click(screen.getByRole('option', { name: 'Amount, lowest first' }));

    expect(onSort).toHaveBeenCalledExactlyOnceWith('total');
  });
});
