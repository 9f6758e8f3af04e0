import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, it } from 'vitest';
import * as stories from './NoMatches.stories';

const { Default } = composeStories(stories);

it('says that nothing matches, and the way back to everything', async () => {
  const onClear = fn();
  render(<Default onClear={onClear} />);

  expect(screen.getByRole('status')).toHaveTextContent('No purchases match.');
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));

  expect(onClear).toHaveBeenCalledOnce();
});
