import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as stories from './Banner.stories';

const { Default } = composeStories(stories);

it('is a notice that a reader finds by its name', () => {
  render(<Default />);

  expect(screen.getByRole('note', { name: 'Notice' })).toHaveTextContent(
    'The Pullman branch closes at noon on Friday for inventory.',
  );
});
