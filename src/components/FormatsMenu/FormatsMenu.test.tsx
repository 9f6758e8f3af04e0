import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, it } from 'vitest';
import * as stories from './FormatsMenu.stories';

const { Default } = composeStories(stories);

it('says what is in each file, and hands on the one that is chosen', async () => {
  const onChoose = fn();
  render(<Default onChoose={onChoose} />);

  expect(screen.getByRole('menuitem', { name: /CSV/ })).toHaveTextContent('Every column, for a spreadsheet');
  await userEvent.click(screen.getByRole('menuitem', { name: /Excel/ }));

  expect(onChoose).toHaveBeenCalledExactlyOnceWith('xlsx');
});

it('is named like the button that it hangs from, and found by the id that this one tells', () => {
  render(<Default label="Statement (PDF)" />);

  expect(screen.getByRole('menu', { name: 'Statement (PDF)' })).toHaveAttribute('id', 'formats');
});
