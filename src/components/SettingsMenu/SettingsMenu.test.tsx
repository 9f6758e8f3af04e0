import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, it } from 'vitest';
import * as stories from './SettingsMenu.stories';

const { Default } = composeStories(stories);

it('goes with what is done at once, and stays for what is chosen', async () => {
  const [onClose, onFit, onPrefer] = [fn(), fn(), fn()];
  render(<Default onClose={onClose} onFit={onFit} onPrefer={onPrefer} />);

  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Branch' }));
  expect(onPrefer).toHaveBeenCalledExactlyOnceWith({ columns: { branch: true } });
  expect(onClose).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('menuitem', { name: 'Fit widths to the words' }));
  expect(onFit).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
});

it('is named, and found by the id that its button tells', () => {
  render(<Default />);

  expect(screen.getByRole('menu', { name: 'Columns' })).toHaveAttribute('id', 'settings');
});
