import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import * as stories from './FilterPanel.stories';

const { Default, Invalid } = composeStories(stories);

describe('FilterPanel', () => {
  it.each([
    ['Close', 'onClose'],
    ['Clear all fields', 'onClear'],
    ['Show results', 'onApply'],
  ] as const)('%s tells only that', async (name, prop) => {
    const asked = { onClose: fn(), onClear: fn(), onApply: fn() };
    render(<Default {...asked} />);

    await userEvent.click(screen.getByRole('button', { name }));

    const called = Object.entries(asked).filter(([, ask]) => ask.mock.calls.length > 0);
    expect(called.map(([key]) => key)).toEqual([prop]);
  });

  it.each([
    ['shows results', false, 1],
    ['does nothing for what cannot be asked', true, 0],
  ])('%s by Enter in a field', async (_, invalid, times) => {
    const onApply = fn();
    render(
      <Default onApply={onApply} invalid={invalid}>
        <input aria-label="Field" />
      </Default>,
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Field' }), '12{Enter}');

    expect(onApply).toHaveBeenCalledTimes(times);
  });

  it('is left with Escape', async () => {
    const onClose = fn();
    render(<Default onClose={onClose} />);

    await userEvent.keyboard('{Escape}');

    expect(onClose).toHaveBeenCalledOnce();
  });

  it('shows no results for what cannot be asked', () => {
    render(<Invalid />);

    expect(screen.getByRole('dialog', { name: 'Filter statements' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Show results' })).toBeDisabled();
  });
});
