import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import * as stories from './RowCard.stories';

const { Default, Openable, Selected } = composeStories(stories);

describe('RowCard', () => {
  it('is only read where nothing can be opened or selected', () => {
    render(<Default />);

    expect(screen.getByRole('listitem')).toHaveTextContent('Urea 46-0-0, bulk$8,214.50');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('opens its row', async () => {
    const onOpen = fn();
    render(<Openable onOpen={onOpen} />);

    await userEvent.click(screen.getByRole('button', { name: 'Urea 46-0-0, bulk' }));

    expect(onOpen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ invoice: '104880' }));
  });

  it('is selected without being opened', async () => {
    const onOpen = fn();
    const onSelect = fn();
    render(<Selected onOpen={onOpen} selection={{ ...Selected.args.selection!, onSelect }} />);

    await userEvent.click(screen.getByRole('checkbox', { name: 'Select invoice 104880', checked: true }));

    expect(onSelect).toHaveBeenCalledExactlyOnceWith(new Set());
    expect(onOpen).not.toHaveBeenCalled();
  });
});
