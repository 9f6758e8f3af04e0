import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import * as stories from './ActiveFilters.stories';

const { Default } = composeStories(stories);

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

  it('is not there when nothing narrows', () => {
    render(<Default filters={[]} />);

    expect(screen.queryByRole('region', { name: 'Filters in use' })).not.toBeInTheDocument();
  });
});

const chip = () => screen.getByRole('button', { name: 'Remove filter Product group: Fertilizer, Seed' });
