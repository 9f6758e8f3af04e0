import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { ActiveFilters } from './ActiveFilters';
import * as stories from './ActiveFilters.stories';

const { Default } = composeStories(stories);

/** As a list has them: a filter that is removed is gone. */
function Removing() {
  const [filters, setFilters] = useState(Default.args.filters!);
  return (
    <ActiveFilters
      filters={filters}
      onRemove={(id) => setFilters(filters.filter((filter) => filter.id !== id))}
      onClear={() => setFilters([])}
    />
  );
}

describe('ActiveFilters', () => {
  it.each([
    ['a click', () => userEvent.click(chip())],
    [
      'the keyboard',
      () => {
        chip().focus();
        return userEvent.keyboard('{Enter}');
      },
    ],
  ])('takes one filter away by %s', async (_, press) => {
    const onRemove = fn();
    render(<Default onRemove={onRemove} />);

    await press();

    expect(onRemove).toHaveBeenCalledExactlyOnceWith('group');
  });

  it('takes all of them away', async () => {
    const onClear = fn();
    render(<Default onClear={onClear} />);

    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));

    expect(onClear).toHaveBeenCalledOnce();
  });

  it('leaves the focus on the next filter, then on the button, then on the word that there is none', async () => {
    render(<Removing />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(chip()).toHaveFocus();

    await userEvent.keyboard('{Delete}');
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(screen.getByText('No filters in use')).toHaveFocus();

    await userEvent.tab();
    expect(screen.queryByText('No filters in use')).not.toBeInTheDocument();
  });

  it('goes to the button where the last filter of the row was removed', async () => {
    render(<Removing />);
    chip().focus();
    await userEvent.keyboard('{Enter}');

    expect(screen.getByRole('button', { name: 'Clear filters' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('No filters in use')).toHaveFocus();
  });

  it('leaves the focus where somebody put it meanwhile', async () => {
    const { rerender } = render(<Default />);
    chip().focus();
    await userEvent.keyboard('{Enter}');
    screen.getByRole('button', { name: /^Remove filter Jan/ }).focus();
    rerender(<Default filters={Default.args.filters!.slice(0, 1)} />);

    expect(screen.getByRole('button', { name: /^Remove filter Jan/ })).toHaveFocus();
  });

  it('says its words once, though they are its tooltip as well', () => {
    render(<Default />);

    expect(chip()).not.toHaveAccessibleDescription();
    expect(screen.getByTitle('Product group: Fertilizer, Seed')).toBeInTheDocument();
  });

  it('is not there when nothing narrows', () => {
    render(<Default filters={[]} />);

    expect(screen.queryByRole('region', { name: 'Filters in use' })).not.toBeInTheDocument();
  });
});

const chip = () => screen.getByRole('button', { name: 'Remove filter Product group: Fertilizer, Seed' });
