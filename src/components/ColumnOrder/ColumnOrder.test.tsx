import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, it } from 'vitest';
import * as stories from './ColumnOrder.stories';

const { Default } = composeStories(stories);

it.each([
  ['Move Branch up', ['date', 'branch', 'item'], 'Branch: place 2 of 3'],
  ['Move Date down', ['item', 'date', 'branch'], 'Date: place 2 of 3'],
])('%s', async (button, order, said) => {
  const onOrder = fn();
  render(<Default onOrder={onOrder} />);

  await userEvent.click(screen.getByRole('button', { name: button }));

  expect(onOrder).toHaveBeenCalledExactlyOnceWith(order);
  expect(screen.getByText(said)).toBeInTheDocument();
});

it('moves nothing beyond its ends', () => {
  render(<Default />);

  expect(screen.getByRole('button', { name: 'Move Date up' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Move Branch down' })).toBeDisabled();
});
